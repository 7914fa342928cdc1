/** What `extract` finds in a document, of whatever kind. */
import { type ExtractOptions, extractUrisFrom, htmlLinks } from "@std66/extract";
import { jsonUris } from "@std66/extract/json";
import { resolverFor } from "@std66/resolve";
import type { DocumentKind } from "../command-line/document-kind.ts";
import type { Document } from "../input/documents.ts";
import type { Found } from "../render/found-record.ts";
import { Failure } from "../system/failures.ts";
import { Positions } from "../text/positions.ts";

/** How documents are read. The line and the column are 1 where `text` does not ask for positions. */
export interface Reading {
  readonly text: ExtractOptions;
  /** The URI that references are resolved against, unless the document has a base of its own; `undefined` not to resolve. */
  readonly base: string | undefined;
}

/** Finds the URIs of a text, and the links of anything else, in order. @throws {Failure} if it cannot be read */
export async function* foundIn(document: Document, kind: DocumentKind, reading: Reading): AsyncGenerator<Found> {
  switch (kind) {
    case "text":
      for await (const hit of extractUrisFrom(document.pieces(), reading.text)) {
        const { line = 1, column = 1, start, end, text: input, reference, withoutHyphen, delimiter, leftOut } = hit;
        const other = withoutHyphen === undefined ? {} : { withoutHyphen: String(withoutHyphen) };
        const details = { delimiter, leftOut, ...other };
        yield { line, column, start, end, input, result: String(reference), error: undefined, details };
      }
      break;
    case "html":
      yield* linksOf(textOf(document), reading);
      break;
    case "markdown": {
      const { markdownLinks } = await import("@std66/extract/markdown");
      const resolve = reading.base === undefined ? String : resolverFor(reading.base);
      const text = textOf(document);
      const positions = new Positions(text);
      for (const { kind: markup, start, end, text: input, reference, error } of markdownLinks(text)) {
        const result = reference && String(resolve(reference));
        yield { ...positions.at(start), start, end, input, result, error, details: { kind: markup } };
      }
      break;
    }
    case "json":
      yield* urisOf(document);
  }
}

function* linksOf(html: string, { base }: Reading): Generator<Found> {
  const positions = new Positions(html);
  for (const { element, attribute, text, reference, resolved, error, start, end } of htmlLinks(html, base ?? "x:")) {
    const result = (base === undefined ? reference : resolved)?.toString();
    yield { ...positions.at(start), start, end, input: text, result, error, details: { element, attribute } };
  }
}

function* urisOf(document: Document): Generator<Found> {
  // RFC 8259 §8.1: a parser may ignore a byte order mark.
  const text = textOf(document).replace(/^\uFEFF/, " ");
  const positions = new Positions(text);
  try {
    for (const { pointer, text: input, reference, start, end } of jsonUris(text)) {
      const details = { pointer };
      yield { ...positions.at(start), start, end, input, result: String(reference), error: undefined, details };
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const { line, column } = positions.at(wrongOffset(text));
    throw new Failure(`cannot read ${document.name} as JSON (RFC 8259): it is wrong at line ${line}, column ${column}`);
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

/** @throws {Failure} if it is longer than a string can be */
function textOf(document: Document): string {
  try {
    return [...document.pieces()].join("");
  } catch (error) {
    if (error instanceof RangeError) throw new Failure(`cannot read ${document.name}: it is too long`);
    throw error;
  }
}
