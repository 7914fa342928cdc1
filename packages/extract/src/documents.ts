/** RFC 3986 §4.1 and Appendix C: what is found in a document, of whatever kind. */
import type { UriReference, UriSyntaxError } from "@std66/core";
import { argumentError, nameOf, ownOptions, readFlag } from "@std66/core/internal";
import { resolverFor } from "@std66/resolve";
import { textFollows } from "./text/authority-rest.ts";
import { Beginning } from "./documents/declared-encoding.ts";
import { type DocumentKind, documentKinds } from "./document-kinds.ts";
import type { ExtractedUri } from "./text/extracted-uri.ts";
import { requireUri } from "./documents/document-base.ts";
import { joined } from "./documents/joined.ts";
import { isUnread, unreadFault } from "./documents/unread.ts";
import { isIterable, urisFrom } from "./text/extract-uris-from.ts";
import { htmlLinks } from "./documents/html-links.ts";
import type { MarkdownLink } from "./markdown.ts";
import { type ExtractOptions, type OmittedIri, type Settings, settingsOf } from "./text/options.ts";
import { Positions } from "./text/positions.ts";
import type { Position } from "./text/line-counter.ts";

export { documentKindOf, documentKinds, documentLimits } from "./document-kinds.ts";
export type { DocumentKind } from "./document-kinds.ts";

/** How documents are read. */
export interface DocumentOptions {
  /** In text: `schemes` and `www` of `extractUris`. */
  readonly text?: Pick<ExtractOptions, "schemes" | "www"> | undefined;
  /** Whether links of HTML have their `linkText`. Default: `false`. */
  readonly texts?: boolean | undefined;
  /** Whether to take IRIs, as `extractUris` and `htmlLinks` do. Default: `false`. */
  readonly iris?: boolean | undefined;
  /** Called with the line and the column of each place in text where something is not given, or only in part. */
  readonly omitted?: ((line: number, column: number, reason: OmittedReason) => void) | undefined;
  /**
   * Called with the line and the column of each place that JSON or CSV does not allow, and what is wrong there. What cannot be read as such
   * is then read as text: the rest of a JSON text, or of a line, and a cell. Default: a `SyntaxError` is thrown.
   */
  readonly malformed?: ((line: number, column: number, reason: string) => void) | undefined;
  /** The URI that references are resolved against, unless the document has a base of its own. Default: they stay as written. */
  readonly base?: string | undefined;
}

/**
 * Why something is not given as a whole:
 *
 * - `iri`: it is an IRI, which `iris` would find, or a longer part of it
 * - `host`: it is not clear where its host ends, or its port is not valid
 * - `cut-short`: a URI that is given ends before a character that no URI has there, and more text follows directly
 */
export type OmittedReason = "iri" | "host" | "cut-short";

