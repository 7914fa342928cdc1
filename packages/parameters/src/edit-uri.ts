/**
 * RFC 3986 §3.3 and §3.4: changes segments and pairs of a URI-reference, and keeps the rest as written. An error of a
 * segment, a name or a value has that text as its `input`, and one of the pairs that are there has the query.
 */
import { type UriReference, change, parse, percentEncode } from "@std66/core";
import { argumentError, requireString, syntaxError, textOf } from "@std66/core/internal";
import { inOrder, pairText, requireSelection, withAnother, withPair, without } from "./edit-query.ts";
import { type PairOptions, type QueryOptions, pairSyntax, querySyntax } from "./options.ts";

/**
 * Returns a reference with more segments at the end of its path (RFC 3986 §3.3). Each is data: all but unreserved
 * characters are encoded, "/" and ";" included. An empty last segment is replaced, since `/a/` says that more may
 * follow.
 *
 * @throws {UriSyntaxError} if `uri` is not a URI-reference; `dot-segment` for the segments "." and "..", and
 * `segment-nz` for an empty one, which would all mean something else; `utf-8-surrogate` for a lone surrogate
 * @throws {TypeError} if `uri` is neither a string nor a `UriReference`, or if `segments` is not a list of strings
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.3 | RFC 3986 §3.3}
 * @example
 * ```ts
 * import { appendSegments } from "@std66/parameters";
 * String(appendSegments("http://example.com/a?b", ["c d", "e/f"])); // => "http://example.com/a/c%20d/e%2Ff?b"
 * String(appendSegments("http://example.com/a/", ["c"])); // => "http://example.com/a/c"
 * appendSegments("http://example.com/a/", [".."]); // throws UriSyntaxError
 * ```
 */
export function appendSegments(uri: string | UriReference, segments: Iterable<string>): UriReference {
  const reference = readReference("appendSegments: uri", uri);
  if (typeof segments !== "object" || segments === null || !(Symbol.iterator in segments)) {
    throw argumentError("appendSegments: segments", "a list of strings", segments);
  }
  const texts = Array.from(segments, encodedSegment);
  if (texts.length === 0) return reference;
  const { host, path } = reference;
  // Only after an authority does a path have to begin with "/".
  const needsSlash = path === "" ? host !== undefined : !path.endsWith("/");
  return change(reference, { path: path + (needsSlash ? "/" : "") + texts.join("/") });
}

function encodedSegment(segment: string, index: number): string {
  requireString(`appendSegments: segments[${index}]`, segment);
  if (segment !== "" && segment !== "." && segment !== "..") return percentEncode(segment, "segment");
  const code = segment === "" ? "segment-nz" : "dot-segment";
  const fault = { code, offset: 0, length: segment.length, component: "path", expected: ["segment-nz"] } as const;
  throw syntaxError(segment, fault, undefined, segment === "" ? "an empty segment" : "a segment is `.` or `..`");
}

/**
 * Returns a reference with another pair at the end of its query. All else stays as written (RFC 3986 §3.4).
 * `deletePairs` of a name that it did not have returns the same text, unless the query was empty.
 *
 * @throws {UriSyntaxError} if `uri` is not a URI-reference; `utf-8-surrogate` for a lone surrogate in `name` or
 * `value`; if an encoded value has a character that no query has
 * @throws {RangeError} if the value of an option is unknown, or if an encoded value has a separator
 * @throws {TypeError} if `uri` is neither a string nor a `UriReference`, if `name` or `value` is not a string, or if an
 * option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.4 | RFC 3986 §3.4}
 * @example
 * ```ts
 * import { appendPair } from "@std66/parameters";
 * String(appendPair("http://example.com/?a=%7e#c", "b", "2 & 3")); // => "http://example.com/?a=%7e&b=2%20%26%203#c"
 * String(appendPair("http://example.com/", "b", "2+3", { value: "encoded" })); // => "http://example.com/?b=2+3"
 * String(appendPair("http://example.com/", "b", undefined)); // => "http://example.com/?b"
 * ```
 */
