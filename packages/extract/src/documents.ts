/** RFC 3986 §4.1 and Appendix C: what is found in a document, of whatever kind. */
import type { Uri, UriReference, UriSyntaxError } from "@std66/core";
import { argumentError, nameOf, ownOptions, readFlag } from "@std66/core/internal";
import { resolverFor } from "@std66/resolve";
import { Beginning } from "./documents/declared-encoding.ts";
import { componentView } from "./documents/component-view.ts";
import { type DocumentKind, dialectOf, documentKinds } from "./document-kinds.ts";
import type { ExtractedUri } from "./text/extracted-uri.ts";
import { requireUri } from "./documents/document-base.ts";
import { joined } from "./documents/joined.ts";
import { isUnread, unreadUri } from "./documents/unread.ts";
import { isIterable, urisFrom } from "./text/extract-uris-from.ts";
import { type HtmlSettings, linksInHtml } from "./documents/html-links.ts";
import { Ignored, patternsOf } from "./documents/ignored.ts";
import { isOmittedPlace } from "./documents/omitted-place.ts";
import { OmittedPlaces } from "./documents/omitted-places.ts";
import type { DocumentLink, DocumentOptions, DocumentReading } from "./documents/document-link.ts";
import { givenPart, omittedText } from "./documents/omitted-text.ts";
import { type ReportedPlace, schemesIn, settingsOf } from "./text/options.ts";
import { Positions } from "./text/positions.ts";
import type { HtmlFault } from "./documents/html-tags.ts";
import type { MdxFault } from "./documents/mdx-faults.ts";
import { type XmlFault, refuse } from "./documents/xml-faults.ts";
import { type Wanted, isWanted } from "./documents/wanted.ts";

export type {
  DocumentLink,
  DocumentOptions,
  FormatFault,
  OmittedReason,
  OmittedText,
} from "./documents/document-link.ts";
export { documentKindOf, documentKinds, documentLimits } from "./document-kinds.ts";
export type { DocumentKind } from "./document-kinds.ts";

/**
 * Finds the URIs of a text (RFC 3986 Appendix C) or of JSON, and the links of HTML, Markdown, a sitemap or other XML,
 * in order and each with its line and column. `pieces`: the document, which is read as a whole unless it is text.
 * U+FFFD stands for octets that are not UTF-8: a link that has it is an error. What is on the line after a comment
 * `std66-ignore` is left out.
 *
 * @throws {SyntaxError} without `malformed`, if the document is not JSON, not CSV, not MDX or not well-formed XML, saying where
 * @throws {TypeError} if an argument is of another type, if an option is unknown, or if `base` has no scheme
 * @throws {RangeError} for an unknown kind, for what is not a scheme, and if the document or a URI in it is longer than a string can be
 * @throws {UriSyntaxError} if `base` is not a URI-reference
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-C | RFC 3986 Appendix C}
 * @example
 * ```ts
 * import { documentLinks } from "@std66/extract/documents";
 * const found: string[] = [];
 * for await (const { line, result } of documentLinks(["[a](b)", "\n<c>"], "markdown", { base: "http://h/" })) {
 *   found.push(`${line}: ${result}`);
 * }
 * found; // => ["1: http://h/b"]
 * ```
 */
export async function* documentLinks(
  pieces: AsyncIterable<string> | Iterable<string>,
  kind: DocumentKind,
  options?: DocumentOptions,
): AsyncGenerator<DocumentLink> {
  const reading = readingOf(options);
  if (!documentKinds.includes(kind)) {
    throw new RangeError(`documentLinks: kind must be one of ${documentKinds.join(", ")}, not ${nameOf(kind)}`);
  }
  const beginning = new Beginning();
  for await (const link of linksIn(beginning.of(textsOf(pieces)), kind, reading)) {
    if (!isWanted(reading, link.result ?? link.input, link.error === undefined)) continue;
    if (reading.ignored.has(link.input, link.start, link)) continue;
    yield link.error === undefined ? link : { ...link, encoding: beginning.encoding };
  }
}

