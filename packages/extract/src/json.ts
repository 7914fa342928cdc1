/** URIs of JSON, each with its JSON Pointer. */
import type { Uri } from "@std66/core";
import { argumentError, ownOptions, readFlag } from "@std66/core/internal";
import { uriOf } from "./text/candidate.ts";
import { replaceIriCharacters } from "./documents/iri-characters.ts";
import { stringsIn } from "./documents/json-strings.ts";

/** A string in a JSON text that is a URI. */
export interface JsonUri {
  /** The string, with escapes decoded. */
  readonly text: string;
  /** The JSON Pointer of the string (RFC 6901): `/links/0/href`. */
  readonly pointer: string;
  /** The offset of the string as written, in UTF-16 code units; without its quotes. */
  readonly start: number;
  readonly end: number;
  readonly reference: Uri;
}

export interface JsonUrisOptions {
  /**
   * Whether a string may be an IRI (RFC 3987): `reference` is then its URI, with the characters outside of ASCII percent-encoded.
   * Default: `false`.
   */
  readonly iris?: boolean | undefined;
}

/**
 * Returns the URIs of a JSON text: each string value that is a URI as a whole, and therefore has a scheme (RFC 3986 §3). Names of
 * members are not values. Any scheme counts, so `"note:a"` is a URI too.
 *
 * @throws {SyntaxError} if the text is not JSON
 * @throws {TypeError} if it is not a string
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3 | RFC 3986 §3}
 * @example
 * ```ts
 * import { jsonUris } from "@std66/extract/json";
 * const json = '{ "$id": "https://example.com/a", "title": "A: b", "links": [{ "href": "urn:c" }, { "href": "../d" }] }';
 * [...jsonUris(json)].map(({ pointer, text }) => `${pointer} ${text}`); // => ["/$id https://example.com/a", "/links/0/href urn:c"]
 * jsonUris("{"); // throws SyntaxError
 * ```
 */
export function jsonUris(json: string, options?: JsonUrisOptions): Iterable<JsonUri> {
  if (typeof json !== "string") throw argumentError("jsonUris: json", "a string", json);
  // `map` passes the index as the second argument.
  const own =
    options === undefined || typeof options === "number"
      ? undefined
      : ownOptions("jsonUris: options", options, ["iris"]);
  const iris = readFlag("jsonUris: options.iris", own?.iris, false);
  requireJson(json);
  return { [Symbol.iterator]: () => urisIn(json, iris) };
}

function requireJson(json: string): void {
  try {
    JSON.parse(json);
  } catch (error) {
    // The message of a runtime may show a part of the text.
    throw error instanceof SyntaxError ? new SyntaxError("jsonUris: json is not a JSON text (RFC 8259 §2)") : error;
  }
}

function* urisIn(json: string, iris: boolean): Iterator<JsonUri> {
  for (const string of stringsIn(json)) {
    const reference = uriOf(iris ? replaceIriCharacters(string.text, encodeURIComponent) : string.text, false);
    if (reference !== undefined) yield { ...string, reference };
  }
}
