/**
 * RFC 3986 §6.2.2.1 and §6.2.2.2: converts triplets to uppercase, and decodes those of unreserved characters, in one
 * pass.
 */
import { RULES } from "@std66/core/internal";
import { PERCENT } from "./octets.ts";
import { CASE, PERCENT_ENCODING } from "./rungs.ts";

/** The number of characters to check one by one. */
const NEAR = 8;

const DIGITS = "0123456789ABCDEFabcdef";
/** In the entry of every triplet, so that it is not 0. */
const IS_TRIPLET = 0x80;

/**
 * By the two digits of a triplet, of seven bits each: the rungs that change it, and from bit 8 on its octet. One lookup
 * is faster than two.
 */
const TRIPLETS: Uint16Array = /* @__PURE__ */ composeTable();

function composeTable(): Uint16Array {
  const table = new Uint16Array(1 << 14);
  const unreserved = new RegExp(`[${RULES.UNRESERVED}]`);
  for (const first of DIGITS) {
    for (const second of DIGITS) {
      const digits = first + second;
      const octet = Number.parseInt(digits, 16);
      const isUnreserved = unreserved.test(String.fromCharCode(octet));
      const rungs = (isUnreserved ? PERCENT_ENCODING : 0) | (/[a-f]/.test(digits) ? CASE : 0);
      table[(first.charCodeAt(0) << 7) | second.charCodeAt(0)] = (octet << 8) | IS_TRIPLET | rungs;
    }
  }
  return table;
}

/**
 * Returns the entry for a triplet with these ASCII digits: the bits of the rungs that change it, and more. 0 if
 * there is none.
 */
export function tripletOf(first: number, second: number): number {
  return TRIPLETS[(first << 7) | second] as number;
}

export function octetOf(triplet: number): number {
  return triplet >> 8;
}

/** Returns the offset of the first triplet at or after `start` that the rungs in `bits` change, or -1. */
export function firstChangingTriplet(text: string, start: number, bits: number): number {
  let i = text.indexOf("%", start);
  while (i !== -1 && (tripletAt(text, i) & bits) === 0) i = nextTriplet(text, i);
  return i;
}

/** Normalizes the triplets of a text by the rungs in `bits`. The text must have no incomplete triplets. */
export function normalizeTriplets(text: string, bits: number): string {
  let normal = "";
  let done = 0;
  for (let i = firstChangingTriplet(text, 0, bits); i !== -1; i = firstChangingTriplet(text, done, bits)) {
    const triplet = tripletAt(text, i);
    const isDecoded = (triplet & bits & PERCENT_ENCODING) !== 0;
    normal +=
      text.slice(done, i) + (isDecoded ? String.fromCharCode(octetOf(triplet)) : text.slice(i, i + 3).toUpperCase());
    done = i + 3;
  }
  return normal + text.slice(done);
}

function tripletAt(text: string, index: number): number {
  return tripletOf(text.charCodeAt(index + 1), text.charCodeAt(index + 2));
}

/**
 * Returns the offset of the next triplet after the one at `index`, or -1. It is usually near, and starting a search
 * takes longer than checking a few characters.
 */
function nextTriplet(text: string, index: number): number {
  const far = Math.min(index + 3 + NEAR, text.length);
  for (let i = index + 3; i < far; i++) {
    if (text.charCodeAt(i) === PERCENT) return i;
  }
  return text.indexOf("%", far);
}
