/** RFC 3986 §5.2.2 on IRIs (RFC 3987 §6.5) with a base that may be relative. */
import type { UriReference } from "@std66/core";
import { join } from "@std66/resolve/internal";
import { type IriReference, referenceOf } from "./iri-reference.ts";
import { scanArgument } from "./scan-argument.ts";

/**
 * Joins a reference to a base that need not have a scheme, and may be empty, as `joinReferences` does for URIs:
 * `resolveIri(b, joinIriReferences(base, reference))` equals `resolveIri(resolveIri(b, base), reference)` for every
 * base IRI `b`.
 *
 * @throws {UriSyntaxError} if either is not an IRI-reference
 * @throws {TypeError} if either is neither a string nor a reference
 * @see {@link https://www.rfc-editor.org/rfc/rfc3987#section-6.5 | RFC 3987 §6.5}
 * @example
 * ```ts
 * import { joinIriReferences } from "@std66/iri";
 * String(joinIriReferences("日本/東京", "大阪#城")); // => "日本/大阪#城"
 * ```
 */
export function joinIriReferences(
  base: string | IriReference | UriReference,
  reference: string | IriReference | UriReference,
): IriReference {
  const from = scanArgument("joinIriReferences: base", base, true);
  const scanned = scanArgument("joinIriReferences: reference", reference, true);
  return referenceOf(join(from, scanned), reference);
}
