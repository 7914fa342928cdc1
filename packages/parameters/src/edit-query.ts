/**
 * RFC 3986 §3.4: changes some pairs of a query, and keeps the others as written.
 *
 * A query is `undefined` if it is not present, as in `UriReference`, and a query without its last pair is not present
 * either: `change(uri, { query: deleteFromQuery(uri.query, "a") })`.
 */
import { argumentError, requireString } from "@std66/core/internal";
import { encodedParameter, inQuery } from "./encode.ts";
import {
  type PairOptions,
  type ParameterSyntax,
  type QueryOptions,
  pairSyntax,
  querySyntax,
  separatorOf,
} from "./options.ts";
import { readValue } from "./parameter.ts";
import { eachPair } from "./written-pairs.ts";

/**
 * Returns the decoded values of all pairs with this name, in order (RFC 3986 §3.4). The value of a pair without a "="
 * is `undefined`. Decodes no value of other pairs.
 *
 * @throws {UriSyntaxError} if a name, or the value of such a pair, cannot be decoded; not if `invalid` is `keep`
 * @throws {RangeError} if the value of an option is unknown
 * @throws {TypeError} if `query` or `name` is not a string, or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.4 | RFC 3986 §3.4}
 * @example
 * ```ts
 * import { getFromQuery } from "@std66/parameters";
 * getFromQuery("a=1&b=2&%61=3&a", "a"); // => ["1", "3", undefined]
 * getFromQuery("a=1", "b"); // => []
 * ```
 */
export function getFromQuery(query: string | undefined, name: string, options?: QueryOptions): (string | undefined)[] {
  const syntax = syntaxFor("getFromQuery", query, options);
  requireString("getFromQuery: name", name);
  const values: (string | undefined)[] = [];
  eachPair(query, syntax, (other, text, start, decoding) => {
    if (other === name) values.push(readValue(text, start, decoding));
  });
  return values;
}

/**
 * Returns the query with one pair of this name. The first pair of this name gets the value, the others are removed. If
 * there is none, the pair is appended. All other pairs, and the characters between them, stay as written
 * (RFC 3986 §3.4).
 *
 * @throws {UriSyntaxError} if a name cannot be decoded, unless `invalid` is `keep`; for a lone surrogate in `name` or
 * `value`
 * @throws {RangeError} if the value of an option is unknown, or if an encoded value has a separator
 * @throws {TypeError} if `query`, `name` or `value` is not a string, or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.4 | RFC 3986 §3.4}
 * @example
 * ```ts
 * import { setInQuery } from "@std66/parameters";
 * setInQuery("a=%7e&b=1&c&b=2", "b", "3"); // => "a=%7e&b=3&c"
 * setInQuery(undefined, "b", undefined); // => "b"
 * ```
 */
export function setInQuery(
  query: string | undefined,
  name: string,
  value: string | undefined,
  options?: PairOptions,
): string {
  const syntax = syntaxFor("setInQuery", query, options, pairSyntax);
  return withPair(query, name, pairText("setInQuery", name, value, syntax), syntax);
}

/** Returns the query with this text as its one pair of a name. */
export function withPair(query = "", name: string, text: string, syntax: ParameterSyntax): string {
  let result: string | undefined;
  let kept = 0;
  eachPair(query, syntax, (other, written, start) => {
    if (other !== name) return;
    // The first one keeps the separator before it.
    result = result === undefined ? query.slice(0, start) + text : result + query.slice(kept, start - 1);
    kept = start + written.length;
  });
  return result === undefined ? withAnother(query, text, syntax) : result + query.slice(kept);
}

/**
 * Returns the query with another pair at its end. All others stay as written (RFC 3986 §3.4).
 *
 * @throws {UriSyntaxError} `utf-8-surrogate` for a lone surrogate in `name` or `value`
 * @throws {RangeError} if the value of an option is unknown, or if an encoded value has a separator
 * @throws {TypeError} if `query`, `name` or `value` is not a string, or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.4 | RFC 3986 §3.4}
 * @example
 * ```ts
 * import { appendToQuery } from "@std66/parameters";
 * appendToQuery("a=1", "a", "2 & 3"); // => "a=1&a=2%20%26%203"
 * appendToQuery("a=1;b", "c", "2", { separators: ";" }); // => "a=1;b;c=2"
 * appendToQuery(undefined, "a", ""); // => "a="
 * ```
 */
export function appendToQuery(
  query: string | undefined,
  name: string,
  value: string | undefined,
  options?: PairOptions,
): string {
  const syntax = syntaxFor("appendToQuery", query, options, pairSyntax);
  return withAnother(query, pairText("appendToQuery", name, value, syntax), syntax);
}

