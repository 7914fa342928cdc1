/** XML 1.0, sections 2.4, 3.3.3 and 4.1: decodes references in text and attributes, and maps each character. */
import { type XmlFault, xmlFault } from "./xml-faults.ts";

/** A part of a document that is text: character data, the content of a CDATA section, or the value of an attribute. */
export interface XmlPiece {
  readonly start: number;
  readonly end: number;
  readonly kind: "text" | "cdata" | "value";
}

/** A character reference, a reference to an entity, or an `&` that begins neither. */
const REFERENCE = /&(?:#x([\dA-Fa-f]+);|#(\d+);|([:A-Z_a-z\x80-\uFFFF][-.:\w\x80-\uFFFF]*);|#)?/g;

/** XML 1.0, section 2.2: what is not a Char. With the flag `u`, a surrogate is one without its other half. */
const NO_CHARACTER = /(?![\t\n\r\x7F-\x9F])\p{Cc}|[\uD800-\uDFFF\uFFFE\uFFFF]/u;

const PREDEFINED: ReadonlyMap<string, string> = /* @__PURE__ */ new Map([
  ["lt", "<"],
  ["gt", ">"],
  ["amp", "&"],
  ["quot", '"'],
  ["apos", "'"],
]);

/** What a reference stands for; `undefined` if that is not known. An `&` that begins none stands for itself. */
function decoded(whole: string, hex?: string, decimal?: string, name?: string): string | undefined {
  if (name !== undefined) return PREDEFINED.get(name);
  if (hex === undefined && decimal === undefined) return whole;
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
  const character = code > 0x10_ffff ? "" : String.fromCodePoint(code);
  return character === "" || NO_CHARACTER.test(character) ? undefined : character;
}

/** Where the characters of a text stand in the document. */
interface Segments {
  /** The offsets in the text at which each segment begins. */
  readonly texts: readonly number[];
  /** Where it begins in the document. */
  readonly sources: readonly number[];
  /** Where a reference ends in the document; -1 for other text. */
  readonly ends: readonly number[];
}

/** A text of one or more pieces. */
export class XmlText {
  readonly text: string;
  readonly pieces: readonly XmlPiece[];
  readonly #xml: string;
  #segments: Segments | undefined;

  constructor(xml: string, pieces: readonly XmlPiece[]) {
    this.#xml = xml;
    this.pieces = pieces;
    const [first] = pieces;
    // Most texts are one piece.
    this.text =
      first !== undefined && pieces.length === 1
        ? decodedPiece(xml, first)
        : pieces.map((piece) => decodedPiece(xml, piece)).join("");
  }

  /** Returns the offset in the document of the character at an offset. */
  startOf(offset: number): number {
    const { texts, sources, ends } = this.#where();
    const i = lastIndex(texts, offset);
    return (sources[i] as number) + (ends[i] === -1 ? offset - (texts[i] as number) : 0);
  }

  /** Returns the offset in the document after the character before an offset. */
  endOf(offset: number): number {
    const { texts, sources, ends } = this.#where();
    const i = lastIndex(texts, Math.max(offset - 1, 0));
    const end = ends[i] as number;
    return end === -1 ? (sources[i] as number) + offset - (texts[i] as number) : end;
  }

  /** Whether a part of the text has no reference to what is not known. */
  isKnown(start: number, end: number): boolean {
    const { texts, ends } = this.#where();
    for (let i = lastIndex(texts, start); i < texts.length && (texts[i] as number) < end; i++) {
      // Only such a reference stays as long as it is written.
      if (ends[i] !== -1 && (texts[i + 1] ?? this.text.length) - (texts[i] as number) > 2) return false;
    }
    return true;
  }

  /** Found when a place is first asked for: most texts have no links. */
  #where(): Segments {
    if (this.#segments !== undefined) return this.#segments;
    const [texts, sources, ends]: [number[], number[], number[]] = [[], [], []];
    let length = 0;
    const add = (source: number, end: number, added: number): void => {
      if (added === 0 && texts.length > 0) return;
      texts.push(length);
      sources.push(source);
      ends.push(end);
      length += added;
    };
    for (const { start, end, kind } of this.pieces) {
      let done = start;
      const raw = kind === "cdata" ? "" : this.#xml.slice(start, end);
      for (const { 0: whole, 1: hex, 2: decimal, 3: name, index } of raw.matchAll(REFERENCE)) {
        if (whole === "&" || whole === "&#") continue;
        const source = start + index;
        add(done, -1, source - done);
        done = source + whole.length;
        add(source, done, (decoded(whole, hex, decimal, name) ?? whole).length);
      }
      add(done, -1, end - done);
    }
    this.#segments = { texts, sources, ends };
    return this.#segments;
  }
}

/** The index of the last number that is not above another one; the first number is not. */
function lastIndex(numbers: readonly number[], most: number): number {
  let [low, high] = [0, numbers.length];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((numbers[middle] as number) <= most) low = middle;
    else high = middle;
  }
  return low;
}

