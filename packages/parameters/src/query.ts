/** RFC 3986 §3.4: a query as pairs of names and values. */
import { argumentError, requireString } from "@std66/core/internal";
import { encodedParameter, inQuery } from "./encode.ts";
import { type QueryOptions, queryPlan, separatorOf } from "./options.ts";
import { type Parameter, type ParameterParts, checkedParameter, parameterEnd, readParameter } from "./parameter.ts";

/**
 * Returns the pairs of a query, in order. Splits first, then decodes names and values as UTF-8, once (RFC 3986 §2.4, §3.4).
 * The value is `undefined` without a "=", and `""` if nothing follows it. An empty pair is a pair, so that `a&&b` has three. An
 * empty query has none. The query is that of a URI-reference, without its "?".
 *
 * @throws {UriSyntaxError} `utf-8` for triplets that are not UTF-8, `pct-encoded` for a malformed triplet; neither if `invalid`
 *   is `keep`
 * @throws {RangeError} if the value of an option is unknown
 * @throws {TypeError} if `query` is not a string, or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.4 | RFC 3986 §3.4}
 * @example
 * ```ts
 * import { parseQuery } from "@std66/parameters";
 * parseQuery("q=a%26b&tag&empty="); // => [["q", "a&b"], ["tag", undefined], ["empty", ""]]
 * parseQuery("q=1+1"); // => [["q", "1+1"]]
 * parseQuery("q=1+1;r", { separators: ";", plus: "space" }); // => [["q", "1 1"], ["r", undefined]]
 * parseQuery("q=%FF"); // throws UriSyntaxError
 * ```
 */
export function parseQuery(query: string, options?: QueryOptions): Parameter[] {
  const plan = queryPlan("parseQuery: options", options);
  requireString("parseQuery: query", query);
  const pairs: Parameter[] = [];
  if (query === "") return pairs;
  const decoding = { text: query, component: "query", plan } as const;
  for (let start = 0; start <= query.length;) {
    const end = parameterEnd(query, start, plan.separators);
    pairs.push(readParameter(query.slice(start, end), start, decoding));
    start = end + 1;
  }
  return pairs;
}

/**
 * Returns the query with these pairs. Encodes as UTF-8 what no query contains, and what would split or change a pair: the
 * separator, and a "=" in a name (RFC 3986 §2.2, §3.4). All other characters stay as they are. With `plus: "space"`, a space
 * becomes "+", and "+" becomes "%2B". `parseQuery` with the same options returns the same pairs.
 *
 * @throws {UriSyntaxError} `utf-8-surrogate` for a lone surrogate; `input` is the name or the value
 * @throws {RangeError} if the value of an option is unknown
 * @throws {TypeError} if `pairs` is not a list of pairs, or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.4 | RFC 3986 §3.4}
 * @example
 * ```ts
 * import { formatQuery } from "@std66/parameters";
 * formatQuery([["q", "a&b"], ["tag", undefined], ["empty", ""]]); // => "q=a%26b&tag&empty="
 * formatQuery([["to", "http://a/?b=c"]]); // => "to=http://a/?b=c"
 * formatQuery([["q", "1+1 = 2"]], { plus: "space" }); // => "q=1%2B1+=+2"
 * ```
 */
export function formatQuery(pairs: Iterable<ParameterParts>, options?: QueryOptions): string {
  const plan = queryPlan("formatQuery: options", options);
  if (typeof pairs !== "object" || pairs === null || !(Symbol.iterator in pairs)) {
    throw argumentError("formatQuery: pairs", "a list of pairs", pairs);
  }
  const restoring = inQuery(plan);
  const texts: string[] = [];
  for (const pair of pairs) {
    texts.push(encodedParameter(checkedParameter("formatQuery: pairs", texts.length, pair), restoring));
  }
  return texts.join(separatorOf(plan));
}
