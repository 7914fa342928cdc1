/** RFC 8259 and RFC 6901: the strings of a JSON text, each with its JSON Pointer. */

import { DecodedText } from "./decoded-text.ts";

/** The place at which a text stops being JSON. */
export class JsonFault extends SyntaxError {
  /** In UTF-16 code units. */
  readonly offset: number;
  /** Where the token begins that is not JSON: `offset`, or the quote that opens a string. */
  readonly from: number;

  constructor(offset: number, from: number) {
    super(`not JSON at offset ${offset}`);
    this.offset = offset;
    this.from = from;
  }
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const COLON = 0x3a;
const OPEN_ARRAY = 0x5b;
const BACKSLASH = 0x5c;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;
const TAB = 0x09;
const SPACE = 0x20;

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y;
const LITERALS = ["true", "false", "null"];
const ESCAPE = /["\\/bfnrt]|u[\dA-Fa-f]{4}/y;
/** An escape, which stands for one code unit. */
const JSON_ESCAPE = /\\(?:u[\dA-Fa-f]{4}|.)/g;

/** What may come next. */
type Next = "value" | "value or end" | "name" | "name or end" | "after";

/** Reads a text once, without recursion, and stops at each string. A nesting level takes eight bytes. */
export class JsonReader {
  readonly json: string;
  /** The offset after the opening quote of the string, in UTF-16 code units. */
  start = 0;
  /** The offset of its closing quote. */
  end = 0;
  isName = false;
  /** Whether it may have a ":", as such or as an escape. */
  mayHaveColon = false;
  #hasEscape = false;
  #at = 0;
  #next: Next = "value";
  /** For each open object the offset of the current name; for each open array, the complement of the current index. */
  #open = new Int32Array(64);
  /** The offsets at which they are opened. */
  #starts = new Int32Array(64);
  #depth = 0;
  /** The pointers of the open values, as far as they were asked for. */
  readonly #pointers: string[] = [""];

  constructor(json: string) {
    this.json = json;
  }

  /** Goes on to the next string. False at the end of the text. @throws {JsonFault} where it is not JSON */
  next(): boolean {
    const { json } = this;
    for (;;) {
      const at = this.#skipSpace();
      const code = json.charCodeAt(at);
      if (this.#next === "after") {
        if (this.#depth === 0 && at === json.length) return false;
        this.#takeAfter(code, at);
      } else if (code === QUOTE) {
        this.#takeString(at);
        return true;
      } else if (this.#next === "name" || this.#next === "name or end") {
        if (this.#next === "name" || code !== CLOSE_OBJECT) throw new JsonFault(at, at);
        this.#close();
      } else if (code === OPEN_OBJECT) {
        this.#push(0, "name or end");
      } else if (code === OPEN_ARRAY) {
        this.#push(-1, "value or end");
      } else if (code === CLOSE_ARRAY && this.#next === "value or end") {
        this.#close();
      } else {
        this.#at = scalarEnd(json, at);
        this.#next = "after";
      }
    }
  }

  /** The string, with its escapes decoded. */
  text(): DecodedText {
    const { json, start, end } = this;
    return new DecodedText(this.#textOf(start, end, this.#hasEscape), start, json.slice(start, end), JSON_ESCAPE);
  }

  /** The JSON Pointer of the string or, for a name, of its value (RFC 6901). */
  pointer(): string {
    return this.#pointerAt(this.#depth);
  }

  /** The number of objects and arrays around the string. */
  get depth(): number {
    return this.#depth;
  }

  /** The offset at which the object or array at a depth begins; the depth counts from 0. */
  startAt(depth: number): number {
    return this.#starts[depth] as number;
  }

  /** The current name in the object at a depth; `undefined` in an array, and at -1, around the whole text. */
  nameAt(depth: number): string | undefined {
    const start = this.#open[depth] ?? -1;
    return start < 0 ? undefined : this.#name(start);
  }

  #skipSpace(): number {
    const { json } = this;
    let at = this.#at;
    for (; ; at++) {
      const code = json.charCodeAt(at);
      if (code !== SPACE && code !== LINE_FEED && code !== RETURN && code !== TAB) break;
    }
    this.#at = at;
    return at;
  }

  #takeAfter(code: number, at: number): void {
    const top = this.#depth - 1;
    const current = this.#open[top] as number;
    const isArray = current < 0;
    if (this.#depth === 0) throw new JsonFault(at, at);
    if (code === COMMA) {
      if (isArray) this.#open[top] = current - 1;
      this.#next = isArray ? "value" : "name";
      this.#at++;
    } else if (code === (isArray ? CLOSE_ARRAY : CLOSE_OBJECT)) {
      this.#close();
    } else {
      throw new JsonFault(at, at);
    }
  }

  #takeString(at: number): void {
    this.isName = this.#next === "name" || this.#next === "name or end";
    this.#readString(at + 1);
    this.#at = this.end + 1;
    if (!this.isName) {
      this.#next = "after";
      return;
    }
    this.#open[this.#depth - 1] = this.start;
    const colon = this.#skipSpace();
    if (this.json.charCodeAt(colon) !== COLON) throw new JsonFault(colon, colon);
    this.#at++;
    this.#next = "value";
  }

  #readString(start: number): void {
    const { json } = this;
    let [hasColon, hasEscape] = [false, false];
    let at = start;
    for (let code = json.charCodeAt(at); code !== QUOTE; code = json.charCodeAt(++at)) {
      if (code === COLON) hasColon = true;
      else if (code === BACKSLASH) {
        hasEscape = true;
        ESCAPE.lastIndex = at + 1;
        if (!ESCAPE.test(json)) throw new JsonFault(at, start - 1);
        at = ESCAPE.lastIndex - 1;
        // Outside the text, the code is NaN.
      } else if (!(code >= SPACE)) throw new JsonFault(at, start - 1);
    }
    this.start = start;
    this.end = at;
    this.#hasEscape = hasEscape;
    this.mayHaveColon = hasColon || hasEscape;
  }

  #push(state: number, next: Next): void {
    if (this.#depth === this.#open.length) {
      this.#open = twice(this.#open);
      this.#starts = twice(this.#starts);
    }
    this.#starts[this.#depth] = this.#at;
    this.#open[this.#depth++] = state;
    this.#next = next;
    this.#at++;
  }

  #close(): void {
    this.#depth--;
    this.#pointers.length = Math.min(this.#pointers.length, Math.max(1, this.#depth));
    this.#next = "after";
    this.#at++;
  }

