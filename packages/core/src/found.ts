/** RFC 3986 §2 in messages: what was found, so that it can be seen whatever it is. */

import type { Excerpt } from "./excerpt.ts";

/** Controls, format characters (bidi controls among them), unusual blanks, lone surrogates, and what combines. */
const INVISIBLE = /(?! )[\p{C}\p{M}\p{Z}]/gu;

/** The text with each character that cannot be seen, or that rearranges what can, as `\u{…}`. */
export function escapeInvisible(text: string): string {
  return text.replace(INVISIBLE, (character) => `\\u{${hexadecimal(character)}}`);
}

/** The character at `offset`, both halves of a surrogate pair; `""` at the end. */
export function characterAt(text: string, offset: number): string {
  return Array.from(text.slice(offset, offset + 2))[0] ?? "";
}

/** The same in words: `` `|` ``, `a space`, `U+0009`, `the end`; of a password it says nothing. */
export function foundAt(text: string, offset: number, place?: Excerpt["place"]): string {
  if (place === "in password") return "a character of what may be a password";
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
