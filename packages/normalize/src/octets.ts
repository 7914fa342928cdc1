/**
 * RFC 3986 §2 and §3: the kinds of 7-bit octets, one bit each. Core's classes do not tell dots and uppercase letters
 * from others.
 */
import { RULES } from "@std66/core/internal";

export const IS_SCHEME = 1;
export const IS_REG_NAME = 2;
/** Of a path, query or fragment. Not a dot, which may begin a dot-segment, nor a "?", which may end the path. */
export const IS_PLAIN = 4;
export const IS_DIGIT = 8;
/** What may follow an authority. A zero stands for the end of the text. */
export const ENDS_AUTHORITY = 16;
/** Also the difference between an uppercase letter and the lowercase one. */
export const IS_UPPER_CASE = 32;

const CHARACTERS: readonly (readonly [bit: number, characters: string])[] = [
  [IS_SCHEME, RULES.SCHEME_REST],
  [IS_REG_NAME, RULES.UNRESERVED + RULES.SUB_DELIMS],
  [IS_PLAIN, RULES.PATH.replace(".", "")],
  [IS_DIGIT, "0-9"],
  [ENDS_AUTHORITY, "/?#\0"],
  [IS_UPPER_CASE, "A-Z"],
];

/** Returns the kinds of each octet. */
export function composeKinds(): Uint8Array {
  const kinds = new Uint8Array(128);
  for (const [bit, characters] of CHARACTERS) {
    const rule = new RegExp(`[${characters}]`);
    for (const octet of kinds.keys()) {
      if (rule.test(String.fromCharCode(octet))) kinds[octet] = (kinds[octet] as number) | bit;
    }
  }
  return kinds;
}
