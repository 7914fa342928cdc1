/** RFC 3986 §4.1 and Appendix C: what is found in a document, of whatever kind. */
import { type UriReference, type UriSyntaxError, diagnose } from "@std66/core";
import { argumentError, nameOf, ownOptions, readFlag, syntaxError } from "@std66/core/internal";
import { resolverFor } from "@std66/resolve";
import { Beginning } from "./documents/declared-encoding.ts";
import { componentView } from "./documents/component-view.ts";
import { type Dialect, type DocumentKind, dialectOf, documentKinds } from "./document-kinds.ts";
import type { ExtractedUri } from "./text/extracted-uri.ts";
import { requireUri } from "./documents/document-base.ts";
import { isIterable, urisFrom } from "./text/extract-uris-from.ts";
import { type HtmlLink, componentLinks, htmlLinks } from "./documents/html-links.ts";
import { Ignored, patternsOf } from "./documents/ignored.ts";
import { isCutShort, wordAt } from "./markdown-words.ts";
import { type ExtractOptions, type OmittedIri, settingsOf } from "./text/options.ts";
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
   * The name of the document, if its extension is to say which Markdown or HTML it is: MDX (`.mdx`), or a component of Vue, Svelte or
   * Astro (`.vue`, `.svelte`, `.astro`).
   */
  readonly name?: string | undefined;
  /**
   * Patterns of links that are left out, such as `https://intern.example/*` or `*{{*}}*`: each `*` stands for any characters, all else
   * for itself, and the pattern for a whole link as the document has it. Comments `std66-ignore` count without patterns too.
   */
  readonly ignore?: readonly string[] | undefined;
  /** Called for each link that is ignored: with the patterns that it is like, of which there are none after a comment. */
  readonly ignored?: ((line: number, column: number, patterns: readonly string[]) => void) | undefined;
  /** The URI that references are resolved against, unless the document has a base of its own. Default: they stay as written. */
  readonly base?: string | undefined;
}

/**
 * Why something is not given as a whole:
 *
 * - `iri`: it is an IRI, which `iris` would find, or a longer part of it
 * - `host`: it is not clear where its host ends, or its port is not valid
 * - `cut-short`: a URI that is given ends before a character that no URI has there, and more text follows directly
 * - `computed`: a link of MDX or of a component is computed by code, such as `href={url}` or `:href="url"`
 */
export type OmittedReason = "iri" | "host" | "cut-short" | "computed";

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
  /** What `iris` would give instead of the error. */
  readonly withIri?: string | undefined;
  /** Whether it is meant as a link of Markdown, but has white space, so that CommonMark takes it for text. */
  readonly isUnlinked?: boolean;
  /** Of an error: the encoding that the document declares, if that is not UTF-8, in which it was read. */
  readonly encoding?: string | undefined;
  /** Where it is, in the terms of the document. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** The options, with their defaults. */
interface Reading {
  readonly text: Pick<ExtractOptions, "schemes" | "www">;
  readonly texts: boolean;
  readonly iris: boolean;
  readonly omitted: (line: number, column: number, reason: OmittedReason) => void;
  readonly base: string | undefined;
  readonly dialect: Dialect | undefined;
  readonly ignored: Ignored;
}