export function appendPair(
  uri: string | UriReference,
  name: string,
  value: string | undefined,
  options?: PairOptions,
): UriReference {
  const syntax = pairSyntax("appendPair: options", options);
  const reference = readReference("appendPair: uri", uri);
  return change(reference, {
    query: withAnother(reference.query, pairText("appendPair", name, value, syntax), syntax),
  });
}

/**
 * Returns a reference with one pair of this name in its query. The first pair of this name gets the value, the others
 * are removed. If there is none, the pair is appended. All else stays as written (RFC 3986 §3.4).
 *
 * @throws {UriSyntaxError} if `uri` is not a URI-reference; if a name in the query cannot be decoded, unless `invalid`
 * is `keep`; `utf-8-surrogate` for a lone surrogate in `name` or `value`; if an encoded value has a character that no
 * query has
 * @throws {RangeError} if the value of an option is unknown, or if an encoded value has a separator
 * @throws {TypeError} if `uri` is neither a string nor a `UriReference`, if `name` or `value` is not a string, or if an
 * option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.4 | RFC 3986 §3.4}
 * @example
 * ```ts
 * import { setPair } from "@std66/parameters";
 * String(setPair("http://example.com/?a=1&b=%7e&%61=2", "a", "3")); // => "http://example.com/?a=3&b=%7e"
 * ```
 */
export function setPair(
  uri: string | UriReference,
  name: string,
  value: string | undefined,
  options?: PairOptions,
): UriReference {
  const syntax = pairSyntax("setPair: options", options);
  const reference = readReference("setPair: uri", uri);
  return change(reference, {
    query: withPair(reference.query, name, pairText("setPair", name, value, syntax), syntax),
  });
}

/**
 * Returns a reference without the pairs of this name, or of the decoded names for which a function returns `true`, and
 * without a query if no pair is left. All else stays as written (RFC 3986 §3.4).
 *
 * @throws {UriSyntaxError} if `uri` is not a URI-reference; if a name in the query cannot be decoded, unless `invalid`
 * is `keep`
 * @throws {RangeError} if the value of an option is unknown
 * @throws {TypeError} if `uri` is neither a string nor a `UriReference`, if `name` is neither a string nor a function,
 * or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.4 | RFC 3986 §3.4}
 * @example
 * ```ts
 * import { deletePairs } from "@std66/parameters";
 * String(deletePairs("http://example.com/?a=1&b=%7e&a", "a")); // => "http://example.com/?b=%7e"
 * String(deletePairs("http://example.com/?utm_source=x#b", (name) => name.startsWith("utm_"))); // => "http://example.com/#b"
 * ```
 */
export function deletePairs(
  uri: string | UriReference,
  name: string | ((name: string) => boolean),
  options?: QueryOptions,
): UriReference {
  const syntax = querySyntax("deletePairs: options", options);
  const reference = readReference("deletePairs: uri", uri);
  requireSelection("deletePairs: name", name);
  return change(reference, { query: without(reference.query, name, syntax) });
}

/**
 * Returns a reference with the pairs of its query in the order of their decoded names, by UTF-16 code units. Pairs of
 * the same name keep their order, and all keep their text (RFC 3986 §3.4).
 *
 * @throws {UriSyntaxError} if `uri` is not a URI-reference; if a name in the query cannot be decoded, unless `invalid`
 * is `keep`
 * @throws {RangeError} if the value of an option is unknown
 * @throws {TypeError} if `uri` is neither a string nor a `UriReference`, or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.4 | RFC 3986 §3.4}
 * @example
 * ```ts
 * import { sortPairs } from "@std66/parameters";
 * String(sortPairs("http://example.com/?b=2&%61=%7e&b=1")); // => "http://example.com/?%61=%7e&b=2&b=1"
 * ```
 */
export function sortPairs(uri: string | UriReference, options?: QueryOptions): UriReference {
  const syntax = querySyntax("sortPairs: options", options);
  const reference = readReference("sortPairs: uri", uri);
  return change(reference, { query: inOrder(reference.query, syntax) });
}

function readReference(argument: string, uri: string | UriReference): UriReference {
  textOf(argument, uri);
  return parse(uri);
}
