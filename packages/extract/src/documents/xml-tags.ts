/** XML 1.0, section 3.1: start tags, end tags, and tags of empty elements. */
import { type XmlReport, Search, xmlFault } from "./xml-faults.ts";
import { type XmlPiece, XmlText, faultsIn } from "./xml-text.ts";

export interface XmlAttribute {
  readonly name: string;
  readonly value: XmlText;
}

export interface XmlTag {
  readonly kind: "start" | "end";
  readonly name: string;
  readonly attributes: readonly XmlAttribute[];
  /** Whether it ends its own element. */
  readonly isEmpty: boolean;
  readonly start: number;
  /** The offset after it. */
  readonly end: number;
}

const NAME = /[:A-Z_a-z\x80-\uFFFF][-.:\w\x80-\uFFFF]*/y;
const SPACE = /[ \t\r\n]*/y;
/** Two regexps, since one with an alternative for each character would need a stack. */
const VALUE = { '"': /[^"<]*/y, "'": /[^'<]*/y } as const;
/** A value without quotes, which XML does not have. */
const UNQUOTED = /[^ \t\r\n<>"']*/y;

/** XML 1.0, section 2.3: what outside of ASCII is in no name, and what does not begin one. */
const NOT_IN_NAME =
  /[^\0-\x7F\xB7\xC0-\xD6\xD8-\xF6\xF8-\u037D\u037F-\u1FFF\u200C-\u200D\u203F-\u2040\u2070-\u218F\u2C00-\u2FEF\u3001-\uD7FF\uF900-\uFDCF\uFDF0-\uFFFD\u{10000}-\u{EFFFF}]/u;
const NOT_ASCII = /[^\0-\x7F]/;
const NOT_FIRST = /^[\u0300-\u036F\xB7\u203F-\u2040]/;

/** Reads the tags of a document. */
export class XmlTags {
  readonly #xml: string;
  readonly #report: XmlReport;
  readonly #entities: ReadonlySet<string>;
  readonly #quotes: Readonly<Record<'"' | "'", Search>>;

  constructor(xml: string, report: XmlReport, entities: ReadonlySet<string>) {
    this.#xml = xml;
    this.#report = report;
    this.#entities = entities;
    this.#quotes = {
      '"': new Search((from) => xml.indexOf('"', from)),
      "'": new Search((from) => xml.indexOf("'", from)),
    };
  }

  /** Whether a tag begins with the "<" at an offset. */
  isTag(open: number): boolean {
    const slash = this.#xml[open + 1] === "/" ? 1 : 0;
    // Most names begin with one of these.
    const first = this.#xml.charCodeAt(open + 1 + slash) | 0x20;
    if (first >= 0x61 && first <= 0x7a) return true;
    return this.#end(NAME, open + 1 + slash) > open + 1 + slash;
  }

  /** Reads the tag at an offset; `undefined` if the document ends in it. */
  at(open: number): XmlTag | undefined {
    const xml = this.#xml;
    const isEnd = xml[open + 1] === "/";
    const nameStart = isEnd ? open + 2 : open + 1;
    let i = this.#end(NAME, nameStart);
    const name = this.#name(nameStart, i);
    const attributes: XmlAttribute[] = [];
    const tag = (end: number, isEmpty: boolean): XmlTag => {
      if (isEnd && isEmpty) this.#report(xmlFault(end - 2, "3.1", "an end tag has no `/` at its end"));
      return { kind: isEnd ? "end" : "start", name, attributes, isEmpty: isEmpty && !isEnd, start: open, end };
    };
    let names: Set<string> | undefined;
    for (;;) {
      // Most tags have no attributes.
      const start = xml[i] === ">" ? i : this.#end(SPACE, i);
      if (start === xml.length) break;
      const character = xml[start] as string;
      if (character === ">") return tag(start + 1, false);
      if (character === "/" && xml[start + 1] === ">") return tag(start + 2, true);
      if (character === "<") {
        this.#report(xmlFault(start, "3.1", "the tag before `<` does not end"));
        return tag(start, false);
      }
      const end = this.#end(NAME, start);
      if (end === start) {
        this.#report(xmlFault(start, "3.1", "an attribute has no such name"));
        i = this.#endOfWrong(start);
        continue;
      }
      if (isEnd) this.#report(xmlFault(start, "3.1", "an end tag has no attributes"));
      else if (start === i) this.#report(xmlFault(start, "3.1", "no white space stands before the attribute"));
      const attribute = this.#name(start, end);
      names ??= new Set();
      if (names.has(attribute)) this.#report(xmlFault(start, "3.1", "the element has two attributes of this name"));
      names.add(attribute);
      const value = this.#value(start, end);
      i = value.after;
      if (value.isCut) return tag(i, false);
      if (i === xml.length) break;
      if (value.piece !== undefined && !isEnd)
        attributes.push({ name: attribute, value: new XmlText(xml, [value.piece]) });
    }
    this.#report(xmlFault(open, "3.1", "the tag does not end"));
    return undefined;
  }

  /** Reads the value after the name of an attribute. `isCut`: it has no closing quote, and the tag ends with it. */
  #value(name: number, from: number): { readonly piece?: XmlPiece; readonly after: number; readonly isCut?: boolean } {
    const xml = this.#xml;
    const equals = this.#end(SPACE, from);
    if (xml[equals] !== "=") {
      if (equals < xml.length) this.#report(xmlFault(name, "3.1", "the attribute has no value"));
      return { after: from };
    }
    const open = this.#end(SPACE, equals + 1);
    const quote = xml[open];
    if (quote !== '"' && quote !== "'") {
      if (open < xml.length) this.#report(xmlFault(open, "3.1", "the value of the attribute is not in quotes"));
      return { after: this.#end(UNQUOTED, open) };
    }
    const start = open + 1;
    let end = this.#end(VALUE[quote], start);
    if (end < xml.length && xml[end] === "<") {
      const close = this.#quotes[quote].from(end);
      // A quote that ends a value stands before white space or the end of the tag.
      if (close === Infinity || !/[\s/?>]/.test(xml.charAt(close + 1))) {
        this.#report(xmlFault(open, "3.1", "the value of the attribute does not end before `<`"));
        return { after: end, isCut: true };
      }
      this.#report(xmlFault(end, "3.1", "`<` is not allowed in the value of an attribute", "write `&lt;`"));
      end = close;
    }
    const piece = { start, end, kind: "value" } as const;
    if (end < xml.length) for (const fault of faultsIn(xml, piece, this.#entities)) this.#report(fault);
    return { piece, after: Math.min(end + 1, xml.length) };
  }

  /** After what cannot be read as an attribute. */
  #endOfWrong(start: number): number {
    let i = start + 1;
    while (i < this.#xml.length && !/[\s<>/]/.test(this.#xml[i] as string)) i++;
    return i;
  }

  #name(start: number, end: number): string {
    const name = this.#xml.slice(start, end);
    if (NOT_ASCII.test(name) && (NOT_FIRST.test(name) || NOT_IN_NAME.test(name)))
      this.#report(xmlFault(start, "2.3", "the name has a character that names cannot have there"));
    return name;
  }

  #end(pattern: RegExp, from: number): number {
    pattern.lastIndex = from;
    return pattern.test(this.#xml) ? pattern.lastIndex : from;
  }
}
