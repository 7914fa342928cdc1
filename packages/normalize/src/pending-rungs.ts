/** RFC 3986 §6.2: what of the ladder a text has not climbed yet. */
import type { UriReference } from "@std66/core";
import { read, scan } from "@std66/core/internal";
import { normalText } from "./normalize.ts";
import { type NormalizeOptions, wayOf } from "./options.ts";
import { LADDER, type Rung } from "./rungs.ts";

/**
 * Which rungs, taken in order, would still change a URI-reference: none, where it is normal. A triplet that is decoded to a
 * "." makes the rung after it one of them, too.
 *
 * @throws {UriSyntaxError} when a text is no URI-reference
 * @throws {RangeError} for a name that is no rung's
 * @throws {TypeError} when `uri` is neither a string nor a `UriReference`, and for an unknown option
 * @example
 * ```ts
 * import { pendingRungs } from "@std66/normalize";
 * pendingRungs("http://example.com/a"); // => []
 * pendingRungs("http://EXAMPLE.com/a/%2e%2e"); // => ["case", "percent-encoding", "dot-segments"]
 * ```
 */
export function pendingRungs(uri: string | UriReference, options?: NormalizeOptions): Rung[] {
  const way = wayOf("pendingRungs: options", options);
  const text = read("pendingRungs: uri", uri);
  const pending: Rung[] = [];
  if (normalText(text, way) === text) return pending;
  let before = text;
  LADDER.forEach((rung, index) => {
    if ((way.bits & (1 << index)) === 0) return;
    scan(text);
    const after = normalText(text, { ...way, bits: way.bits & ((2 << index) - 1) });
    if (after !== before) pending.push(rung);
    before = after;
  });
  return pending;
}
