/**
 * RFC 3987 §2.2: the characters that an IRI may have beyond those of a URI.
 *
 * `ucschar` stands wherever `unreserved` does, but in a scheme or an IP literal. `iprivate` stands in a query only.
 */

/** `ucschar` of one code unit, in the form of a class in a regexp. */
export const UCSCHAR = "\\xA0-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFEF";
/** `iprivate` of one code unit. */
export const IPRIVATE = "\\uE000-\\uF8FF";

/** `ucschar` of two code units: planes 1 to 14, without the last two code points of each, and without U+E0000 to U+E0FFF. */
export const ASTRAL_UCSCHAR: string = /* @__PURE__ */ "123456789ABCDE".replace(
  /./g,
  (plane) => `\\u{${plane === "E" ? "E1" : `${plane}0`}000}-\\u{${plane}FFFD}`,
);
/** `iprivate` of two code units: planes 15 and 16. */
export const ASTRAL_IPRIVATE = "\\u{F0000}-\\u{FFFFD}\\u{100000}-\\u{10FFFD}";

/** A character outside of ASCII. */
export const WIDE: RegExp = /[^\0-\x7f]/;

/** Whether a code point is a `ucschar`. */
export function isUcschar(code: number): boolean {
  if (code < 0x1_0000) return code >= 0xa0 && (code < 0xd800 || (code >= 0xf900 && !isNoncharacter(code)));
  return code < 0xf_0000 && (code < 0xe_0000 || code >= 0xe_1000) && (code & 0xffff) < 0xfffe;
}

/** Of those from U+F900 on: U+FDD0 to U+FDEF, and the Specials from U+FFF0 on. */
function isNoncharacter(code: number): boolean {
  return code >= 0xfff0 || (code >= 0xfdd0 && code < 0xfdf0);
}

/** Whether a code point is an `iprivate`. */
export function isIprivate(code: number): boolean {
  return code <= 0xf8ff ? code >= 0xe000 : code >= 0xf_0000 && (code & 0xffff) < 0xfffe;
}

/**
 * LRM, RLM, LRE, RLE, PDF, LRO and RLO, which no IRI should contain (RFC 3987 §4.1), and the isolates, which Unicode has had since
 * then: LRI, RLI, FSI and PDI. It has the flag `g`, which `matchAll` needs, so do not call its `test`.
 */
export const BIDI_FORMATTING: RegExp = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Whether a code point is one of these. */
export function isBidiFormatting(code: number): boolean {
  if (code < 0x2066) return code === 0x200e || code === 0x200f || (code >= 0x202a && code <= 0x202e);
  return code <= 0x2069;
}
