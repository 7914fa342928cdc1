/** What `extract` finds in a document, of whatever kind. */
import type { UriReference, UriSyntaxError } from "@std66/core";
import { type ExtractOptions, type ExtractedUri, extractUrisFrom, htmlLinks } from "@std66/extract";
import { resolverFor } from "@std66/resolve";
import type { DocumentKind } from "../command-line/document-kind.ts";
import type { Document } from "../input/documents.ts";
import type { Found } from "../render/found-record.ts";
import { Failure } from "../system/failures.ts";
import { Positions } from "../text/positions.ts";

/** How documents are read. The line and the column are 1 where `text` does not ask for positions. */
export interface Reading {
  readonly text: Pick<ExtractOptions, "schemes" | "www" | "positions">;
  /** Whether to say the text of links, where that takes more time. */
  readonly texts: boolean;
  /** Whether to take IRIs. */
  readonly iris: boolean;
  /** Called for each place in text where `iris` would find more. The line is counted as in what is found. */
  readonly omitted: (line: number | undefined, column: number | undefined) => void;
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
  const tell = (place: { readonly line?: number; readonly column?: number }): void => omitted(place.line, place.column);
  try {
    for await (const hit of extractUrisFrom(document.pieces(), { ...text, iris, omitted: tell })) yield foundUri(hit);
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
  const tell = ({ start }: { readonly start: number }): void => {
    const { line, column } = positions.at(start);
    omitted(line, column);
  };
  for (const link of markdownLinks(markdown, { all: true, iris, omitted: tell })) {
    const { kind, element, attribute, leftOut, reference } = link;
    const place = element === undefined ? { kind } : { kind, element, attribute };
    const details = { ...place, ...(leftOut && { leftOut }), ...aboutLink(link) };
    yield foundLink(link, positions, reference && String(resolve(reference)), details);
  }
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
    for (const { pointer, text: input, reference, start, end } of jsonUris(json, { iris: true })) {
      const { line, column } = positions.at(start);
      const result = String(reference);
      if (iris || result === input)
        yield { line, column, start, end, input, result, error: undefined, details: { pointer } };
      else omitted(line, column);
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { line, column } = positions.at(wrongOffset(json));
    throw new Failure(`cannot read ${name} as JSON (RFC 8259): it is wrong at line ${line}, column ${column}`);
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