  /** Each is made of the one before it, once, since there may be as many levels as characters. */
  #pointerAt(depth: number): string {
    const pointers = this.#pointers;
    // That of an element changes with its index.
    for (let made = pointers.length; made < depth; made++) pointers.push(this.#pointerBelow(made));
    return depth === 0 ? "" : this.#pointerBelow(depth);
  }

  #pointerBelow(depth: number): string {
    const current = this.#open[depth - 1] as number;
    const token = current < 0 ? String(~current) : escaped(this.#name(current));
    return `${this.#pointers[depth - 1]}/${token}`;
  }

  #name(start: number): string {
    const { json } = this;
    let end = start;
    let hasEscape = false;
    for (let code = json.charCodeAt(end); code !== QUOTE; code = json.charCodeAt(++end)) {
      if (code !== BACKSLASH) continue;
      hasEscape = true;
      end++;
    }
    return this.#textOf(start, end, hasEscape);
  }

  #textOf(start: number, end: number, hasEscape: boolean): string {
    return hasEscape ? (JSON.parse(this.json.slice(start - 1, end + 1)) as string) : this.json.slice(start, end);
  }
}

function twice(numbers: Int32Array): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(numbers.length * 2);
  larger.set(numbers);
  return larger;
}

/** The offset after a number, or after `true`, `false` or `null`. */
function scalarEnd(json: string, at: number): number {
  NUMBER.lastIndex = at;
  if (NUMBER.test(json)) return NUMBER.lastIndex;
  const literal = LITERALS.find((name) => json.startsWith(name, at));
  if (literal === undefined) throw new JsonFault(at, at);
  return at + literal.length;
}

/** RFC 6901 §3: "~" and "/" have a meaning in a pointer. */
function escaped(name: string): string {
  return name.replace(/~/g, "~0").replace(/\//g, "~1");
}
