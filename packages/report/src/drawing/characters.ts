/** Unicode Standard Annex 11: how many cells of a drawing a character takes. */
import { escapeInvisible } from "@std66/core/diagnostics";

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\uFF01-\uFF60]/u;

/** What is drawn of a character, and in how many cells. */
export interface DrawnCharacter {
  readonly text: string;
  readonly cells: number;
}

/** A text's characters. An invisible one, and a mark that would join another, is drawn as its escape. */
export function drawnCharacters(text: string): DrawnCharacter[] {
  return Array.from(text, (character) => {
    const shown = escapeInvisible(character);
    return { text: shown, cells: WIDE.test(shown) ? 2 : shown.length > 2 ? shown.length : 1 };
  });
}