/**
 * Finds the URIs of a text (RFC 3986 Appendix C) or of JSON, and the links of HTML, Markdown or a sitemap, in order and each with
 * its line and column. `pieces`: the document, which is read as a whole unless it is text. U+FFFD stands for octets that are not
 * UTF-8: a link that has it is an error. What is on the line after a comment `std66-ignore` is left out.
 *
 * @throws {SyntaxError} if the document is not JSON, not a sitemap or not MDX, saying where
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
    if (reading.ignored.has(link.input, link.start, link)) continue;
    yield link.error === undefined ? link : { ...link, encoding: beginning.encoding };
  }
}

async function* linksIn(
  texts: AsyncIterable<string>,
  kind: DocumentKind,
  reading: Reading,
): AsyncGenerator<DocumentLink> {
  switch (kind) {
    case "text":
      return yield* urisIn(reading.ignored.lines.readText(texts), reading);
    case "html":
      return yield* linksOf(await wholeOf(texts), reading);
    case "markdown":
      return yield* markdownOf(await wholeOf(texts), reading);
    case "sitemap":
      return yield* sitemapOf(await wholeOf(texts), reading);
    default:
      return yield* jsonOf(await wholeOf(texts), reading);
  }
}

const NAMES = ["text", "texts", "iris", "omitted", "base", "name", "ignore", "ignored"];

/** Reads the options once, before any document, under their own names. */
function readingOf(options: DocumentOptions | undefined): Reading {
  const argument = "documentLinks: options";
  const own = options === undefined ? {} : ownOptions(argument, options, NAMES);
  const { text = {}, omitted = () => {}, base, name = "", ignored = () => {} } = own;
  settingsOf(`${argument}.text`, ownOptions(`${argument}.text`, text, ["schemes", "www"]));
  if (typeof omitted !== "function") throw argumentError(`${argument}.omitted`, "a function", omitted);
  if (base !== undefined) requireUri(`${argument}.base`, base);
  if (typeof name !== "string") throw argumentError(`${argument}.name`, "a string", name);
  if (typeof ignored !== "function") throw argumentError(`${argument}.ignored`, "a function", ignored);
  return {
    dialect: dialectOf(name),
    ignored: new Ignored(patternsOf(`${argument}.ignore`, own.ignore), ignored),
    text,
    texts: readFlag(`${argument}.texts`, own.texts, false),
    iris: readFlag(`${argument}.iris`, own.iris, false),
    omitted,
    base,
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
  try {
    return all.join("");
  } catch (error) {
    if (error instanceof RangeError) throw new RangeError("it is too long", { cause: error });
    throw error;
  }
}

async function* urisIn(pieces: AsyncIterable<string>, reading: Reading): AsyncGenerator<DocumentLink> {
  const { text, iris, omitted, ignored } = reading;
  const unread: DocumentLink[] = [];
  const tell = (place: OmittedIri): void => {
    const { line = 1, column = 1 } = place;
    if (isUnread(place)) unread.push(unreadUri(place, { line, column }));
    else if (!ignored.has(place.text, place.start, { line, column })) omitted(line, column, place.reason ?? "iri");
  };
  /** The URI that follows. */
  let isCut = false;
  const cutShort = (): void => void (isCut = true);
  const settings = settingsOf("documentLinks: options.text", { ...text, iris, omitted: tell, positions: true });
  try {
    for await (const hit of urisFrom(pieces, { ...settings, cutShort })) {
      // The URI is only the part of it that could be read.
      const isPart = unread.at(-1)?.start === hit.start;
      yield* unread.splice(0);
      const { line = 1, column = 1 } = hit;
      if (isCut && !ignored.has(hit.text, hit.start, { line, column })) omitted(line, column, "cut-short");
      isCut = false;
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

/** Whether a URI in text goes on with U+FFFD, which stands for octets that are not UTF-8. */
function isUnread({ text }: OmittedIri): boolean {
  return text.endsWith("\uFFFD");
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

function* linksOf(html: string, reading: Reading): Generator<DocumentLink> {
  const { base, ignored } = reading;
  const positions = new Positions(html);
  ignored.lines.readHtml(html);
  for (const link of elementLinks(html, positions, reading)) {
    const { element, attribute, reference, resolved } = link;
    const result = (base === undefined ? reference : resolved)?.toString();
    yield foundLink(link, positions, result, { element, attribute, ...aboutLink(link) });
  }
}

function elementLinks(html: string, positions: Positions, reading: Reading): Iterable<HtmlLink> {
  const { base = "x:", iris, texts, dialect } = reading;
  if (dialect === undefined || dialect === "mdx") return htmlLinks(html, base, { iris, texts });
  const computed = computedIn(positions, reading);
  return componentLinks(componentView(html, dialect), base, { iris, texts, computed });
}

function computedIn(positions: Positions, { ignored, omitted }: Reading): (start: number) => void {
  return (start) => {
    const position = positions.at(start);
    if (!ignored.lines.has(start)) omitted(position.line, position.column, "computed");
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

async function* markdownOf(markdown: string, reading: Reading): AsyncGenerator<DocumentLink> {
  const { base, iris, omitted, ignored } = reading;
  const { markdownLinks } = await import("./markdown.ts");
  const { markdownEvents } = await import("./documents/markdown-events.ts");
  const mdx = reading.dialect === "mdx";
  const resolve = base === undefined ? String : resolverFor(base);
  const positions = new Positions(markdown);
  const reported = new Set<number>();
  const unread: DocumentLink[] = [];
  const tell = (place: OmittedIri): void => {
    const position = positions.at(place.start);
    if (isUnread(place)) unread.push(unreadUri(place, position));
    else if (!ignored.has(wordAt(markdown, place.start), place.start, position)) {
      omitted(position.line, position.column, place.reason ?? "iri");
    }
    reported.add(place.start);
  };
  ignored.lines.readMarkdown(markdown, () => markdownEvents(markdown, mdx));
  const computed = computedIn(positions, reading);
  for (const link of markdownLinks(markdown, { all: true, iris, mdx, omitted: tell, computed })) {
    while (unread[0] !== undefined && unread[0].start < link.start) yield unread.shift() as DocumentLink;
    const { kind, element, attribute, leftOut, reference } = link;
    if (unread[0]?.start === link.start) continue;
    const place = element === undefined ? { kind } : { kind, element, attribute };
    const details = { ...place, ...(leftOut && { leftOut }), ...aboutLink(link) };
    const found = foundLink(link, positions, reference && String(resolve(reference)), details);
    const isCut = isCutShort(markdown, link);
    // A pattern is for what is written, such as http://a.example/${b}.
    if (isCut && ignored.has(wordAt(markdown, link.start), link.start, found)) continue;
    if (isCut && !reported.has(link.start)) omitted(found.line, found.column, "cut-short");
    yield found;
  }
  yield* unread;
}

async function* sitemapOf(xml: string, { base, iris, ignored }: Reading): AsyncGenerator<DocumentLink> {
  const { sitemapLinks } = await import("./sitemap.ts");
  const resolve = base === undefined ? String : resolverFor(base);
  const positions = new Positions(xml);
  ignored.lines.readXml(xml);
  for (const link of sitemapLinks(xml, { iris })) {
    const { element, attribute, reference } = link;
    yield foundLink(link, positions, reference && String(resolve(reference)), { element, attribute });
  }
}

async function* jsonOf(text: string, { iris, omitted }: Reading): AsyncGenerator<DocumentLink> {
  const { jsonUris } = await import("./json.ts");
  // RFC 8259 §8.1: a parser may ignore a byte order mark.
  const json = text.replace(/^\uFEFF/, " ");
  const positions = new Positions(json);
  try {
    // A character that an IRI has, as long as U+FFFD, shows which strings are URIs but for that.
    for (const { pointer, text: shown, reference, start, end } of jsonUris(json.replaceAll("\uFFFD", "\xA0"), {
      iris: true,
    })) {
      const { line, column } = positions.at(start);
      const written = json.slice(start, end);
      if (written.includes("\uFFFD")) {
        const input = JSON.parse(`"${written}"`) as string;
        yield {
          ...unreadUri({ text: input, start, end: end - 1, uri: undefined }, { line, column }),
          details: { pointer },
        };
        continue;
      }
      const [input, result] = [shown, String(reference)];
      if (iris || result === input)
        yield { line, column, start, end, input, result, error: undefined, details: { pointer } };
      else omitted(line, column, "iri");
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { line, column } = positions.at(wrongOffset(json));
    throw new SyntaxError(`it has a syntax error at line ${line}, column ${column}`, { cause: error });
  }
}

/** Where a text stops being JSON. V8 says it in the message, except at the end. */
function wrongOffset(json: string): number {
  try {
    JSON.parse(json);
  } catch (error) {
    const position = /position (\d+)/.exec(String(error))?.[1];
    if (position !== undefined) return Number(position);
  }
  return json.length;
}

/** The fault of a link or of a URI in text that has U+FFFD, which no IRI has either. */
function unreadFault(input: string): UriSyntaxError {
  // What `iris` takes is not the fault.
  const fault = diagnose(input.replace(/[^\0-\x7F\uFFFD]/g, "~")) as UriSyntaxError;
  const { code, offset, length, component, expected } = fault;
  return syntaxError(input, { code, offset, length, component, expected });
}
