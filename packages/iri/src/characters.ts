/**
 * RFC 3987 §2.2: the characters that an IRI may have beyond those of a URI.
 *
 * `ucschar` stands wherever `unreserved` does, but in a scheme or an IP literal. `iprivate` stands in a query only.
 */

/** `ucschar` of one code unit, as it stands between the brackets of a regexp. */
export const UCSCHAR = "\\xA0-\\uD7FF\\uF900-\\uFDCF\\uFDF0-\\uFFEF";
/** `iprivate` of one code unit. */
export const IPRIVATE = "\\uE000-\\uF8FF";

/** `ucschar` of two code units: planes 1 to 14, without the last two code points of each, and without U+E0000 to U+E0FFF. */
export const ASTRAL_UCSCHAR: string = /* @__PURE__ */ Array.from(
  { length: 14 },
  (_, index) => `\\u{${index === 13 ? "E1" : `${(index + 1).toString(16)}0`}000}-\\u{${(index + 1).toString(16)}FFFD}`,
).join("");
/** `iprivate` of two code units: planes 15 and 16. */
export const ASTRAL_IPRIVATE = "\\u{F0000}-\\u{FFFFD}\\u{100000}-\\u{10FFFD}";

/** A character outside of ASCII. */
export const WIDE: RegExp = /[^\0-\x7f]/;

const IS_UCSCHAR: RegExp = /* @__PURE__ */ new RegExp(`^[${UCSCHAR}${ASTRAL_UCSCHAR}]`, "u");
const IS_IPRIVATE: RegExp = /* @__PURE__ */ new RegExp(`^[${IPRIVATE}${ASTRAL_IPRIVATE}]`, "u");

/** Whether a text begins with a `ucschar`. */
export function isUcschar(text: string): boolean {
  return IS_UCSCHAR.test(text);
}

/** Whether a text begins with an `iprivate`. */
export function isIprivate(text: string): boolean {
  return IS_IPRIVATE.test(text);
}

/** LRM, RLM, LRE, RLE, PDF, LRO and RLO, which no IRI should contain (RFC 3987 §4.1). */
export const BIDI_FORMATTING: RegExp = /[\u200E\u200F\u202A-\u202E]/;