async function* linksIn(
  texts: AsyncIterable<string>,
  kind: DocumentKind,
  reading: DocumentReading,
): AsyncGenerator<DocumentLink> {
  switch (kind) {
    case "text":
      return yield* urisIn(reading.ignored.lines.readText(texts), reading);
    case "html":
      return yield* linksOf(await wholeOf(texts), reading);
    case "markdown":
      return yield* markdownOf(await wholeOf(texts), reading);
    case "mail": {
      const { mailLinksIn } = await import("./documents/mail-documents.ts");
      return yield* mailLinksIn(await wholeOf(texts), reading, linksIn);
    }
    case "sitemap":
      return yield* sitemapOf(await wholeOf(texts), reading);
    case "xml":
      return yield* xmlOf(await wholeOf(texts), reading);
    default:
      return yield* valuesIn(texts, kind, reading);
  }
}

/** Kinds of which a value is a link as a whole, or text. */
async function* valuesIn(
  texts: AsyncIterable<string>,
  kind: "json" | "json-schema" | "json-lines" | "csv" | "tsv",
  reading: DocumentReading,
): AsyncGenerator<DocumentLink> {
  const { csvLinksIn, jsonLinesIn, jsonLinksIn, jsonSchemaLinksIn } = await import("./documents/value-documents.ts");
  if (kind === "json") yield* jsonLinksIn(await wholeOf(texts), reading);
  else if (kind === "json-schema") yield* jsonSchemaLinksIn(await wholeOf(texts), reading);
  else if (kind === "json-lines") yield* jsonLinesIn(texts, reading);
  else yield* csvLinksIn(texts, kind === "tsv" ? "\t" : undefined, reading);
}

const NAMES = [
  "text",
  "schemes",
  "without",
  "texts",
  "iris",
  "omitted",
  "base",
  "malformed",
  "name",
  "ignore",
  "ignored",
];

/** Reads the options once, before any document, under their own names. */
function readingOf(options: DocumentOptions | undefined): DocumentReading {
  const argument = "documentLinks: options";
  const own = options === undefined ? {} : ownOptions(argument, options, NAMES);
  const { text = {}, omitted = () => {}, base, malformed, name = "", ignored = () => {} } = own;
  const inText = ownOptions(`${argument}.text`, text, ["schemes", "www"]);
  settingsOf(`${argument}.text`, inText);
  if (typeof omitted !== "function") throw argumentError(`${argument}.omitted`, "a function", omitted);
  if (malformed !== undefined && typeof malformed !== "function")
    throw argumentError(`${argument}.malformed`, "a function", malformed);
  if (base !== undefined) requireUri(`${argument}.base`, base);
  if (typeof name !== "string") throw argumentError(`${argument}.name`, "a string", name);
  if (typeof ignored !== "function") throw argumentError(`${argument}.ignored`, "a function", ignored);
  const wanted: Wanted = {
    schemes: schemesIn(`${argument}.schemes`, own.schemes),
    without: schemesIn(`${argument}.without`, own.without),
  };
  const settings = settingsOf(`${argument}.text`, {
    ...inText,
    schemes: wanted.schemes ?? inText.schemes,
    without: wanted.without,
  });
  return {
    ...wanted,
    dialect: dialectOf(name),
    ignored: new Ignored(patternsOf(`${argument}.ignore`, own.ignore), ({ line, column }, patterns) =>
      ignored(line, column, patterns),
    ),
    text,
    settings,
    texts: readFlag(`${argument}.texts`, own.texts, false),
    iris: readFlag(`${argument}.iris`, own.iris, false),
    omitted(line, column, reason, place) {
      const isUnknown = reason === "computed" || reason === "charset";
      if (isUnknown || isWanted(wanted, place.input, false)) omitted(line, column, reason, place);
    },
    base,
    malformed,
  };
}

function textsOf(pieces: AsyncIterable<string> | Iterable<string>): AsyncIterable<string> {
  if (!isIterable(pieces)) {
    throw argumentError("documentLinks: pieces", "an iterable of strings, such as a stream", pieces);
  }
  return checkedTexts(pieces);
}

async function* checkedTexts(pieces: AsyncIterable<string> | Iterable<string>): AsyncGenerator<string> {
  for await (const piece of pieces) {
    if (typeof piece !== "string")
      throw argumentError("documentLinks: a piece", "a string: decode octets first", piece);
    yield piece;
  }
}

