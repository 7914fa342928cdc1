/** RFC 3986 §3.4: a query as pairs of names and values. */
import { argumentError, nameOf, requireString } from "@std66/core/internal";
import { encodedParameter, inQuery } from "./encode.ts";
import { type QueryOptions, querySyntax, separatorOf } from "./options.ts";
import { type Parameter, type ParameterParts, checkedPair, parameterEnd, readParameter } from "./parameter.ts";

/**
 * Returns the pairs of a query, in order. Splits first, then decodes names and values as UTF-8, once (RFC 3986 §2.4,
 * §3.4). The value is `undefined` without a "=", and `""` if nothing follows it. An empty pair is a pair, so that
 * `a&&b` has three. An empty query has none, although `formatQuery` writes it for `[["", undefined]]` as well. The
 * query is that of a URI-reference, without its "?".
 *
 * @throws {UriSyntaxError} `utf-8` for triplets that are not UTF-8, `pct-encoded` for a malformed triplet; neither if
 * `invalid` is `keep`
 * @throws {RangeError} if the value of an option is unknown
 * @throws {TypeError} if `query` is not a string, or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.4 | RFC 3986 §3.4}
 * @example
 * ```ts
 * import { parseQuery } from "@std66/parameters";
 * parseQuery("q=a%26b&tag&empty="); // => [["q", "a&b"], ["tag", undefined], ["empty", ""]]
 * parseQuery("&"); // => [["", undefined], ["", undefined]]
 * parseQuery(""); // => []
 * parseQuery("q=1+1"); // => [["q", "1+1"]]
 * parseQuery("q=1+1;r", { separators: ";", plus: "space" }); // => [["q", "1 1"], ["r", undefined]]
 * parseQuery("q=%FF"); // throws UriSyntaxError
 * ```
 */
export function parseQuery(query: string, options?: QueryOptions): Parameter[] {
  const syntax = querySyntax("parseQuery: options", options);
  requireString("parseQuery: query", query);
  const pairs: Parameter[] = [];
  if (query === "") return pairs;
  const decoding = { text: query, component: "query", syntax } as const;
  for (let start = 0; start <= query.length;) {
    const end = parameterEnd(query, start, syntax.separators);
    pairs.push(readParameter(query.slice(start, end), start, decoding));
    start = end + 1;
  }
  return pairs;
}

/** What `formatQuery` writes as the value of a pair; `null` or `undefined` for a pair without a "=". */
export type QueryValue = string | number | boolean | null | undefined;

/** A pair to write. */
export type QueryPair = readonly [name: string, value?: QueryValue];

/** Pairs to write by their names: an array is a pair for each item, and `undefined` writes nothing. */
export type QueryRecord = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

/**
 * Returns the query with these pairs, or with those of an object's own properties. Encodes as UTF-8 what no query
 * contains, what would split or change a pair, which is the separator, and a "=" in a name (RFC 3986 §2.2, §3.4), and
 * "+", which some readers take for a space. All other characters stay as they are. With `plus: "space"`, a space
 * becomes "+". `parseQuery` with the same options returns the same pairs, as text; only the list `[["", undefined]]`,
 * whose query is empty as that of no pairs, becomes `[]`.
 *
 * Numbers and booleans are written as text. A pair whose value is `null` or `undefined` is the name alone. In an
 * object, `null` is the name alone, `undefined` leaves the pair out, and an array writes a pair for each item.
 *
 * @throws {UriSyntaxError} `utf-8-surrogate` for a lone surrogate; `input` is the name or the value
 * @throws {RangeError} if the value of an option is unknown
 * @throws {TypeError} if `pairs` is neither a list of pairs nor a plain object, for any other value, such as `NaN`,
 * `Infinity`, an object or a function, or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.4 | RFC 3986 §3.4}
 * @example
 * ```ts
 * import { formatQuery } from "@std66/parameters";
 * formatQuery({ q: "C++", page: 2, tag: ["a", "b"], draft: null, none: undefined }); // => "q=C%2B%2B&page=2&tag=a&tag=b&draft"
 * formatQuery([["q", "a&b"], ["tag", undefined], ["empty", ""]]); // => "q=a%26b&tag&empty="
 * formatQuery([["to", "http://a/?b=c"]]); // => "to=http://a/?b=c"
 * formatQuery([["q", "1+1 = 2"]], { plus: "space" }); // => "q=1%2B1+=+2"
 * ```
 */
export function formatQuery(pairs: Iterable<QueryPair> | QueryRecord, options?: QueryOptions): string {
  const syntax = querySyntax("formatQuery: options", options);
  const restoring = inQuery(syntax);
  const texts: string[] = [];
  for (const [name, value] of isIterable(pairs) ? listedPairs(pairs) : recordedPairs(pairs)) {
    texts.push(encodedParameter([name, value], restoring));
  }
  return texts.join(separatorOf(syntax));
}

function isIterable(pairs: unknown): pairs is Iterable<unknown> {
  return typeof pairs === "object" && pairs !== null && Symbol.iterator in pairs;
}

function* listedPairs(pairs: Iterable<unknown>): Iterable<ParameterParts> {
  let index = 0;
  for (const pair of pairs) {
    const [name, value] = checkedPair("formatQuery: pairs", index, pair);
    yield [name, writtenValue(`formatQuery: pairs[${index}]: the value`, value)];
    index++;
  }
}

/** No property is inherited, whatever its name. */
function* recordedPairs(pairs: unknown): Iterable<ParameterParts> {
  if (!isPlainObject(pairs)) throw argumentError("formatQuery: pairs", "a list of pairs or a plain object", pairs);
  for (const [name, value] of Object.entries(pairs)) {
    for (const item of Array.isArray(value) ? (value as readonly unknown[]) : [value]) {
      if (item !== undefined) yield [name, writtenValue(`formatQuery: the value of ${nameOf(name)}`, item)];
    }
  }
}

/** Whether a value is an object literal, or one without a prototype; of this realm or another. */
function isPlainObject(value: unknown): value is object {
  if (typeof value !== "object" || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** The text of a value; `undefined` for a pair without a "=". */
function writtenValue(argument: string, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === "string") return value;
  if (typeof value === "boolean" || (typeof value === "number" && Number.isFinite(value))) return String(value);
  throw argumentError(argument, "a string, a finite number, a boolean, null or undefined", value);
}
