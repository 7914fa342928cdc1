/**
 * XML 1.0, sections 2 and 3: the tags and the text of a document. Nothing is expanded but character references and
 * predefined entities. What is not well-formed is reported at its place, and what stands after it is read
 * (docs/decisions/0031).
 */
import { doctypeEnd } from "./xml-doctype.ts";
import { XmlElements } from "./xml-elements.ts";
import { type XmlFault, type XmlReport, xmlFault } from "./xml-faults.ts";
import { type XmlTag, XmlTags } from "./xml-tags.ts";
import { type XmlPiece, characterFaults, faultsIn } from "./xml-text.ts";

export type { XmlAttribute } from "./xml-tags.ts";

/**
 * A start tag, the end of an element, a piece of text, or a processing instruction. Each start tag but that of an empty
 * element has an end, unless the document ends before. Offsets are UTF-16 code units.
 */
export type XmlToken =
  | (XmlTag & { readonly kind: "start" })
  | { readonly kind: "end" }
  /** An end tag that ends nothing. The element that is open may have ended there. */
  | { readonly kind: "stray" }
  | (XmlPiece & { readonly kind: "text" | "cdata" })
  /** `start` and `end`: what stands after its target. */
  | { readonly kind: "instruction"; readonly target: string; readonly start: number; readonly end: number };

/** What begins with "<", but is not a tag, how it ends, and what it is called. */
const SECTIONS = [
  ["<!--", "-->", "2.5", "the comment"],
  ["<![CDATA[", "]]>", "2.7", "the CDATA section"],
  ["<?", "?>", "2.6", "the processing instruction"],
] as const;

const END = { kind: "end" } as const;
const STRAY = { kind: "stray" } as const;

const TARGET = /[^ \t\r\n?]*/y;

/** Reads a document, and reports what is not well-formed before it gives what stands there. */
export function* xmlTokens(xml: string, report: XmlReport): Generator<XmlToken> {
  const elements = new XmlElements(report);
  const entities = new Set<string>();
  const tags = new XmlTags(xml, report, entities);
  const first = xml.startsWith("\uFEFF") ? 1 : 0;
  /** Where the text that is read begins. */
  let start = first;
  /** Where to look for the next "<". */
  let i = first;
  let hasDoctype = false;
  while (i <= xml.length) {
    const found = xml.indexOf("<", i);
    const open = found === -1 ? xml.length : found;
    const section = found === -1 ? undefined : sectionAt(xml, open);
    const isDoctype = section === undefined && xml[open + 1] === "!" && xml.startsWith("<!DOCTYPE", open);
    const isTag = section === undefined && !isDoctype && found !== -1 && tags.isTag(open);
    const isText = found !== -1 && section === undefined && !isDoctype && !isTag;
    // A "<" that begins nothing is read as text.
    if (open > start) {
      const piece = { start, end: open, kind: "text" } as const;
      checkText(xml, piece, { elements, entities }, report);
      yield piece;
    }
    start = open;
    if (found === -1) break;
    if (isText) {
      report(xmlFault(open, "2.4", "the `<` begins no tag", "write `&lt;` for a literal `<`"));
      i = open + 1;
    } else if (section !== undefined) {
      const [begin, end, number, what] = section;
      const from = open + begin.length;
      const to = xml.indexOf(end, from);
      if (to === -1) return report(xmlFault(open, number, `${what} does not end`));
      if (begin === "<![CDATA[") {
        const piece = { start: from, end: to, kind: "cdata" } as const;
        checkText(xml, piece, { elements, entities }, report);
        yield piece;
      } else if (begin === "<?") yield* instructionAt(xml, { from: from, to: to, first: first }, report);
      else for (const fault of commentFaults(xml, from, to)) report(fault);
      i = start = to + end.length;
    } else if (isDoctype) {
      if (elements.hasRoot || hasDoctype)
        report(xmlFault(open, "2.8", "a document type declaration stands once, before the root element"));
      hasDoctype = true;
      const end = doctypeEnd(xml, open, entities);
      if (end === -1) return report(xmlFault(open, "2.8", "the document type declaration does not end"));
      i = start = end;
    } else {
      const tag = tags.at(open);
      if (tag === undefined) return undefined;
      if (tag.kind === "start") {
        elements.start(open, tag.name, tag.isEmpty);
        yield tag;
      } else {
        const ended = elements.end(open, tag.name);
        if (ended === 0) yield STRAY;
        for (let count = 0; count < ended; count++) yield END;
      }
      i = start = tag.end;
    }
  }
  return elements.complete(xml.length);
}

function sectionAt(xml: string, open: number): (typeof SECTIONS)[number] | undefined {
  const second = xml[open + 1];
  if (second !== "!" && second !== "?") return undefined;
  return SECTIONS.find(([begin]) => xml.startsWith(begin, open));
}

function checkText(
  xml: string,
  piece: XmlPiece,
  { elements, entities }: { readonly elements: XmlElements; readonly entities: ReadonlySet<string> },
  report: XmlReport,
): void {
  const { start, end, kind } = piece;
  if (elements.isOutside) {
    const offset = kind === "cdata" ? 0 : xml.slice(start, end).search(/[^ \t\r\n]/);
    if (offset !== -1) report(xmlFault(start + offset, "2.1", "the text is outside of a root element"));
  }
  for (const fault of faultsIn(xml, piece, entities)) report(fault);
}

function* instructionAt(
  xml: string,
  { from, to, first }: { readonly from: number; readonly to: number; readonly first: number },
  report: XmlReport,
): Generator<XmlToken> {
  TARGET.lastIndex = from;
  const target = TARGET.exec(xml)?.[0] ?? "";
  const open = from - "<?".length;
  const start = from + target.length;
  if (target === "") report(xmlFault(open, "2.6", "the processing instruction has no target"));
  else if (/^xml$/i.test(target)) {
    if (open !== first || target !== "xml")
      report(xmlFault(open, "2.8", "the XML declaration does not stand at the beginning of the document"));
    else if (!DECLARATION.test(xml.slice(start, to)))
      report(xmlFault(start, "2.8", "the XML declaration is malformed"));
  }
  for (const fault of characterFaults(xml, start, to)) report(fault);
  yield { kind: "instruction", target, start, end: to };
}

/** XML 1.0, section 2.8: what follows `<?xml`. */
const DECLARATION =
  /^\s+version\s*=\s*(?:"1\.\d+"|'1\.\d+')(?:\s+encoding\s*=\s*(?:"[A-Za-z][-.\w]*"|'[A-Za-z][-.\w]*'))?(?:\s+standalone\s*=\s*(?:"(?:yes|no)"|'(?:yes|no)'))?\s*$/;

function commentFaults(xml: string, from: number, to: number): XmlFault[] {
  const faults = characterFaults(xml, from, to);
  // The last one may stand before the end, as in `--->`.
  const dashes = xml.slice(from, to + 1).indexOf("--");
  if (dashes !== -1) faults.push(xmlFault(from + dashes, "2.5", "`--` is not allowed in a comment"));
  return faults.sort((a, b) => a.offset - b.offset);
}