async function wholeOf(pieces: AsyncIterable<string>): Promise<string> {
  const all: string[] = [];
  for await (const piece of pieces) all.push(piece);
  return joined(all);
}

async function* urisIn(pieces: AsyncIterable<string>, reading: DocumentReading): AsyncGenerator<DocumentLink> {
  const { text, schemes = text.schemes, without, iris, omitted, ignored } = reading;
  const unread: DocumentLink[] = [];
  const reported = (place: ReportedPlace): void => {
    const { line = 1, column = 1, isCutShort, after } = place;
    const given = isCutShort ? givenPart(place) : place.text;
    if (!isCutShort && isUnread(place)) unread.push(unreadUri(place));
    else if (!ignored.has(given, place.start, { line, column }))
      omitted(line, column, isCutShort ? "cut-short" : (place.reason ?? "iri"), omittedText(place, after, iris));
  };
  const options = { ...text, schemes, without, iris, positions: true };
  try {
    for await (const hit of urisFrom(pieces, { ...settingsOf("documentLinks: options.text", options), reported })) {
      // The URI is only the part of it that could be read.
      const isPart = unread.at(-1)?.start === hit.start;
      yield* unread.splice(0);
      if (!isPart) yield foundUri(hit);
    }
    yield* unread;
  } catch (error) {
    // A URI without an end, of more than 16 million characters.
    if (error instanceof RangeError) throw new RangeError("a URI in it is too long", { cause: error });
    throw error;
  }
}

function foundUri(hit: ExtractedUri): DocumentLink {
  const { line = 1, column = 1, start, end, text: input, reference, withoutHyphen, delimiter, leftOut } = hit;
  const other = withoutHyphen === undefined ? {} : { withoutHyphen: String(withoutHyphen) };
  const details = { delimiter, leftOut, ...other };
  return { line, column, start, end, input, result: String(reference), error: undefined, details };
}

/** A link of any kind of document. */
type Link = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly isUnlinked?: boolean;
} & (
  | { readonly reference: UriReference; readonly error: undefined }
  | { readonly reference: undefined; readonly error: UriSyntaxError; readonly encoded: UriReference | undefined }
);

/** `result`: the target of the link, if there is one. */
function foundLink(
  link: Link,
  positions: Positions,
  result: string | undefined,
  details: DocumentLink["details"],
): DocumentLink {
  const { start, end, text: input, error, isUnlinked } = link;
  const withIri = link.reference === undefined ? link.encoded?.toString() : undefined;
  const own = { ...positions.at(start), start, end, input, result, error, withIri, details };
  return isUnlinked === true ? { ...own, isUnlinked } : own;
}

function* linksOf(html: string, reading: DocumentReading): Generator<DocumentLink> {
  const { base, iris, texts, dialect, malformed, ignored } = reading;
  const positions = new Positions(html);
  ignored.lines.readHtml(html);
  const component = dialect === "mdx" ? undefined : dialect;
  const view = component === undefined ? html : componentView(html, component);
  const settings: HtmlSettings = {
    iris,
    texts,
    bases: basesFor(base),
    computed: component && computedIn(positions, reading),
    cutOff({ offset: start, reason, rule }) {
      const { line, column } = positions.at(start);
      malformed?.(line, column, { start, reason, rule });
    },
  };
  for (const link of linksInHtml(view, documentUriOf(base), settings)) {
    const { element, attribute, reference, resolved } = link;
    const result = (base === undefined ? reference : resolved)?.toString();
    yield foundLink(link, positions, result, { element, attribute, ...aboutLink(link) });
  }
}

/** The bases that are given: what is written does not say where it leads without them, and a target does. */
function basesFor(base: string | undefined): "all" | "faulty" {
  return base === undefined ? "all" : "faulty";
}

/** References stay as written without a base. */
function documentUriOf(base: string | undefined): Uri {
  return requireUri("documentLinks: options.base", base ?? "x:");
}

function computedIn(positions: Positions, { ignored, omitted }: DocumentReading): (start: number) => void {
  return (start) => {
    const position = positions.at(start);
    const place = { start, end: start, input: "", error: undefined };
    if (!ignored.lines.has(start)) omitted(position.line, position.column, "computed", place);
  };
}

