/** RFC 3986 §4.1: which text is not a URI-reference, where Ajv found it, and why. */
import { diagnose, isUriReference } from "@std66/core";
import { escapeInvisible, excerpt, maskFault, maskReference } from "@std66/core/diagnostics";

/** The longest part of a text that a message shows, in UTF-16 code units. */
const MAX_QUOTED = 80;

/**
 * Checks a `$ref` or `$id`, and the base against which it is resolved.
 *
 * @throws {Error} if one of them is not a URI-reference; its `cause` is the `UriSyntaxError`
 */
export function checkResolved(base: string, reference: string): void {
  // Ajv's base for a schema without `$id`.
  const hasId = base !== "" && base !== "#";
  check(reference, (quotedText) => (hasId ? `${quotedText}, in the schema ${quoted(base)},` : quotedText));
  check(base, (quotedText) => `${quotedText}, the base of ${quoted(reference)},`);
}

/** Checks a text by itself. */
export function checkText(text: string): void {
  check(text, (quotedText) => quotedText);
}

function check(text: string, name: (quotedText: string) => string): void {
  const cause = diagnose(text);
  if (cause === undefined) return;
  const { before, marked, after } = excerpt(cause);
  throw new Error(`${name(`\`${before}${marked}${after}\``)} is not a URI-reference: ${cause.message}`, { cause });
}

/** As safe to show as the text around a fault: of what is no reference, all up to the last "@" may be a password. */
function quoted(text: string): string {
  const masked = isUriReference(text)
    ? maskReference(text)
    : maskFault({ input: text, offset: 0, length: 0, component: "path" }).text;
  return `\`${escapeInvisible(masked.length > MAX_QUOTED ? `${masked.slice(0, MAX_QUOTED)}…` : masked)}\``;
}
