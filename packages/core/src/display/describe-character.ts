/** RFC 3986 §2 in messages: a character, in a visible form. */
import type { Place } from "./mask-password.ts";

/** Controls, format characters (including bidi controls), unusual spaces, lone surrogates and combining marks. */
const INVISIBLE = /(?! )[\p{C}\p{M}\p{Z}]/gu;

/**
 * Writes each character that is invisible, or that reorders visible ones, as `\u{…}`: all controls, format characters,
 * lone surrogates, combining marks, and blanks but a space (RFC 3986 §2).
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-2 | RFC 3986 §2}
 * @example
 * ```ts
 * import { escapeInvisible } from "@std66/core/diagnostics";
 * escapeInvisible("a\tb\u202Ec"); // => "a\\u{9}b\\u{202e}c"
 * ```
 */
export function escapeInvisible(text: string): string {
  return text.replace(INVISIBLE, (character) => `\\u{${hexadecimal(character)}}`);
}

/** Returns the character at `offset`, which may be a surrogate pair; `""` at the end. @internal */
export function characterAt(text: string, offset: number): string {
  const [character = ""] = text.slice(offset, offset + 2);
  return character;
}

/**
 * Describes the character at an offset of a text (RFC 3986 §2): `` `|` ``, `a space`, `U+0009`, `the end`. Reveals
 * nothing of a password, if `place` says that it is one, as `excerpt` and `maskFault` do.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-2 | RFC 3986 §2}
 * @example
 * ```ts
 * import { describeCharacter } from "@std66/core/diagnostics";
 * describeCharacter("a|b", 1); // => "`|`"
 * describeCharacter("a\tb", 1); // => "U+0009"
 * ```
 */
export function describeCharacter(text: string, offset: number, place?: Place): string {
  if (place === "in password") return "a character of a possible password";
  const character = characterAt(text, offset);
  if (character === "") return "the end";
  if (character === " ") return "a space";
  return escapeInvisible(character) === character
    ? `\`${character}\``
    : `U+${hexadecimal(character).toUpperCase().padStart(4, "0")}`;
}

function hexadecimal(character: string): string {
  return (character.codePointAt(0) as number).toString(16);
}
