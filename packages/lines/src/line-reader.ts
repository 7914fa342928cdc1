/** RFC 3986 §4.1: lines one by one, in constant memory, without those that a scanner finds. */
import { argumentError, ownOptions } from "@std66/core/internal";
import { latin1 } from "./latin-1.ts";
import { LineBlocks, type Read } from "./line-blocks.ts";
import { LineScanner } from "./line-scanner.ts";
import { type End, type LineOptions, LF, endNamed } from "./options.ts";

const CARRIAGE_RETURN = 0x0d;

export interface LineReaderOptions extends LineOptions {
  /** Finds lines that `next` then leaves out. Its `end` must be the same. Default: `next` returns all lines. */
  readonly scanner?: LineScanner | undefined;
  /** Called with the offsets of such lines in the buffer of the scanner, line ends included. */
  readonly found?: ((start: number, end: number) => void) | undefined;
  /**
   * Matches, as a whole or in part, each line that `next` returns though the scanner finds it, among other lines with
   * their line ends. No match goes over a line end. Must have the flag `g`, and `m` for the starts of lines. Default:
   * matches nothing.
   */
  readonly except?: RegExp | undefined;
  /**
   * Converts octets to as many code units: an ASCII octet to its character, any other to one that is not ASCII.
   * Default: by `TextDecoder`, as windows-1252.
   */
  readonly textOf?: ((octets: Uint8Array) => string) | undefined;
  /** The maximum length of a line, in bytes. Default: that of `LineBlocks`. */
  readonly limit?: number | undefined;
}

/**
 * Reads lines as `LineBlocks` does, and returns them one by one. `read` waits for more of them, and `next` returns
 * those that were read. A CR before an LF belongs to the line end. The last line may lack its line end, and then keeps
 * its CR.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-4.1 | RFC 3986 §4.1}
 * @example
 * ```ts
 * import { LineReader } from "@std66/lines/reader";
 * const file = new TextEncoder().encode("http://a/\r\n../b\nc");
 * let at = 0;
 * const reader = new LineReader((buffer, start) => {
 *   const { length } = file.subarray(at, at + 12);
 *   buffer.set(file.subarray(at, at + length), start);
 *   at += length;
 *   return length;
 * });
 * const lines: string[] = [];
 * while (reader.read()) for (let line = reader.next(); line !== undefined; line = reader.next()) lines.push(line);
 * lines; // => ["http://a/", "../b", "c"]
 * ```
 */
export class LineReader {
  readonly #blocks: LineBlocks;
  readonly #end: End;
  readonly #separator: string;
  readonly #textOf: (octets: Uint8Array) => string;
  readonly #scanner: LineScanner | undefined;
  readonly #found: ((start: number, end: number) => void) | undefined;
  readonly #except: RegExp | undefined;
  /** The lines that were read, until they are a text. */
  #octets: Uint8Array | undefined;
  /** The lines that were read as a text, as soon as one of them is needed. */
  #block: string | undefined;
  #length = 0;
  /** Whether the lines that were read are in the buffer of the scanner. */
  #isScannable = false;
  /** The start of the next line in the block. */
  #from = 0;
  /** The start of the next line that `except` matches; -1 before it is known. */
  #exception = -1;
  #line = "";
  #count = 0;

  /**
   * @throws {RangeError} if the value of an option is unknown
   * @throws {TypeError} if an argument is of another type, or if an option is unknown
   */
  constructor(read: Read, options?: LineReaderOptions) {
    const known = ["end", "except", "found", "limit", "scanner", "textOf"];
    const own = ownOptions("LineReader: options", options ?? {}, known);
    const { scanner, found, except, textOf = latin1, limit } = own;
    if (scanner !== undefined && !(scanner instanceof LineScanner))
      throw argumentError("LineReader: options.scanner", "a LineScanner", scanner);
    if (found !== undefined) requireFunction("LineReader: options.found", found);
    if (except !== undefined && !except.global)
      throw argumentError("LineReader: options.except", "a regexp with the flag g", except);
    requireFunction("LineReader: options.textOf", textOf);
    requireFunction("LineReader: read", read);
    this.#end = endNamed("LineReader: options", own);
    this.#separator = String.fromCharCode(this.#end);
    this.#blocks = new LineBlocks(read, { end: this.#end, buffer: scanner?.buffer, limit });
    this.#textOf = textOf;
    this.#scanner = scanner;
    this.#found = found;
    this.#except = except;
  }

  /** The line that `next` has returned last since `read`; before, an empty text. */
  get line(): string {
    return this.#line;
  }

  /** How many lines `next` has returned, or the scanner has found. */
  get count(): number {
    return this.#count;
  }

  /** How many bytes have been read, including those of lines not returned yet. */
  get bytesRead(): number {
    return this.#blocks.bytesRead;
  }

  /**
   * Reads the next lines. Returns false at the end. Lines that `next` has not returned are lost.
   *
   * @throws {RangeError} if a line is longer than the limit
   * @throws {TypeError} if `read` returns something other than a number of bytes for which there is room
   */
  read(): boolean {
    // Before the next lines are there: long ones would be kept beside them.
    this.#block = undefined;
    this.#line = "";
    const octets = this.#blocks.next();
    this.#octets = octets;
    this.#length = octets?.length ?? 0;
    // The last line may lack its line end, and a longer one is in another buffer.
    this.#isScannable =
      octets !== undefined && octets.buffer === this.#scanner?.buffer.buffer && octets.at(-1) === this.#end;
    this.#from = 0;
    this.#exception = -1;
    return this.#length > 0;
  }

  /**
   * Returns the next of the lines that were read, without those that the scanner finds; `undefined` after the last one.
   * It is not decoded: a character that is not ASCII is a code unit for each octet.
   */
  next(): string | undefined {
    if (this.#isScannable) this.#scan(this.#scanner as LineScanner);
    const from = this.#from;
    if (from >= this.#length) return undefined;
    const block = (this.#block ??= this.#text());
    const found = block.indexOf(this.#separator, from);
    let to = found < 0 ? block.length : found;
    this.#from = to + 1;
    // Before a NUL, a CR is text.
    if (this.#end === LF && found > from && block.charCodeAt(found - 1) === CARRIAGE_RETURN) to--;
    this.#count++;
    return (this.#line = block.slice(from, to));
  }

  /** Releases the bytes: those of a long line would take twice the memory. */
  #text(): string {
    const octets = this.#octets as Uint8Array;
    this.#octets = undefined;
    return this.#textOf(octets);
  }

  #scan(scanner: LineScanner): void {
    const from = this.#from;
    const until = this.#except === undefined ? this.#length : this.#nextException(this.#except);
    const to = until === from ? from : scanner.find(from, until);
    if (to === from) return;
    this.#count += scanner.count;
    this.#from = to;
    this.#found?.(from, to);
  }

  /** Searches on only after the line that it found last: searching before each line would take quadratic time. */
  #nextException(except: RegExp): number {
    if (this.#exception >= this.#from) return this.#exception;
    const block = (this.#block ??= this.#text());
    except.lastIndex = this.#from;
    // The end of the match, which is in the same line as its start.
    const at = except.test(block) ? except.lastIndex : block.length;
    return (this.#exception = at === 0 ? 0 : block.lastIndexOf(this.#separator, at - 1) + 1);
  }
}

function requireFunction(argument: string, value: unknown): void {
  if (typeof value !== "function") throw argumentError(argument, "a function", value);
}
