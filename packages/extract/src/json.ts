/** URIs of JSON, each with its JSON Pointer. */
import type { Uri, UriReference, UriSyntaxError } from "@std66/core";
import { argumentError, ownOptions, readFlag } from "@std66/core/internal";
import { uriOf } from "./text/candidate.ts";
import type { LeftOut } from "./text/extracted-uri.ts";
import { type OmittedIri, settingsOf } from "./text/options.ts";
import { replaceIriCharacters } from "./documents/iri-characters.ts";
import { JsonFault, JsonReader } from "./documents/json-strings.ts";
import { type ValueLink, type ValueReading, WITH_SCHEME, linksOfValue } from "./documents/value-links.ts";

export { jsonSchemaLinks } from "./documents/json-schema.ts";
export type { JsonSchemaLinksOptions } from "./documents/json-schema.ts";
export type { InvalidJsonSchemaLink, JsonSchemaLink, ValidJsonSchemaLink } from "./documents/json-schema-link.ts";

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
   * Whether a string may be an IRI (RFC 3987): `reference` is then its URI, with the characters outside of ASCII
   * percent-encoded. Default: `false`.
   */
  readonly iris?: boolean | undefined;
}

/**
 * Returns the URIs of a JSON text: each string value that is a URI as a whole, and therefore has a scheme (RFC 3986
 * §3). Names of members are not values. Any scheme counts, so `"note:a"` is a URI too; but not a scheme alone, such as
 * `"else:"`. `jsonLinks` also has the URIs in the text of strings, and what is not a URI but is meant as one.
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
  requireJson("jsonUris", json);
  return { [Symbol.iterator]: () => urisIn(json, iris) };
}

function requireJson(name: string, json: string): void {
  const reader = new JsonReader(json);
  try {
    while (reader.next());
  } catch (error) {
    throw error instanceof JsonFault
      ? new SyntaxError(`${name}: json is not a JSON text (RFC 8259 §2)`, { cause: error })
      : error;
  }
}

function* urisIn(json: string, iris: boolean): Iterator<JsonUri> {
  const reader = new JsonReader(json);
  while (reader.next()) {
    if (reader.isName || !reader.mayHaveColon) continue;
    const { text, start, end } = reader.text();
    if (!WITH_SCHEME.test(text)) continue;
    const reference = uriOf(iris ? replaceIriCharacters(text, encodeURIComponent) : text, false);
    if (reference !== undefined) yield { text, pointer: reader.pointer(), start, end, reference };
  }
}

export interface JsonLinksOptions {
  /** Whether a link may be an IRI, or have spaces and the like, as for `htmlLinks`. Default: `false`. */
  readonly iris?: boolean | undefined;
  /** Called for each place that is left out, wholly or in part, as by `extractUris`. Offsets are in `json`. */
  readonly omitted?: ((place: OmittedIri) => void) | undefined;
}

interface JsonPlace {
  /** Whether it is a string as a whole (`value`), or stands in the text of one (`uri`). */
  readonly kind: "value" | "uri";
  /** The JSON Pointer of the string (RFC 6901). */
  readonly pointer: string;
  /** The text, with escapes decoded. */
  readonly text: string;
  /** The offset of what was read as written, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** Of a URI in text: what was left out around it, as by `extractUris`. */
  readonly leftOut?: readonly LeftOut[];
}

/** A link that is a URI. */
export interface ValidJsonLink extends JsonPlace {
  readonly reference: UriReference;
  readonly error: undefined;
}

/** What is meant as a URI and is not, and why. */
export interface InvalidJsonLink extends JsonPlace {
  readonly reference: undefined;
  readonly error: UriSyntaxError;
  /** What the option `iris` gives as its `reference`; `undefined` if that is an error as well. */
  readonly encoded: UriReference | undefined;
}

/** A link of a JSON text. */
export type JsonLink = ValidJsonLink | InvalidJsonLink;

/**
 * Returns the links of a JSON text: the string values that are URIs as a whole, and the URIs in the text of the others.
 * A string that begins with a scheme and `//` is meant as a URI: if it is not, it has an `error`, unless it has several
 * lines or URIs.
 *
 * @throws {SyntaxError} if the text is not JSON
 * @throws {TypeError} if it is not a string, or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3 | RFC 3986 §3}
 * @example
 * ```ts
 * import { jsonLinks } from "@std66/extract/json";
 * const json = '["http:\\/\\/a\\/?b\\u0026c", "see http://d.", "http://e/{id}"]';
 * [...jsonLinks(json)].map(({ pointer, text, error }) => [pointer, text, error?.offset]);
 * // => [["/0", "http://a/?b&c", undefined], ["/1", "http://d", undefined], ["/2", "http://e/{id}", 9]]
 * ```
 */
export function jsonLinks(json: string, options?: JsonLinksOptions): Iterable<JsonLink> {
  if (typeof json !== "string") throw argumentError("jsonLinks: json", "a string", json);
  // `map` passes the index as the second argument.
  const given = typeof options === "number" ? undefined : options;
  const own = given && ownOptions("jsonLinks: options", given, ["iris", "omitted"]);
  const iris = readFlag("jsonLinks: options.iris", own?.iris, false);
  const omitted = own?.omitted;
  if (omitted !== undefined && typeof omitted !== "function") {
    throw argumentError("jsonLinks: options.omitted", "a function", omitted);
  }
  requireJson("jsonLinks", json);
  return {
    [Symbol.iterator]: () =>
      linksIn(json, { whole: "any scheme", iris, text: settingsOf("jsonLinks", undefined), omitted }),
  };
}

function* linksIn(json: string, reading: ValueReading): Generator<JsonLink> {
  const reader = new JsonReader(json);
  while (reader.next()) {
    if (reader.isName || !reader.mayHaveColon) continue;
    for (const link of linksOfValue(reader.text(), reading)) yield jsonLink(link, reader.pointer());
  }
}

function jsonLink({ about, ...link }: ValueLink, pointer: string): JsonLink {
  const { kind, text, start, end } = link;
  const place = { kind, pointer, text, start, end, ...(about && { leftOut: about.leftOut }) };
  return link.error === undefined
    ? { ...place, reference: link.reference, error: undefined }
    : { ...place, reference: undefined, error: link.error, encoded: link.encoded };
}
