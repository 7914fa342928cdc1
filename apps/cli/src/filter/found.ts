/** What `extract` finds in a document, of whatever kind. */
import type { UriReference, UriSyntaxError } from "@std66/core";
import {
  type ExtractOptions,
  type ExtractedUri,
  type OmittedIri,
  type Position,
  Positions,
  extractUrisFrom,
  htmlLinks,
} from "@std66/extract";
import { resolverFor } from "@std66/resolve";
import { type Found, unreadFault } from "@std66/report";
import type { DocumentKind } from "../command-line/document-kind.ts";
import type { Document } from "../input/documents.ts";
import { Failure } from "../system/failures.ts";

/** How documents are read. */
export interface Reading {
  readonly text: Pick<ExtractOptions, "schemes" | "www">;
  /** Whether to say the text of links, where that takes more time. */
  readonly texts: boolean;
  /** Whether to take IRIs. */
  readonly iris: boolean;
  /** Called for each place in text where `iris` would find more. */
  readonly omitted: (line: number, column: number) => void;
  /** The URI that references are resolved against, unless the document has a base of its own; `undefined` not to resolve. */
  readonly base: string | undefined;
}

const MEBI = 1_048_576;
/**
 * How many octets of a compressed document there may be, if it is read as a whole. Sitemaps have up to 50 MiB. Of Markdown, an octet can
 * take micromark four kilobytes.
 */
const LIMITS = { html: 64 * MEBI, sitemap: 64 * MEBI, markdown: MEBI / 4, json: 16 * MEBI } as const;

/** Finds the URIs of a text, and the links of anything else, in order. @throws {Failure} if it cannot be read */
export async function* foundIn(document: Document, kind: DocumentKind, reading: Reading): AsyncGenerator<Found> {
  if (kind === "text") return yield* urisIn(document, reading);
  const text = await textOf(document, LIMITS[kind]);
  switch (kind) {
    case "html":
      return yield* linksOf(text, reading);
    case "markdown":
      return yield* markdownOf(text, reading);
    case "sitemap":
      return yield* sitemapOf(document.name, text, reading);
    default:
      return yield* jsonOf(document.name, text, reading);
  }
}

async function* urisIn(document: Document, { text, iris, omitted }: Reading): AsyncGenerator<Found> {
  const unread: Found[] = [];
  const tell = (place: OmittedIri): void => {
    const { line = 1, column = 1 } = place;
    if (isUnread(place)) unread.push(unreadUri(place, { line, column }));
    else omitted(line, column);
  };
  try {
    for await (const hit of extractUrisFrom(document.pieces(), { ...text, iris, omitted: tell, positions: true })) {
      // The URI is only the part of it that could be read.
      const isPart = unread.at(-1)?.start === hit.start;
      yield* unread.splice(0);
      if (!isPart) yield foundUri(hit);
    }
    yield* unread;
  } catch (error) {
    // A URI without an end, of more than 16 million characters.
    if (error instanceof RangeError) throw new Failure(`cannot read ${document.name}: a URI in it is too long`);
    throw error;
  }
}

function foundUri(hit: ExtractedUri): Found {
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
function unreadUri({ text: input, start, end }: OmittedIri, position: Position): Found {
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
function foundLink(link: Link, positions: Positions, result: string | undefined, details: Found["details"]): Found {
  const { start, end, text: input, error } = link;
  const withIri = link.reference === undefined ? link.encoded?.toString() : undefined;
  return { ...positions.at(start), start, end, input, result, error, withIri, details };
}

function* linksOf(html: string, { base, iris, texts }: Reading): Generator<Found> {
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

async function* markdownOf(markdown: string, { base, iris, omitted }: Reading): AsyncGenerator<Found> {
  const { markdownLinks } = await import("@std66/extract/markdown");
  const resolve = base === undefined ? String : resolverFor(base);
  const positions = new Positions(markdown);
  const unread: Found[] = [];
  const tell = (place: OmittedIri): void => {
    const position = positions.at(place.start);
    if (isUnread(place)) unread.push(unreadUri(place, position));
    else omitted(position.line, position.column);
  };
  for (const link of markdownLinks(markdown, { all: true, iris, omitted: tell })) {
    while (unread[0] !== undefined && unread[0].start < link.start) yield unread.shift() as Found;
    const { kind, element, attribute, leftOut, reference } = link;
    if (unread[0]?.start === link.start) continue;
    const place = element === undefined ? { kind } : { kind, element, attribute };
    const details = { ...place, ...(leftOut && { leftOut }), ...aboutLink(link) };
    yield foundLink(link, positions, reference && String(resolve(reference)), details);
  }
  yield* unread;
}

async function* sitemapOf(name: string, xml: string, { base, iris }: Reading): AsyncGenerator<Found> {
  const { sitemapLinks } = await import("@std66/extract/sitemap");
  const resolve = base === undefined ? String : resolverFor(base);
  const positions = new Positions(xml);
  try {
    for (const link of sitemapLinks(xml, { iris })) {
      const { element, attribute, reference } = link;
      yield foundLink(link, positions, reference && String(resolve(reference)), { element, attribute });
    }
  } catch (error) {
    if (error instanceof SyntaxError) throw new Failure(`cannot read ${name} as a sitemap: ${error.message}`);
    throw error;
  }
}

async function* jsonOf(name: string, text: string, { iris, omitted }: Reading): AsyncGenerator<Found> {
  const { jsonUris } = await import("@std66/extract/json");
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
      else omitted(line, column);
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { line, column } = positions.at(wrongOffset(json));
    throw new Failure(
      `cannot read ${name} as JSON (RFC 8259): it has a syntax error at line ${line}, column ${column}`,
    );
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

/** @throws {Failure} if it is longer than a string can be, or than `limit` where it is compressed */
async function textOf(document: Document, limit: number): Promise<string> {
  const pieces: string[] = [];
  for await (const piece of document.pieces(limit)) pieces.push(piece);
  try {
    return pieces.join("");
  } catch (error) {
    if (error instanceof RangeError) throw new Failure(`cannot read ${document.name}: it is too long`);
    throw error;
  }
}
