/** XML 1.0 §2 and §3: the tags and the text of a document. Nothing is expanded but character references and predefined entities. */

import { XmlElements, notXml } from "./xml-elements.ts";

/** A start tag, an end tag, or a piece of text. Offsets are UTF-16 code units. */
export type XmlToken =
  | {
      readonly kind: "start";
      readonly name: string;
      readonly attributes: readonly XmlAttribute[];
      readonly isEmpty: boolean;
    }
  | { readonly kind: "end"; readonly name: string }
  | { readonly kind: "text"; readonly text: string; readonly start: number; readonly end: number };

interface XmlAttribute {
  readonly name: string;
  readonly value: string;
  /** The offset of the value as written, without its quotes. */
  readonly start: number;
  readonly end: number;
}

/** What begins with "<", but is not a tag, and how it ends. */
const SECTIONS = [
  ["<!--", "-->"],
  ["<![CDATA[", "]]>"],
  ["<?", "?>"],
] as const;

const DOCTYPE = /<!DOCTYPE[^[>]*(?:\[[^\]]*\][^>]*)?>/y;
const TAG_NAME = /<(\/?)([^\s/<>="']+)\s*/y;
const ATTRIBUTE = /([^\s/<>="']+)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')\s*/y;
const TAG_END = /\/?>/y;

/** @throws {SyntaxError} where a tag or another section is malformed or does not end, or an element is not where it can be */
export function* xmlTokens(xml: string): Generator<XmlToken> {
  const elements = new XmlElements(xml);
  let i = xml.startsWith("\uFEFF") ? 1 : 0;
  while (i < xml.length) {
    const open = xml.indexOf("<", i);
    const end = open === -1 ? xml.length : open;
    if (end > i) {
      elements.text(i, end, false);
      yield { kind: "text", text: decodeXml(xml.slice(i, end)), start: i, end };
    }
    if (open === -1) break;
    const section = SECTIONS.find(([start]) => xml.startsWith(start, open));
    if (section !== undefined) {
      const [start, stop] = section;
      const from = open + start.length;
      const to = xml.indexOf(stop, from);
      if (to === -1) throw malformed(open);
      if (start === "<![CDATA[") {
        elements.text(from, to, true);
        yield { kind: "text", text: xml.slice(from, to), start: from, end: to };
      }
      i = to + stop.length;
    } else if (xml.startsWith("<!", open)) {
      i = matched(DOCTYPE, xml, open)?.end ?? fail(open);
    } else {
      const { token, after } = tagAt(xml, open);
      if (token.kind === "end") elements.end(open, token.name);
      else if (token.kind === "start") elements.start(open, token.isEmpty);
      yield token;
      i = after;
    }
  }
  elements.complete();
}

function tagAt(xml: string, open: number): { readonly token: XmlToken; readonly after: number } {
  const tag = matched(TAG_NAME, xml, open) ?? fail(open);
  const [, slash, name = ""] = tag.found;
  const attributes: XmlAttribute[] = [];
  let i = tag.end;
  for (let next = matched(ATTRIBUTE, xml, i); next !== undefined; next = matched(ATTRIBUTE, xml, i)) {
    const [whole, attribute = "", double, single] = next.found;
    const written = double ?? single ?? "";
    // Neither the name nor the space around "=" has a quote.
    const start = i + whole.search(/["']/) + 1;
    attributes.push({ name: attribute, value: decodeXml(written), start, end: start + written.length });
    i = next.end;
  }
  const end = matched(TAG_END, xml, i) ?? fail(open);
  const isEmpty = end.found[0] === "/>";
  return { token: slash ? { kind: "end", name } : { kind: "start", name, attributes, isEmpty }, after: end.end };
}

function matched(
  pattern: RegExp,
  xml: string,
  at: number,
): { readonly found: RegExpExecArray; readonly end: number } | undefined {
  pattern.lastIndex = at;
  const found = pattern.exec(xml);
  return found === null ? undefined : { found, end: at + found[0].length };
}

function malformed(offset: number): SyntaxError {
  return notXml(`what begins at offset ${offset} is malformed, or does not end`);
}

function fail(offset: number): never {
  throw malformed(offset);
}

const PREDEFINED: ReadonlyMap<string, string> = new Map([
  ["lt", "<"],
  ["gt", ">"],
  ["amp", "&"],
  ["quot", '"'],
  ["apos", "'"],
]);

/** Decodes character references and the predefined entities (XML 1.0, sections 4.1 and 4.6). Any other "&" stays, as many documents have it in URIs. */
function decodeXml(text: string): string {
  return text.replace(/&(?:#x([\dA-Fa-f]+)|#(\d+)|(lt|gt|amp|quot|apos));/g, (whole, hex, decimal, name) => {
    if (name !== undefined) return PREDEFINED.get(name) as string;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0x10_ffff ? whole : String.fromCodePoint(code);
  });
}
