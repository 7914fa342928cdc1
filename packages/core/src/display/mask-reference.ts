/** RFC 3986 §3.2.1 and §7.5: a password in a valid reference is not shown, nor its length. */
import { requireString } from "../argument/argument-error.ts";

/**
 * What stands for a password: always three asterisks, so that it does not reveal the length (RFC 3986 §3.2.1).
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1 | RFC 3986 §3.2.1}
 */
export const MASK = "***";

/**
 * Matches each password in a URI-reference, also of URIs in its path or query, and the text before it, which is group
 * 1.
 */
export const IN_REFERENCE: RegExp = /(\/\/[^/?#:]*:)[^/?#]*(?=@)/g;

/** `maskReference` without the check of its argument, which `parse` must not load. */
export function withoutPasswords(reference: string): string {
  return reference.replace(IN_REFERENCE, `$1${MASK}`);
}

/**
 * Masks the password of a valid URI- or IRI-reference, and of URIs in its path or query (RFC 3986 §3.2.1). Less code
 * than `maskPasswords`, which takes any text.
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
