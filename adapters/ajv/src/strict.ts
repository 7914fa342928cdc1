/** RFC 3986 §4.1: which text is not a URI-reference, where Ajv found it, and why. */
import { diagnose } from "@std66/core";
import { escapeInvisible, excerpt, maskPasswords } from "@std66/core/internal";

/** The longest part of a text that a message shows, in UTF-16 code units. */
const SHOWN = 80;

/**
 * Checks a `$ref` or `$id`, and the base against which it is resolved.
 *
 * @throws {Error} if one of them is not a URI-reference; its `cause` is the `UriSyntaxError`
 */
export function checkResolved(base: string, reference: string): void {
  // Ajv's base for a schema without `$id`.
  const hasId = base !== "" && base !== "#";
  check(reference, (shown) => (hasId ? `${shown}, in the schema ${quoted(base)},` : shown));
  check(base, (shown) => `${shown}, the base of ${quoted(reference)},`);
}

/** Checks a text by itself. */
export function checkText(text: string): void {
  check(text, (shown) => shown);
}

function check(text: string, name: (shown: string) => string): void {
  const cause = diagnose(text);
  if (cause === undefined) return;
  const { before, marked, after } = excerpt(cause);
  throw new Error(`${name(`\`${before}${marked}${after}\``)} is not a URI-reference: ${cause.message}`, { cause });
}

/** As safe to show as the text around a fault. */
function quoted(text: string): string {
  const shown = maskPasswords(text);
  return `\`${escapeInvisible(shown.length > SHOWN ? `${shown.slice(0, SHOWN)}…` : shown)}\``;
}
