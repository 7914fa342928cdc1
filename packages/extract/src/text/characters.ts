/** RFC 3986 §2 and Appendix A: the characters of a URI, as classes of code units. */
import { RULES } from "@std66/core/internal";
import { isUcschar } from "@std66/resolve/internal";

/** In a URI wherever the grammar allows anything at all: `pchar`, "/" and "?", but no "%". */
const PLAIN = 1;
/** In a URI under conditions, or of interest to the scanner. */
const SPECIAL = 2;
/** In a scheme after its first letter (RFC 3986 §3.1). */
const SCHEME = 4;
const LETTER = 8;
const HEXDIG = 16;
/** White space of Appendix C: space, tab, line breaks. */
const SPACE = 32;
/** Around an IP-literal (RFC 3986 §3.2.2). */
const BRACKET = 64;

const CHARACTERS: readonly (readonly [characters: string, bit: number])[] = [
  [RULES.QUERY, PLAIN],
  ["#%()',;&", SPECIAL],
  [RULES.SCHEME_REST, SCHEME],
  ["A-Za-z", LETTER],
  ["0-9A-Fa-f", HEXDIG],
  [" \\t\\n\\r\\f", SPACE],
  ["[\\]", BRACKET],
];

const CLASSES: Uint8Array = /* @__PURE__ */ composeClasses();

function composeClasses(): Uint8Array {
  const classes = new Uint8Array(128);
  for (const [characters, bit] of CHARACTERS) {
    const rule = new RegExp(`[${characters}]`);
    for (let code = 0; code < 128; code++) {
      if (rule.test(String.fromCharCode(code))) classes[code] = (classes[code] as number) | bit;
    }
  }
  return classes;
}

/** Whether the code unit at `index` is in a class; false outside the text. */
function isAt(text: string, index: number, bits: number): boolean {
  // `charCodeAt` gives NaN outside the text, which has no class.
  return ((CLASSES[text.charCodeAt(index)] ?? 0) & bits) !== 0;
}

/** Whether a URI may have this code unit anywhere, and the scanner need not look at it. */
export function isPlain(code: number): boolean {
  return ((CLASSES[code] ?? 0) & (PLAIN | SPECIAL)) === PLAIN;
}

export function isSchemeCharacter(text: string, index: number): boolean {
  return isAt(text, index, SCHEME);
}

export function isLetter(text: string, index: number): boolean {
  return isAt(text, index, LETTER);
}

export function isHexdig(text: string, index: number): boolean {
  return isAt(text, index, HEXDIG);
}

export function isSpace(text: string, index: number): boolean {
  return isAt(text, index, SPACE);
}

/** Returns the offset after the character at `index` if URIs may have it somewhere; otherwise `index`. */
export function uriCharacterEnd(text: string, index: number, iris: boolean): number {
  if (isAt(text, index, PLAIN | SPECIAL | BRACKET)) return index + 1;
  return iris ? ucscharEnd(text, index) : index;
}

/**
 * What running text uses as a delimiter, of `ucschar` (RFC 3987 §2.2): white space, brackets, quotes, the full stops
 * and commas of texts without spaces, and what changes the direction of a text or is not seen, but for the joiners of
 * scripts and emoji. A literal, which a compiler for older engines can lower.
 */
const DELIMITER =
  /(?![\u200C\u200D])[\s\p{Ps}\p{Pe}\p{Pi}\p{Pf}\p{Cf}\u3001\u3002\uFF01\uFF0C\uFF0E\uFF1A\uFF1B\uFF1F\uFF61\uFF64]/uy;

/** Returns the offset after the character of an IRI at `index` that is not ASCII; `index` if there is none. */
export function ucscharEnd(text: string, index: number): number {
  const code = text.codePointAt(index) ?? 0;
  if (!isUcschar(code)) return index;
  DELIMITER.lastIndex = index;
  return DELIMITER.test(text) ? index : index + (code > 0xffff ? 2 : 1);
}