/** A URI or a link of a document. */
export interface DocumentLink extends Position {
  /** Offsets in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** The text of the document, with escapes decoded. */
  readonly input: string;
  /** The URI; a link's reference, or its target if it is to be resolved; `undefined` if it is invalid. */
  readonly result: string | undefined;
  readonly error: UriSyntaxError | undefined;
  /** Of an error in a value of JSON, or in a cell: where in the document the character is that is at fault. */
  readonly faultAt?: Position | undefined;
  /** What `iris` would give instead of the error. */
  readonly withIri?: string | undefined;
  /** Of an error: the encoding that the document declares, if that is not UTF-8, in which it was read. */
  readonly encoding?: string | undefined;
  /** Where it is, in the terms of the document. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** The options, with their defaults. */
export interface DocumentReading {
  readonly text: Pick<ExtractOptions, "schemes" | "www">;
  /** The same, as they are used. */
  readonly settings: Settings;
  readonly texts: boolean;
  readonly iris: boolean;
  readonly omitted: (line: number, column: number, reason: OmittedReason) => void;
  readonly malformed: (place: Position, reason: string) => void;
  readonly base: string | undefined;
}

/**
 * Finds the URIs of a text (RFC 3986 Appendix C) or of JSON, and the links of HTML, Markdown or a sitemap, in order and each with
 * its line and column. `pieces`: the document, which is read as a whole unless it is text. U+FFFD stands for octets that are not
 * UTF-8: a link that has it is an error.
 *
 * @throws {SyntaxError} if the document is not a sitemap or, without `malformed`, not JSON or not CSV, saying where
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
      return yield* urisIn(texts, reading);
    case "html":
      return yield* linksOf(await wholeOf(texts), reading);
    case "markdown":
      return yield* markdownOf(await wholeOf(texts), reading);
    case "sitemap":
      return yield* sitemapOf(await wholeOf(texts), reading);
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

const NAMES = ["text", "texts", "iris", "omitted", "malformed", "base"];

/** Reads the options once, before any document, under their own names. */
function readingOf(options: DocumentOptions | undefined): DocumentReading {
  const argument = "documentLinks: options";
  const own = options === undefined ? {} : ownOptions(argument, options, NAMES);
  const { text = {}, omitted = () => {}, malformed = refuse, base } = own;
  const settings = settingsOf(`${argument}.text`, ownOptions(`${argument}.text`, text, ["schemes", "www"]));
  if (typeof omitted !== "function") throw argumentError(`${argument}.omitted`, "a function", omitted);
  if (typeof malformed !== "function") throw argumentError(`${argument}.malformed`, "a function", malformed);
  if (base !== undefined) requireUri(`${argument}.base`, base);
  return {
    text,
    settings,
    texts: readFlag(`${argument}.texts`, own.texts, false),
    iris: readFlag(`${argument}.iris`, own.iris, false),
    omitted,
    malformed: ({ line, column }, reason) => malformed(line, column, reason),
    base,
  };
}

function refuse(line: number, column: number, reason: string): never {
  throw new SyntaxError(`${reason} at line ${line}, column ${column}`);
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

async function* urisIn(
  pieces: AsyncIterable<string>,
  { text, iris, omitted }: DocumentReading,
): AsyncGenerator<DocumentLink> {
  const unread: DocumentLink[] = [];
  const tell = (place: OmittedIri): void => {
    const { line = 1, column = 1 } = place;
    if (isUnread(place)) unread.push(unreadUri(place, { line, column }));
    else omitted(line, column, place.reason ?? "iri");
  };
  const cutShort = ({ line = 1, column = 1 }: Partial<Position>): void => omitted(line, column, "cut-short");
  const settings = settingsOf("documentLinks: options.text", { ...text, iris, omitted: tell, positions: true });
  try {
    for await (const hit of urisFrom(pieces, { ...settings, cutShort })) {
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

/** What stands in the place of a URI that could not be read as a whole. */
function unreadUri({ text: input, start, end }: OmittedIri, position: Position): DocumentLink {
  return { ...position, start, end: end + 1, input, result: undefined, error: unreadFault(input), details: {} };
}

/** A link of any kind of document. */
type Link = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
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
  const { start, end, text: input, error } = link;
  const withIri = link.reference === undefined ? link.encoded?.toString() : undefined;
  return { ...positions.at(start), start, end, input, result, error, withIri, details };
}

function* linksOf(html: string, { base, iris, texts }: DocumentReading): Generator<DocumentLink> {
  const positions = new Positions(html);
  for (const link of htmlLinks(html, base ?? "x:", { iris, texts })) {
    const { element, attribute, reference, resolved } = link;
    const result = (base === undefined ? reference : resolved)?.toString();
    yield foundLink(link, positions, result, { element, attribute, ...aboutLink(link) });
  }
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

async function* markdownOf(markdown: string, { base, iris, omitted }: DocumentReading): AsyncGenerator<DocumentLink> {
  const { markdownLinks } = await import("./markdown.ts");
  const resolve = base === undefined ? String : resolverFor(base);
  const positions = new Positions(markdown);
  const reported = new Set<number>();
  const unread: DocumentLink[] = [];
  const tell = (place: OmittedIri): void => {
    const position = positions.at(place.start);
    if (isUnread(place)) unread.push(unreadUri(place, position));
    else omitted(position.line, position.column, place.reason ?? "iri");
    reported.add(place.start);
  };
  for (const link of markdownLinks(markdown, { all: true, iris, omitted: tell })) {
    while (unread[0] !== undefined && unread[0].start < link.start) yield unread.shift() as DocumentLink;
    const { kind, element, attribute, leftOut, reference } = link;
    if (unread[0]?.start === link.start) continue;
    const place = element === undefined ? { kind } : { kind, element, attribute };
    const details = { ...place, ...(leftOut && { leftOut }), ...aboutLink(link) };
    const found = foundLink(link, positions, reference && String(resolve(reference)), details);
    if (!reported.has(link.start) && isCutShort(markdown, link)) omitted(found.line, found.column, "cut-short");
    yield found;
  }
  yield* unread;
}

/** Whether a URI in text ends before a character that no URI has there, and more text follows directly. */
function isCutShort(markdown: string, { start, leftOut = [] }: MarkdownLink): boolean {
  const wrong = leftOut.find(({ reason }) => reason === "not-allowed");
  return wrong !== undefined && textFollows(markdown, wrong.start, start).goesOn;
}

async function* sitemapOf(xml: string, { base, iris }: DocumentReading): AsyncGenerator<DocumentLink> {
  const { sitemapLinks } = await import("./sitemap.ts");
  const resolve = base === undefined ? String : resolverFor(base);
  const positions = new Positions(xml);
  for (const link of sitemapLinks(xml, { iris })) {
    const { element, attribute, reference } = link;
    yield foundLink(link, positions, reference && String(resolve(reference)), { element, attribute });
  }
}
