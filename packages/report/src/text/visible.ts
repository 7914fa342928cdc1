/** Any text, safe to show on a terminal or a page. */
import { escapeInvisible, maskPasswords } from "@std66/core/diagnostics";
import { maskedArgument, maskedText } from "./passwords.ts";

/**
 * Escapes each character that is invisible, or that rearranges others, as `\u{…}`. An empty text is shown as `""`.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-2.1 | RFC 3986 §2.1}
 */
export function visible(text: string): string {
  if (text === "") return '""';
  // Most texts are ASCII, in which nothing else is looked up.
  return /^[ -~]+$/.test(text) ? text : escapeInvisible(text);
}

/**
 * Shows an empty text as `""`, which no URI contains.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-2.1 | RFC 3986 §2.1}
 */
export function quotedIfEmpty(text: string): string {
  return text === "" ? '""' : text;
}

/** What a terminal may interpret as a command, or that ends a line or rearranges the text. */
export const CONTROLS: RegExp = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;

/**
 * Escapes only characters that a terminal may interpret as a command, or that end a line or rearrange the text.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-2.1 | RFC 3986 §2.1}
 */
export function escapeControls(text: string): string {
  return text.replace(CONTROLS, (character) => `\\u{${(character.codePointAt(0) as number).toString(16)}}`);
}

/**
 * Escapes a message line by line as `visible` does, and masks the passwords in it. If it is known which arguments of
 * the command line it may show, each is masked by itself, and the text between them stays.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-2.1 | RFC 3986 §2.1}
 */
export function visibleLines(message: string, shown?: readonly string[]): string {
  const safe = shown === undefined ? maskedText(message) : maskPasswords(withoutPasswordsOf(shown, message));
  return safe.replace(/[^\n]+/gu, visible);
}

/** Replaces arguments, and what follows the "=" or "@" in one. Longest first, since they may contain others. */
function withoutPasswordsOf(shown: readonly string[], message: string): string {
  return shown
    .flatMap((argument) => [argument, argument.slice(argument.indexOf("=") + 1), argument.replace(/^(?:@|-\w)/, "")])
    .filter((text) => maskedArgument(text) !== text)
    .sort((a, b) => b.length - a.length)
    .reduce((text, argument) => text.replaceAll(argument, () => maskedArgument(argument)), message);
}
