/**
 * RFC 3986 §3.2.1: the text after the first ":" of a userinfo is not rendered as clear text.
 *
 * Diagnostics never show it. Answers show it to programs, which need it unchanged, but on a terminal only on request,
 * because others may be looking.
 */
import { isUriReference } from "@std66/core";
import { MASK, findPasswords, maskFault, maskPasswords, maskReference } from "@std66/core/diagnostics";

/** Returns the text to show for a text, or for the value of a named component. */
export type Show = (text: string, component?: string) => string;

/**
 * Shows every text unchanged.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1 | RFC 3986 §3.2.1}
 */
export const asWritten: Show = (text) => text;

/**
 * Masks the passwords of a text that was meant as one reference. If it is not one, it shows no more than its error: a
 * password goes up to the last "@", even across white space.
 */
export function maskedText(text: string, mask: string = MASK): string {
  return isUriReference(text)
    ? maskPasswords(text, mask)
    : maskFault({ input: text, offset: 0, length: 0, component: "path" }, mask).text;
}

/**
 * Masks the passwords of any text, or of a component under any standard's name for it.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1 | RFC 3986 §3.2.1}
 */
export const masked: Show = (text, component) => {
  switch (component) {
    case undefined:
      return maskedText(text);
    // The URL Standard uses an empty text for an absent password.
    case "password":
      return text === "" ? "" : MASK;
    case "userinfo":
      return text.replace(/:[^]*/, `:${MASK}`);
    case "authority":
    case "netLoc":
    case "regName":
      return text.replace(/^([^:]*:)[^]*(?=@)/, `$1${MASK}`);
    // Parts of a path, which may be parts of a URI in the path.
    case "part":
    case "selector":
    case "search":
    case "plus":
      return text.replace(/[^/?#]+/g, (piece) => masked(piece, "authority"));
    case "iri":
      return maskReference(text);
    // Decoded, a value may have white space in a password.
    default:
      return maskPasswords(maskReference(text));
  }
};

/** A path of Windows, whose drive is no user name. */
const DRIVE = /^@?[A-Za-z]:[\\/](?![\\/])/;

/**
 * Masks a possible password in an argument of a command line: also that of a userinfo or an authority alone,
 * `u:secret@h`, and in whatever else stands before the last "@".
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.2.1 | RFC 3986 §3.2.1}
 */
export function maskedArgument(argument: string): string {
  if (/^(?:[^/?#:]*:)?\/\//.test(argument) && isUriReference(argument)) return maskPasswords(argument);
  if (DRIVE.test(argument)) return maskedText(argument);
  const colon = argument.search(/:(?![/\\]{2})/);
  const end = argument.lastIndexOf("@");
  return colon === -1 || end < colon ? argument : argument.slice(0, colon + 1) + MASK + argument.slice(end);
}

/** Maps an offset of a valid reference to the masked text. An offset within a password maps to its start. */
export function maskedOffset(text: string, offset: number): number {
  let saved = 0;
  for (const { start, end } of findPasswords(text)) {
    if (offset <= end) return Math.min(offset, start) - saved;
    saved += end - start - MASK.length;
  }
  return offset - saved;
}
