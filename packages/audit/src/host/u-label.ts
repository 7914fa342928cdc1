/** RFC 5891 §5.4, RFC 5892, RFC 5893 §2: whether the Unicode text of a label can be one of a name. */
import { joinersInContext } from "./joiners.ts";

/**
 * A mark at the start; controls, spaces and characters that are not seen or not assigned, but for joiners; ASCII that
 * is no LDH; the signs that describe or replace characters, the full stop of Chinese, and small Cherokee letters, which
 * are mapped to others.
 */
const NEVER =
  /^\p{M}|(?![\u200C\u200D])[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}]|[\0-,./:-@[-^`{-\x7F\u2FF0-\u2FFF\u3002\u31EF\uFFFC\uFFFD\u13F8-\u13FD\uAB70-\uABBF]/u;

const ARABIC_NUMBERS = String.raw`\u0660-\u0669\u066B\u066C\u{10D30}-\u{10D39}\u{10D40}-\u{10D49}\u{10E60}-\u{10E7E}`;
const EUROPEAN_NUMBERS = String.raw`\d\u06F0-\u06F9`;
/** Signs of the right-to-left scripts that have no direction. */
const NEUTRAL = String.raw`\u0606\u0607\u0609\u060A\u060C\u060E\u060F\u066A\u06DE\u06E9\u07F6-\u07F9\uFD3E-\uFD4F\uFDCF\uFDFD-\uFDFF\u{1091F}\u{10B39}-\u{10B3F}\u{1EEF0}\u{1EEF1}`;

/** Bidi_Class R and AL: all else in the blocks of these scripts. */
const RIGHT_TO_LEFT: RegExp = /* @__PURE__ */ new RegExp(
  String.raw`(?![${ARABIC_NUMBERS}${EUROPEAN_NUMBERS}${NEUTRAL}])(?=[\p{L}\p{N}\p{P}\p{S}])[\u05BE-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]`,
  "u",
);
const ARABIC_NUMBER: RegExp = /* @__PURE__ */ new RegExp(`[${ARABIC_NUMBERS}]`, "u");
const EUROPEAN_NUMBER: RegExp = /* @__PURE__ */ new RegExp(`[${EUROPEAN_NUMBERS}]`, "u");
/** Letters and digits of the other direction, but for modifiers that have none. */
const LEFT_TO_RIGHT: RegExp = /* @__PURE__ */ new RegExp(
  String.raw`(?![${ARABIC_NUMBERS}${EUROPEAN_NUMBERS}\u02B9\u02BA\u02C6-\u02CF\u02EC\u0374\uA67F\uA717-\uA71F\uA788])[\p{L}\p{Mc}\p{Nd}\p{Nl}]`,
  "u",
);

/**
 * Whether the text of a label can be one of a name. Symbols can, such as a snowman: RFC 5892 has no place for them, but
 * registries and browsers do.
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

/**
 * RFC 5893 §2: whether a label keeps to the rule for text of both directions. Every label without a letter of the
 * right-to-left scripts does.
 */
function isBidiLabel(label: string): boolean {
  const characters = Array.from(label);
  const is = (pattern: RegExp): boolean => characters.some((character) => pattern.test(character));
  if (!is(RIGHT_TO_LEFT) && !is(ARABIC_NUMBER)) return true;
  if (!RIGHT_TO_LEFT.test(characters[0] ?? "")) return false;
  const isMixed = characters.some((character) => !RIGHT_TO_LEFT.test(character) && LEFT_TO_RIGHT.test(character));
  if (isMixed || (is(ARABIC_NUMBER) && is(EUROPEAN_NUMBER))) return false;
  const last = characters.filter((character) => !/[\p{Mn}\p{Me}]/u.test(character)).pop() ?? "";
  return [RIGHT_TO_LEFT, ARABIC_NUMBER, EUROPEAN_NUMBER].some((pattern) => pattern.test(last));
}