/**
 * Returns the query without the pairs of this name, or of the decoded names for which a function returns `true`;
 * `undefined` if none is left. All others stay as written (RFC 3986 §3.4).
 *
 * @throws {UriSyntaxError} if a name cannot be decoded, unless `invalid` is `keep`
 * @throws {RangeError} if the value of an option is unknown
 * @throws {TypeError} if `query` is not a string, if `name` is neither a string nor a function, or if an option is
 * unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.4 | RFC 3986 §3.4}
 * @example
 * ```ts
 * import { deleteFromQuery } from "@std66/parameters";
 * deleteFromQuery("a=1&b=%7e&a", "a"); // => "b=%7e"
 * deleteFromQuery("utm_source=x&a&utm_medium", (name) => name.startsWith("utm_")); // => "a"
 * deleteFromQuery("a=1", "a"); // => undefined
 * ```
 */
export function deleteFromQuery(
  query: string | undefined,
  name: string | ((name: string) => boolean),
  options?: QueryOptions,
): string | undefined {
  const syntax = syntaxFor("deleteFromQuery", query, options);
  requireSelection("deleteFromQuery: name", name);
  return without(query, name, syntax);
}

export type NameSelection = string | ((name: string) => boolean);

export function requireSelection(argument: string, name: unknown): void {
  if (typeof name !== "function" && typeof name !== "string")
    throw argumentError(argument, "a string or a function", name);
}

/** Returns the query without the pairs of some names. */
export function without(query: string | undefined, name: NameSelection, syntax: ParameterSyntax): string | undefined {
  if (query === undefined) return undefined;
  const isDeleted = typeof name === "string" ? (other: string) => other === name : name;
  let result = "";
  // Where what is kept goes on: from the separator before a pair.
  let kept = 0;
  let firstIsDeleted = false;
  eachPair(query, syntax, (other, text, start) => {
    if (!isDeleted(other)) return;
    if (start === 0) firstIsDeleted = true;
    else result += query.slice(kept, start - 1);
    kept = start + text.length;
  });
  result += query.slice(kept);
  if (!firstIsDeleted) return result;
  // The first pair that is left needs no separator before it.
  return result === "" ? undefined : result.slice(1);
}

/**
 * Returns the query with its pairs in the order of their decoded names, by UTF-16 code units. Pairs of the same name
 * keep their order, and all keep their text (RFC 3986 §3.4). With `separators: "&;"`, the pairs change places, and the
 * separators do not.
 *
 * @throws {UriSyntaxError} if a name cannot be decoded, unless `invalid` is `keep`
 * @throws {RangeError} if the value of an option is unknown
 * @throws {TypeError} if `query` is not a string, or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.4 | RFC 3986 §3.4}
 * @example
 * ```ts
 * import { sortQuery } from "@std66/parameters";
 * sortQuery("b=2&%61=%7e&b=1"); // => "%61=%7e&b=2&b=1"
 * ```
 */
export function sortQuery(query: string | undefined, options?: QueryOptions): string | undefined {
  return inOrder(query, syntaxFor("sortQuery", query, options));
}

/** Returns the query with its pairs in the order of their names. */
export function inOrder(query: string | undefined, syntax: ParameterSyntax): string | undefined {
  if (query === undefined) return undefined;
  const pairs: { readonly name: string; readonly text: string }[] = [];
  // They do not change places.
  const separators: string[] = [];
  eachPair(query, syntax, (name, text, start) => {
    pairs.push({ name, text });
    separators.push(query.charAt(start - 1));
  });
  pairs.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
  let result = "";
  for (const [index, { text }] of pairs.entries()) result += (separators[index] as string) + text;
  return result;
}

/** Returns the query with this text as another pair. */
export function withAnother(query: string | undefined, text: string, syntax: ParameterSyntax): string {
  return query === undefined || query === "" ? text : query + separatorOf(syntax) + text;
}

/** Reads the options, and then checks the query. */
function syntaxFor(
  caller: string,
  query: unknown,
  options: QueryOptions | undefined,
  read: typeof querySyntax = querySyntax,
): ParameterSyntax {
  const syntax = read(`${caller}: options`, options);
  if (query !== undefined && typeof query !== "string") {
    throw argumentError(`${caller}: query`, "a string or undefined", query);
  }
  return syntax;
}

function requirePair(caller: string, name: unknown, value: unknown): void {
  requireString(`${caller}: name`, name);
  if (value !== undefined && typeof value !== "string") {
    throw argumentError(`${caller}: value`, "a string or undefined", value);
  }
}

/** Returns the text of a pair to write, once its name and value are checked. */
export function pairText(caller: string, name: string, value: string | undefined, syntax: ParameterSyntax): string {
  requirePair(caller, name, value);
  if (value === undefined || !syntax.valueIsEncoded) return encodedParameter([name, value], inQuery(syntax));
  if (Array.from(syntax.separators).some((separator) => value.includes(separator))) {
    throw new RangeError(`${caller}: value must have no separator if it is encoded`);
  }
  return `${encodedParameter([name, undefined], inQuery(syntax))}=${value}`;
}
