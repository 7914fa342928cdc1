/**
 * RFC 3986 §2 and Appendix A: the character classes.
 *
 * One byte per UTF-16 code unit and one bit per class. The code unit itself is the index, so a lookup needs no range
 * check. Non-ASCII characters are in no class.
 */
import { HEXDIG, PATH, QUERY, REG_NAME, SCHEME_REST, USERINFO } from "./rules.ts";

export const IS_ALPHA = 1;
export const IS_DIGIT = 2;
const IS_HEXDIG = 4;
/** The characters of a `scheme` after its first letter (RFC 3986 §3.1). */
export const IS_SCHEME = 8;
export const IS_REG_NAME = 16;
export const IS_USERINFO = 32;
export const IS_PATH = 64;
export const IS_QUERY = 128;

/**
 * The last four classes, whose rules also allow `pct-encoded`. A number, since bundlers keep an operation that nothing
 * uses.
 */
export const ALLOWS_TRIPLETS = 0b1111_0000;

/** The characters of the classes, in the order of their bits. */
const RULES: readonly string[] = ["A-Za-z", "0-9", HEXDIG, SCHEME_REST, REG_NAME, USERINFO, PATH, QUERY];

function composeClasses(): Uint8Array {
  const classes = new Uint8Array(65_536);
  RULES.forEach((characters, bit) => {
    const rule = new RegExp(`[${characters}]`);
    for (let code = 0; code < 128; code++) {
      if (rule.test(String.fromCharCode(code))) (classes[code] as number) |= 1 << bit;
    }
  });
  return classes;
}

const CLASSES: Uint8Array = /* @__PURE__ */ composeClasses();

/** Whether a code unit is in one of the classes `bits`. */
export function isIn(code: number, bits: number): boolean {
  return ((CLASSES[code] as number) & bits) !== 0;
}

/** Whether the code unit at `index` is in one of the classes `bits`; false outside the text. */
export function isAt(text: string, index: number, bits: number): boolean {
  return index < text.length && isIn(text.charCodeAt(index), bits);
}

/** Whether the `%` at `index` begins a `pct-encoded`: "%" HEXDIG HEXDIG (RFC 3986 §2.1). */
export function isTripletAt(text: string, index: number): boolean {
  return isAt(text, index + 1, IS_HEXDIG) && isAt(text, index + 2, IS_HEXDIG);
}

export const HASH = 0x23;
export const PERCENT = 0x25;
export const DOT = 0x2e;
export const SLASH = 0x2f;
export const COLON = 0x3a;
export const QUESTION_MARK = 0x3f;
export const AT_SIGN = 0x40;
export const LEFT_BRACKET = 0x5b;
export const SMALL_H = 0x68;
