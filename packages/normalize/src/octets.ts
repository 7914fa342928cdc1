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

/** The characters of the kinds, in the order of their bits. */
const KINDS: readonly string[] = [
  RULES.SCHEME_REST,
  RULES.UNRESERVED + RULES.SUB_DELIMS,
  RULES.PATH.replace(".", ""),
  "0-9",
  "/?#\0",
];

/** Returns the kinds of each octet. */
export function composeKinds(): Uint8Array {
  const kinds = new Uint8Array(128);
  KINDS.forEach((characters, bit) => {
    const rule = new RegExp(`[${characters}]`);
    for (const octet of kinds.keys()) {
      if (rule.test(String.fromCharCode(octet))) (kinds[octet] as number) |= 1 << bit;
    }
  });
  return kinds;
}

/** Returns the kinds that two octets share, whichever of them a processor reads first, from the kinds of each. */
export function composePairs(kinds: Uint8Array): Uint8Array {
  const pairs = new Uint8Array(65_536);
  // A row for each kind, not for each octet: an import is to take little time.
  const rows: Uint8Array[] = [];
  for (let kind = 0; kind < 32; kind++) rows.push(kinds.map((other) => other & kind));
  kinds.forEach((kind, octet) => pairs.set(rows[kind] as Uint8Array, octet << 8));
  return pairs;
}

export const HASH = 0x23;
export const PERCENT = 0x25;
export const DOT = 0x2e;
export const SLASH = 0x2f;
export const COLON = 0x3a;
export const QUESTION_MARK = 0x3f;
export const SMALL_H = 0x68;

/** The components that the same pass reads. */
export const PATH = 0;
export const QUERY = 1;
export const FRAGMENT = 2;
