/** RFC 3986 §4.1 and Appendix C: the references and the URIs of a document in XML, in its order. */
import type { Uri } from "@std66/core";
import { type OmittedPlace, urisAndPlaces } from "./documents/omitted-place.ts";
import type { XmlLink } from "./documents/xml-link.ts";
import { urlSyntaxOf } from "./documents/html-attributes.ts";
import { linksInHtml } from "./documents/html-links.ts";
import { type LinkReference, readLink, readPart } from "./documents/iri-reference.ts";
import { type Part, partOf } from "./documents/part.ts";
import { urlParts } from "./documents/url-parts.ts";
import { type XmlReport, xmlFault } from "./documents/xml-faults.ts";
import { type XmlBase, XmlScope, type XmlScopeElement, declaredPrefix, nestedBase } from "./documents/xml-scope.ts";
import { XmlText, type XmlPiece } from "./documents/xml-text.ts";
import { type XmlAttribute, type XmlToken, xmlTokens } from "./documents/xml-tokens.ts";
import { hasTags, noUri, referencesIn, wholeUris } from "./documents/xml-values.ts";
import { type XmlSyntax, attributeSyntaxOf, textSyntaxOf } from "./documents/xml-vocabularies.ts";

export interface XmlSettings {
  readonly iris: boolean;
  /** Whether the places are asked for where a URI in text is not given, or only in part. */
  readonly isTold: boolean;
  /** Which bases are links: all, or those that are no references. */
  readonly bases: "all" | "faulty";
  readonly report: XmlReport;
}

/** A link, or a place where a URI in text is not given, or only in part. */
type Found = XmlLink | OmittedPlace;

type StartTag = Extract<XmlToken, { readonly kind: "start" }>;

/** An element whose whole text has references. Links in it wait for its end, to keep the document's order. */
interface Open {
  readonly element: XmlScopeElement;
  readonly depth: number;
  readonly syntax: XmlSyntax;
  readonly pieces: XmlPiece[];
  /** The offset after its start tag. */
  readonly after: number;
  readonly waiting: Found[];
  /** Whether it is not known where it ends. Then its text as a whole is no link. */
  isBroken: boolean;
}

/** Where a value stands. */
interface Holder {
  readonly element: string;
  readonly attribute: string;
  readonly base: XmlBase;
}

export function* linksInXml(xml: string, document: Uri, settings: XmlSettings): Generator<Found> {
  const reader = new XmlReader(xml, document, settings);
  for (const token of xmlTokens(xml, settings.report)) yield* reader.take(token);
  yield* reader.finish();
}

class XmlReader {
  readonly #xml: string;
  readonly #settings: XmlSettings;
  readonly #scope: XmlScope;
  #open: Open | undefined;
  /** The text between two tags. */
  #run: XmlPiece[] = [];

  constructor(xml: string, document: Uri, settings: XmlSettings) {
    this.#xml = xml;
    this.#settings = settings;
    this.#scope = new XmlScope(document);
  }

  *take(token: XmlToken): Generator<Found> {
    if (token.kind === "text" || token.kind === "cdata") {
      (this.#open?.pieces ?? this.#run).push(token);
    } else if (token.kind === "stray") {
      yield* this.#endRun();
      if (this.#open !== undefined) this.#open.isBroken = true;
    } else if (token.kind === "instruction") {
      yield* this.#order(this.#instruction(token));
    } else {
      yield* this.#endRun();
      if (token.kind === "start") yield* this.#start(token);
      else yield* this.#end();
    }
  }

  /** What stands before the end of a document that is not complete. The text of a link may go on. */
  *finish(): Generator<Found> {
    yield* this.#endRun();
    const open = this.#open;
    this.#open = undefined;
    if (open === undefined) return;
    if (open.syntax === "html") yield* this.#textOf(open);
    yield* open.waiting;
  }

  *#start(tag: StartTag): Generator<Found> {
    const element = this.#scope.enter(tag.name, tag.attributes);
    yield* this.#order(this.#attributes(element, tag.attributes));
    const syntax = textSyntax(element, tag.attributes);
    if (syntax !== undefined && (this.#open === undefined || this.#open.isBroken)) {
      yield* this.#open?.waiting ?? [];
      const { depth } = this.#scope;
      this.#open = { element, depth, syntax, pieces: [], after: tag.end, waiting: [], isBroken: false };
    }
    if (tag.isEmpty) yield* this.#end();
  }

  *#end(): Generator<Found> {
    const open = this.#open;
    if (open !== undefined && open.depth === this.#scope.depth) {
      this.#open = undefined;
      yield* this.#textOf(open);
      yield* open.waiting;
    }
    this.#scope.leave();
  }

  /** Gives links now, or after the text of the element that they are in. */
  *#order(links: Iterable<Found>): Generator<Found> {
    if (this.#open === undefined) yield* links;
    else for (const link of links) this.#open.waiting.push(link);
  }

  *#attributes(element: XmlScopeElement, attributes: readonly XmlAttribute[]): Generator<Found> {
    const own = attributes.find(({ name }) => name === "xml:base");
    const base = own === undefined ? undefined : this.#enterBase(element, own);
    for (const attribute of attributes) {
      const { name, value } = attribute;
      if (name === "xml:base") {
        if (base !== undefined) yield base;
      } else if (declaredPrefix(name) === undefined) {
        const holder = { element: element.name, attribute: name, base: element.base };
        const parts = this.#partsOf(element, attribute, attributes);
        if (parts === undefined) yield* this.#urisIn(holder, value);
        else for (const part of parts) yield* this.#linkAt(holder, value, part);
      }
    }
  }

