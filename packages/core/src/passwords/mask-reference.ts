/** RFC 3986 §3.2.1: a valid reference is shown without its passwords. */
import { requireString } from "../argument/argument-error.ts";
import { withoutPasswords } from "../display/mask-password.ts";

/**
 * Masks the password of a valid URI- or IRI-reference, and of URIs in its path or query (RFC 3986 §3.2.1). Less code than
 * `maskPasswords`, which takes any text.
 *
 * @throws {TypeError} if `reference` is not a string
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1 | RFC 3986 §3.2.1}
 * @example
 * ```ts
 * import { maskReference } from "@std66/core/diagnostics";
 * maskReference("ftp://me:secret@h/?from=http://you:secret@h/"); // => "ftp://me:***@h/?from=http://you:***@h/"
 * ```
 */
export function maskReference(reference: string): string {
  requireString("maskReference: reference", reference);
  return withoutPasswords(reference);
}
