/**
 * RFC 3987 §2.2: the characters that an IRI may have beyond those of a URI, for the packages that read IRIs.
 *
 * `ucschar` stands wherever `unreserved` does, but in a scheme or an IP literal. `iprivate` stands in a query only.
 */

/** `ucschar` of one code unit, in the form of a class in a regexp. */
export const UCSCHAR = "\\xA0-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFEF";
/** `iprivate` of one code unit. */
export const IPRIVATE = "\\uE000-\\uF8FF";

/**
 * `ucschar` of two code units: planes 1 to 14, without the last two code points of each, and without U+E0000 to
 * U+E0FFF.
 */
export const ASTRAL_UCSCHAR: string = /* @__PURE__ */ "123456789ABCDE".replace(
  /./g,
  (plane) => `\\u{${plane === "E" ? "E1" : `${plane}0`}000}-\\u{${plane}FFFD}`,
);
/** `iprivate` of two code units: planes 15 and 16. */
export const ASTRAL_IPRIVATE = "\\u{F0000}-\\u{FFFFD}\\u{100000}-\\u{10FFFD}";

/** Whether a code point is a `ucschar`. */
export function isUcschar(code: number): boolean {
  if (code > 0xffff) return code < 0xf_0000 && (code < 0xe_0000 || code > 0xe_0fff) && (code & 0xffff) < 0xfffe;
  // U+FDD0 to U+FDEF are no characters, and the Specials begin at U+FFF0.
  return code >= 0xa0 && (code < 0xd800 || (code >= 0xf900 && code < 0xfff0 && (code < 0xfdd0 || code > 0xfdef)));
}

/** Whether a code point is an `iprivate`. */
export function isIprivate(code: number): boolean {
  return code <= 0xf8ff ? code >= 0xe000 : code >= 0xf_0000 && (code & 0xffff) < 0xfffe;
}
