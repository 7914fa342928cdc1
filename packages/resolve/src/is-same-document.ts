/** RFC 3986 §4.4: Same-Document Reference. */
import type { UriReference } from "@std66/core";
import { readBase } from "./base.ts";
import { transform } from "./resolve.ts";
import { withoutFragment } from "./without-fragment.ts";

/**
 * Whether a reference leads to the document that the base URI is of: its target is the base, apart from the fragments of both
 * (RFC 3986 §4.4). They are compared as they stand; who wants to, normalizes both before.
 *
 * @throws {BaseUriError} when the base has no scheme
 * @throws {UriSyntaxError} when one of the two is no URI-reference
 * @throws {TypeError} when one of the two is neither a string nor a `UriReference`
 * @example
 * ```ts
 * import { isSameDocument } from "@std66/resolve";
 * isSameDocument("http://a/b?q#one", "#two"); // => true
 * isSameDocument("http://a/b?q", "b?q#two"); // => true
 * isSameDocument("http://a/b?q", "b"); // => false
 * ```
 */
export function isSameDocument(base: string | UriReference, reference: string | UriReference): boolean {
  const target = transform(readBase("isSameDocument: base", base), "isSameDocument: reference", reference, true);
  return withoutFragment(target) === withoutFragment(base);
}
