/** RFC 3986 §4.4 on IRIs (RFC 3987 §6.5): same-document references. */
import type { UriReference } from "@std66/core";
import { leadsToSameDocument } from "@std66/resolve/internal";
import type { IriReference } from "./iri-reference.ts";
import { readBase } from "./resolve-iri.ts";
import { scanArgument } from "./scan-argument.ts";

/**
 * Returns whether a reference refers to the same document as the base IRI: its target equals the base, apart from
 * fragments, as `isSameDocument` says for URIs. Nothing is normalized or converted: `東京` and `%E6%9D%B1%E4%BA%AC`
 * differ.
 *
 * @throws {BaseUriError} if the base has no scheme
 * @throws {UriSyntaxError} if either is not an IRI-reference
 * @throws {TypeError} if either is neither a string nor a reference
 * @see {@link https://www.rfc-editor.org/rfc/rfc3987#section-6.5 | RFC 3987 §6.5}
 * @example
 * ```ts
 * import { isSameIriDocument } from "@std66/iri";
 * isSameIriDocument("http://example.org/日本/東京", "東京#駅"); // => true
 * isSameIriDocument("http://example.org/日本/東京", "大阪"); // => false
 * ```
 */
export function isSameIriDocument(
  base: string | IriReference | UriReference,
  reference: string | IriReference | UriReference,
): boolean {
  const prepared = readBase("isSameIriDocument: base", base);
  return leadsToSameDocument(prepared, scanArgument("isSameIriDocument: reference", reference, true));
}
