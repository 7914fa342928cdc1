/** RFC 3986 §4.4: Same-Document Reference. */
import type { UriReference } from "@std66/core";
import { type ScannedText, scanArgument } from "@std66/core/internal";
import { type Base, readBase, withoutFragment } from "./base.ts";
import { transform } from "./transform-references.ts";

/**
 * Returns whether a reference refers to the same document as the base URI: its target equals the base, apart from
 * fragments (RFC 3986 §4.4). Nothing is normalized. To compare normal forms, normalize both first.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-4.4 | RFC 3986 §4.4}
 * @throws {BaseUriError} if the base has no scheme
 * @throws {UriSyntaxError} if either is not a URI-reference
 * @throws {TypeError} if either is neither a string nor a `UriReference`
 * @example
 * ```ts
 * import { isSameDocument } from "@std66/resolve";
 * isSameDocument("http://a/b?q#one", "#two"); // => true
 * isSameDocument("http://a/b?q", "b?q#two"); // => true
 * isSameDocument("http://a/b?q", "b"); // => false
 * ```
 */
export function isSameDocument(base: string | UriReference, reference: string | UriReference): boolean {
  const prepared = readBase("isSameDocument: base", base);
  return leadsToSameDocument(prepared, scanArgument("isSameDocument: reference", reference, true));
}

/** Whether the target of a reference that was read equals the base, apart from fragments. */
export function leadsToSameDocument(base: Base, reference: ScannedText): boolean {
  return withoutFragment(transform(base, reference, true).text) === withoutFragment(base.uri.text);
}
