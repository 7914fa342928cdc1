/** RFC 3987 §2.2 and §4.1: the characters outside of ASCII, and those that change the direction of a text. */

/** A character outside of ASCII. */
export const WIDE: RegExp = /[^\0-\x7f]/;

/**
 * LRM, RLM, LRE, RLE, PDF, LRO and RLO, which no IRI should contain (RFC 3987 §4.1), and those that Unicode has had
 * since then: ALM, LRI, RLI, FSI and PDI. These are all of its property Bidi_Control. It has the flag `g`, which
 * `matchAll` needs, so do not call its `test`.
 */
export const BIDI_FORMATTING: RegExp = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Whether a code point is one of these. */
export function isBidiFormatting(code: number): boolean {
  if (code < 0x2066) return code === 0x61c || code === 0x200e || code === 0x200f || (code >= 0x202a && code <= 0x202e);
  return code <= 0x2069;
}
