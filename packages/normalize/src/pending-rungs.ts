/** RFC 3986 §6.2: the rungs of the ladder that would still change a text. */
import type { UriReference } from "@std66/core";
import { textOf } from "@std66/core/internal";
import { normalFormText } from "./normalize.ts";
import { type NormalizeOptions, planOf } from "./options.ts";
import { LADDER, type Rung, rungsUpTo } from "./rungs.ts";

/**
 * Returns the rungs that, applied in order, would still change a URI-reference; an empty list if it is normal. A rung
 * can make another one pending: decoding `%2E` to "." may leave a dot-segment to remove.
 *
 * @throws {UriSyntaxError} if the text is not a URI-reference
 * @throws {RangeError} if the name of a rung is unknown
 * @throws {TypeError} if `uri` is neither a string nor a `UriReference`, or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-6.2 | RFC 3986 §6.2}
 * @example
 * ```ts
 * import { pendingRungs } from "@std66/normalize";
 * pendingRungs("http://example.com/a"); // => []
 * pendingRungs("http://EXAMPLE.com/a/%2e%2e"); // => ["case", "percent-encoding", "dot-segments"]
 * ```
 */
export function pendingRungs(uri: string | UriReference, options?: NormalizeOptions): Rung[] {
  const plan = planOf("pendingRungs: options", options);
  const text = textOf("pendingRungs: uri", uri);
  const pending: Rung[] = [];
  if (normalFormText("pendingRungs: uri", uri, plan) === text) return pending;
  let before = text;
  LADDER.forEach((rung, index) => {
    if ((plan.bits & (1 << index)) === 0) return;
    const after = normalFormText("pendingRungs: uri", uri, { ...plan, bits: rungsUpTo(plan.bits, index) });
    if (after !== before) pending.push(rung);
    before = after;
  });
  return pending;
}
