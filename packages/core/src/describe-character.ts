/** RFC 3986 §2 in messages: the character that was found, in a visible form. */

import type { Place } from "./mask-password.ts";

/** Controls, format characters (including bidi controls), unusual spaces, lone surrogates and combining marks. */
const INVISIBLE = /(?! )[\p{C}\p{M}\p{Z}]/gu;

/** Writes each character that is invisible, or that reorders visible ones, as `\u{…}`. */
export function escapeInvisible(text: string): string {
  return text.replace(INVISIBLE, (character) => `\\u{${hexadecimal(character)}}`);
}

/** Returns the character at `offset`, which may be a surrogate pair; `""` at the end. */
export function characterAt(text: string, offset: number): string {
  const [character = ""] = text.slice(offset, offset + 2);
  return character;
}

/** Describes that character: `` `|` ``, `a space`, `U+0009`, `the end`. Reveals nothing of a password. */
export function foundAt(text: string, offset: number, place?: Place): string {
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
