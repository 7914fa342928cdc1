/** Unicode Standard Annex 11: how many cells of a drawing a character takes. */
import { escapeInvisible } from "@std66/core/diagnostics";

const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}\uFF01-\uFF60]/u;
const COMBINING = /^\p{M}$/u;

/** What is drawn of a character, and in how many cells. */
export interface DrawnCharacter {
  readonly text: string;
  readonly cells: number;
}

/** A text's characters. A combining mark is drawn with the one before it, and an invisible one as its escape. */
export function drawnCharacters(text: string): DrawnCharacter[] {
  const drawn: DrawnCharacter[] = [];
  for (const character of text) {
    const shown = escapeInvisible(character);
    const last = drawn.at(-1);
    if (last !== undefined && shown === character && COMBINING.test(character)) {
      drawn[drawn.length - 1] = { text: last.text + character, cells: last.cells };
    } else drawn.push({ text: shown, cells: WIDE.test(shown) ? 2 : shown.length > 2 ? shown.length : 1 });
  }
  return drawn;
}
