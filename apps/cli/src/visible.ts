/** Texts that need not be URIs, as they can be shown on a terminal. */
import { maskedText } from "./passwords.ts";

/** Controls, format characters (bidi controls among them), unusual blanks, and what combines. */
const INVISIBLE = /(?! )[\p{C}\p{M}\p{Z}]/gu;

/** The text with each character that cannot be seen, or that rearranges what can, as `\u{…}`; `""` for none. */
export function visible(text: string): string {
  if (text === "") return '""';
  return text.replace(INVISIBLE, (character) => `\\u{${(character.codePointAt(0) as number).toString(16)}}`);
}

/** A message as `visible` has it, with the passwords masked of what it names; its lines stay lines. */
export function visibleLines(message: string): string {
  return maskedText(message).replace(/[^\n]+/gu, visible);
}