  /** The parts of an attribute that are references; `undefined` for running text. */
  #partsOf(
    element: XmlScopeElement,
    { name, value: { text } }: XmlAttribute,
    attributes: readonly XmlAttribute[],
  ): readonly Part[] | undefined {
    const vocabulary = this.#scope.vocabularyOf(name, element);
    const local = name.slice(name.indexOf(":") + 1);
    const syntax = attributeSyntaxOf(vocabulary, element.local, local);
    if (syntax !== undefined) return referencesIn(syntax, text);
    if (vocabulary === "svg" && /url\(/i.test(text)) return referencesIn("css", text);
    if (vocabulary === "xhtml") {
      const html = urlSyntaxOf(local, element.local, false);
      const isRefresh = html === "refresh";
      if (html !== undefined && (!isRefresh || attributes.some(namesRefresh))) return urlParts(html, text);
    }
    return wholeUris(text, true);
  }

  /** Sets the base of an element, and returns its link. One that is not a reference does not count. */
  #enterBase(element: XmlScopeElement, { name, value }: XmlAttribute): XmlLink | undefined {
    const part = partOf(value.text, 0, value.text.length);
    if (!value.isKnown(part.start, part.end)) return undefined;
    // XML Base, section 3.1: it may have characters that are percent-encoded then.
    const read = readLink(part.text, true);
    const { reference } = read;
    const holder = { element: element.name, attribute: name, base: element.base };
    if (reference === undefined) return [...this.#linkAt(holder, value, part)][0];
    const [link] = this.#linkAt(holder, value, part, read);
    const base = nestedBase(reference, element.base);
    if (base !== undefined) element.base = base;
    else {
      const offset = value.startOf(part.start);
      this.#settings.report(xmlFault(offset, "2.1", "the base is too long, and does not count"));
    }
    return this.#settings.bases === "all" ? link : undefined;
  }

  *#instruction({ target, start, end }: Extract<XmlToken, { readonly kind: "instruction" }>): Generator<Found> {
    if (target !== "xml-stylesheet") return;
    const found = HREF.exec(this.#xml.slice(start, end));
    if (found === null) return;
    const [whole, double, single] = found;
    const valueEnd = start + found.index + whole.length - 1;
    const valueStart = valueEnd - (double ?? single ?? "").length;
    const value = new XmlText(this.#xml, [{ start: valueStart, end: valueEnd, kind: "value" }]);
    const holder = { element: "?xml-stylesheet", attribute: "href", base: this.#scope.document };
    yield* this.#linkAt(holder, value, partOf(value.text, 0, value.text.length));
  }

  /** An element's text, by its vocabulary. */
  *#textOf({ element, syntax, pieces, after, isBroken }: Open): Generator<Found> {
    if (isBroken && syntax !== "html") return;
    const content = new XmlText(this.#xml, pieces);
    const holder = { element: element.name, attribute: "", base: element.base };
    if (syntax === "html") {
      yield* this.#htmlIn(holder, content);
      return;
    }
    const isEmpty = syntax !== "css" && content.text.trim() === "";
    if (isEmpty) {
      yield emptyLink(holder, after);
      return;
    }
    for (const part of referencesIn(syntax, content.text)) yield* this.#linkAt(holder, content, part);
  }

  /** The text between two tags. */
  *#endRun(): Generator<Found> {
    const pieces = this.#run;
    if (pieces.length === 0) return;
    this.#run = [];
    if (!pieces.some((piece) => mayHaveLinks(this.#xml, piece))) return;
    const content = new XmlText(this.#xml, pieces);
    const element = this.#scope.last;
    const holder = { element: element?.name ?? "", attribute: "", base: element?.base ?? this.#scope.document };
    const isHtml = pieces.some(({ kind }) => kind === "cdata") && !/^(?:script|style)$/i.test(element?.local ?? "");
    if (isHtml) {
      yield* this.#htmlIn(holder, content);
      return;
    }
    const parts = wholeUris(content.text, false);
    if (parts === undefined) yield* this.#urisIn(holder, content);
    else for (const part of parts) yield* this.#linkAt(holder, content, part);
  }

  /** A text that is HTML if it has tags. */
  *#htmlIn(holder: Holder, content: XmlText): Generator<Found> {
    const { text } = content;
    if (!hasTags(text)) {
      const parts = wholeUris(text, false);
      if (parts === undefined) yield* this.#urisIn(holder, content);
      else for (const part of parts) yield* this.#linkAt(holder, content, part);
      return;
    }
    const { iris, bases } = this.#settings;
    for (const link of linksInHtml(text, holder.base.uri, { iris, bases })) {
      const { element, attribute, start, end, reference, resolved, error } = link;
      if (!content.isKnown(start, end)) continue;
      const place = { kind: "html", element, attribute, text: link.text, ...spanOf(content, start, end) } as const;
      if (reference !== undefined) yield { ...place, reference, resolved, error };
      else yield { ...place, reference, resolved, error, encoded: link.encoded };
    }
  }

  *#linkAt(
    { element, attribute, base }: Holder,
    value: XmlText,
    part: Part,
    read: LinkReference = readPart(part, this.#settings.iris),
  ): Generator<XmlLink> {
    const { text, start, end } = part;
    if (!value.isKnown(start, end)) return;
    const place = { kind: "reference", element, attribute, text, ...spanOf(value, start, end) } as const;
    const { reference } = read;
    yield reference === undefined
      ? { ...place, resolved: undefined, ...read }
      : { ...place, reference, resolved: base.resolve(reference), error: undefined };
  }

  /** Running text. */
  *#urisIn({ element, attribute, base }: Holder, content: XmlText): Generator<Found> {
    const { text } = content;
    if (!text.includes(":")) return;
    const spanIn = (start: number, end: number) => spanOf(content, start, end);
    for (const found of urisAndPlaces(text, this.#settings, spanIn)) {
      const isOmitted = "kind" in found;
      const { start, end } = isOmitted ? found.place : found;
      if (!content.isKnown(start, end)) continue;
      if (isOmitted) {
        yield found;
        continue;
      }
      const { reference } = found;
      const leftOut = found.leftOut.map((part) => ({ ...part, ...spanIn(part.start, part.end) }));
      const place = { kind: "uri", element, attribute, text: found.text, ...spanIn(start, end), leftOut } as const;
      yield { ...place, reference, resolved: base.resolve(reference), error: undefined };
    }
  }
}

/** Each regexp in it is over one class of characters. */
const HREF = /(?:^|[ \t\r\n])href[ \t\r\n]*=[ \t\r\n]*(?:"([^"<]*)"|'([^'<]*)')/;

function namesRefresh({ name, value }: XmlAttribute): boolean {
  return name === "http-equiv" && value.text.toLowerCase() === "refresh";
}

/** How an element's text holds references, given its attributes. */
function textSyntax(
  { vocabulary, local }: XmlScopeElement,
  attributes: readonly XmlAttribute[],
): XmlSyntax | undefined {
  const syntax = textSyntaxOf(vocabulary, local);
  const valueOf = (name: string): string | undefined =>
    attributes
      .find((attribute) => attribute.name === name)
      ?.value.text.trim()
      .toLowerCase();
  if (syntax === "permalink") return valueOf("isPermaLink") === "false" ? undefined : "reference";
  if (syntax !== "construct") return syntax;
  return /^(?:html|text\/html\b.*)$/.test(valueOf("type") ?? "") ? "html" : undefined;
}

/** Whether a text needs to be read: a URI has a ":", which a reference can stand for, and HTML has tags. */
function mayHaveLinks(xml: string, { start, end, kind }: XmlPiece): boolean {
  for (let i = start; i < end; i++) {
    const character = xml[i];
    if (character === ":" || character === (kind === "cdata" ? "<" : "&")) return true;
  }
  return false;
}

function spanOf(content: XmlText, start: number, end: number): { readonly start: number; readonly end: number } {
  const from = content.startOf(start);
  return { start: from, end: start === end ? from : content.endOf(end) };
}

/** What stands where a URI has to be, and is not. */
function emptyLink({ element, attribute }: Holder, offset: number): XmlLink {
  const place = { kind: "reference", element, attribute, text: "", start: offset, end: offset } as const;
  return { ...place, reference: undefined, resolved: undefined, error: noUri(), encoded: undefined };
}
