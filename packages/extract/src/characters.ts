/** RFC 3986 §2 and Appendix A: the characters of a URI, as classes of code units. */
import { QUERY } from "@std66/core/internal";

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

const RULES: readonly (readonly [characters: string, bit: number])[] = [
  [QUERY, PLAIN],
  ["#%()',;&", SPECIAL],
  ["-+.A-Za-z0-9", SCHEME],
  ["A-Za-z", LETTER],
  ["0-9A-Fa-f", HEXDIG],
  [" \\t\\n\\r\\f", SPACE],
  ["[\\]", BRACKET],
];

const CLASSES: Uint8Array = /* @__PURE__ */ composeClasses();

function composeClasses(): Uint8Array {
  const classes = new Uint8Array(128);
  for (const [characters, bit] of RULES) {
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

/** Whether a URI may have the code unit at `index`, apart from what its place requires. */
export function isUriCharacter(text: string, index: number): boolean {
  return isAt(text, index, PLAIN | SPECIAL | BRACKET);
}