/** What a link says about itself, without what it does not say. */
function aboutLink({
  rel = [],
  linkText,
}: {
  readonly rel?: readonly string[];
  readonly linkText: string | undefined;
}) {
  return { ...(rel.length > 0 && { rel }), ...(linkText !== undefined && { linkText }) };
}

async function* markdownOf(markdown: string, reading: DocumentReading): AsyncGenerator<DocumentLink> {
  const { base, iris, malformed, ignored } = reading;
  const { linksInMarkdown, markdownEvents } = await import("./markdown-links.ts");
  const mdx = reading.dialect === "mdx";
  const resolve = base === undefined ? String : resolverFor(base);
  const positions = new Positions(markdown);
  const places = new OmittedPlaces(markdown, reading);
  const faults: HtmlFault[] = [];
  const faultPlaces = new Positions(markdown);
  const cutOff = (fault: HtmlFault): void => void faults.push(fault);
  const report = malformed && ((fault: MdxFault): void => cutOff({ ...fault, rule: "MDX 3" }));
  /** Reports the faults before an offset. */
  const reportBefore = (offset: number): void => {
    while (faults[0] !== undefined && faults[0].offset < offset) {
      const { offset: start, reason, rule } = faults.shift() as HtmlFault;
      const { line, column } = faultPlaces.at(start);
      malformed?.(line, column, { start, reason, rule });
    }
  };
  ignored.lines.readMarkdown(markdown, () => markdownEvents(markdown, mdx, report && (() => {})));
  const computed = computedIn(positions, reading);
  const settings = { all: true, iris, mdx, isTold: true, computed, malformed: report, cutOff };
  for (const link of linksInMarkdown(markdown, settings)) {
    reportBefore(link.start);
    if (isOmittedPlace(link)) {
      yield* places.tell(link);
      continue;
    }
    if (places.hasTaken(link.start)) continue;
    const { kind, element, attribute, leftOut, reference } = link;
    const place = element === undefined ? { kind } : { kind, element, attribute };
    const details = { ...place, ...(leftOut && { leftOut }), ...aboutLink(link) };
    yield foundLink(link, positions, reference && String(resolve(reference)), details);
  }
  reportBefore(Infinity);
}

async function* sitemapOf(
  xml: string,
  { base, iris, malformed, ignored }: DocumentReading,
): AsyncGenerator<DocumentLink> {
  const { sitemapLinks } = await import("./sitemap.ts");
  const resolve = base === undefined ? String : resolverFor(base);
  const positions = new Positions(xml);
  ignored.lines.readXml(xml);
  for (const link of sitemapLinks(xml, { iris, malformed: placed(xml, malformed) })) {
    const { element, attribute, reference } = link;
    yield foundLink(link, positions, reference && String(resolve(reference)), { element, attribute });
  }
}

/** Adds the lines and columns of faults, counted separately, since a link is found after the faults in it. */
function placed(xml: string, malformed: DocumentReading["malformed"]): ((fault: XmlFault) => void) | undefined {
  if (malformed === undefined) return undefined;
  const positions = new Positions(xml);
  return ({ offset, reason, section, help }) => {
    const { line, column } = positions.at(offset);
    malformed(line, column, { start: offset, reason, rule: `XML 1.0, section ${section}`, help });
  };
}

async function* xmlOf(xml: string, reading: DocumentReading): AsyncGenerator<DocumentLink> {
  const { base, iris, malformed, ignored } = reading;
  const { linksInXml } = await import("./xml-links.ts");
  const positions = new Positions(xml);
  const places = new OmittedPlaces(xml, reading);
  ignored.lines.readXml(xml);
  const settings = { iris, isTold: true, bases: basesFor(base), report: placed(xml, malformed) ?? refuse };
  for (const link of linksInXml(xml, documentUriOf(base), settings)) {
    if (isOmittedPlace(link)) {
      yield* places.tell(link);
      continue;
    }
    if (places.hasTaken(link.start)) continue;
    const { kind, element, attribute, leftOut, reference, resolved } = link;
    const details = { kind, element, attribute, ...(leftOut && { leftOut }) };
    yield foundLink(link, positions, (base === undefined ? reference : resolved)?.toString(), details);
  }
}