function decodedPiece(xml: string, { start, end, kind }: XmlPiece): string {
  const raw = xml.slice(start, end);
  if (kind === "cdata") return raw;
  // White space in an attribute is a space (section 3.3.3), unless it is written as a reference.
  const normal = kind === "value" ? raw.replace(/[\t\r\n]/g, " ") : raw;
  if (!normal.includes("&")) return normal;
  return normal.replace(REFERENCE, (whole, hex, decimal, name) => decoded(whole, hex, decimal, name) ?? whole);
}

/** Returns the first character that XML does not have. */
export function characterFaults(xml: string, start: number, end: number): XmlFault[] {
  const wrong = NO_CHARACTER.exec(xml.slice(start, end));
  return wrong === null ? [] : [xmlFault(start + wrong.index, "2.2", `${shownCode(wrong[0])} is not allowed in XML`)];
}

/** What may be wrong: `&`, `]`, and what may be no Char. Most pieces have none of these. */
const SUSPECT = /[^\t\n\r -%'-\\^-\uD7FF\uE000-\uFFFD]/;
const NONE: readonly XmlFault[] = [];

/** Returns what is wrong in a piece, in order. `entities`: those that the document declares. */
export function faultsIn(
  xml: string,
  { start, end, kind }: XmlPiece,
  entities: ReadonlySet<string>,
): readonly XmlFault[] {
  const raw = xml.slice(start, end);
  if (!SUSPECT.test(raw)) return NONE;
  const faults = characterFaults(xml, start, end);
  if (kind === "cdata") return faults;
  const close = kind === "text" ? raw.indexOf("]]>") : -1;
  if (close !== -1) faults.push(xmlFault(start + close, "2.4", "`]]>` ends no CDATA section", "write `]]&gt;`"));
  if (raw.includes("&")) {
    for (const { 0: whole, 1: hex, 2: decimal, 3: name, index } of raw.matchAll(REFERENCE)) {
      const fault = referenceFault(start + index, { whole, text: decoded(whole, hex, decimal, name), name }, entities);
      if (fault !== undefined) faults.push(fault);
    }
  }
  return faults.length > 1 ? faults.sort((a, b) => a.offset - b.offset) : faults;
}

function referenceFault(
  offset: number,
  {
    whole,
    text,
    name,
  }: { readonly whole: string; readonly text: string | undefined; readonly name: string | undefined },
  entities: ReadonlySet<string>,
): XmlFault | undefined {
  if (text === undefined) {
    if (name === undefined)
      return xmlFault(offset, "4.1", "the character reference stands for no character that XML allows");
    const entity = name.length > 40 ? "the entity" : `the entity \`${name}\``;
    return entities.has(name)
      ? xmlFault(offset, "4.1", `${entity} is declared in the document, and is not expanded`)
      : xmlFault(offset, "4.1", `${entity} is not declared in the document`);
  }
  if (text !== whole) return undefined;
  return xmlFault(offset, "4.1", "the `&` begins no reference", "write `&amp;` for a literal `&`");
}

function shownCode(character: string): string {
  return `U+${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
}
