/** RFC 5891 §5.4, RFC 5892: whether the Unicode text of a label can be one of a name. */
import { isBidiLabel } from "./bidi-label.ts";
import { joinersInContext } from "./joiners.ts";

/**
 * A mark at the start; controls, spaces and characters that are not seen or not assigned, but for joiners; ASCII that is no LDH; the
 * signs that describe or replace characters, the full stop of Chinese, and small Cherokee letters, which are mapped to others.
 */
const NEVER =
  /^\p{M}|(?![\u200C\u200D])[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]|[\0-,./:-@[-^`{-\x7F\u2FF0-\u2FFF\u3002\u31EF\uFFFC\uFFFD\u13F8-\u13FD\uAB70-\uABBF]/u;

/**
 * Whether the text of a label can be one of a name. Symbols can, such as a snowman: RFC 5892 has no place for them, but registries
 * and browsers do.
 */
export function isULabel(label: string): boolean {
  return !NEVER.test(label) && isStable(label) && isBidiLabel(label) && ![...joinersInContext(label)].includes(false);
}

/** RFC 5892 §2.2, with the letters that §2.6 adds, and those that have no other case. */
function isStable(label: string): boolean {
  if (label !== label.normalize("NFKC")) return false;
  const folded = Array.from(label, (character) =>
    /[\u00DF\u0131\u03C2\u13A0-\u13F5]/u.test(character) ? character : character.toUpperCase().toLowerCase(),
  ).join("");
  return folded.normalize("NFKC") === label;
}
