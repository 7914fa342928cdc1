/** RFC 3986 §6.2.2.1 and §6.2.2.2: converts triplets to uppercase, and decodes those of unreserved characters, in one pass. */
import { UNRESERVED } from "@std66/core/internal";
import { CASE, PERCENT_ENCODING } from "./rungs.ts";

const PERCENT = 0x25;
/** The number of characters to check one by one. */
const NEAR = 8;

/** The rungs that change a triplet, by its two digits of seven bits each. One lookup takes a third of the time of two. */
const CHANGING: Uint8Array = /* @__PURE__ */ composeTable();

function composeTable(): Uint8Array {
  const table = new Uint8Array(1 << 14);
  const unreserved = new RegExp(`[${UNRESERVED}]`);
  for (const first of "0123456789ABCDEFabcdef") {
    for (const second of "0123456789ABCDEFabcdef") {
      const triplet = `%${first}${second}`;
      const isUnreserved = unreserved.test(characterAt(triplet, 0));
      const rungs = (isUnreserved ? PERCENT_ENCODING : 0) | (/[a-f]/.test(triplet) ? CASE : 0);
      table[(first.charCodeAt(0) << 7) | second.charCodeAt(0)] = rungs;
    }
  }
  return table;
}

/** Returns the octet of the triplet at `index` as a character. */
function characterAt(text: string, index: number): string {
  return String.fromCharCode((digitOf(text.charCodeAt(index + 1)) << 4) | digitOf(text.charCodeAt(index + 2)));
}

/** Returns the value of a hexadecimal digit. For a letter of either case, it is nine plus the last four bits. */
function digitOf(code: number): number {
  return code > 0x39 ? (code & 0xf) + 9 : code & 0xf;
}

/** Returns the offset of the first triplet at or after `start` that the rungs in `bits` change, or -1. */
export function firstChangingTriplet(text: string, start: number, bits: number): number {
  let i = text.indexOf("%", start);
  while (i !== -1 && !isChanged(text, i, bits)) i = nextTriplet(text, i);
  return i;
}

/** Normalizes the triplets of a text by the rungs in `bits`. The text must have no incomplete triplets. */
export function normalizeTriplets(text: string, bits: number): string {
  let normal = "";
  let done = 0;
  for (let i = firstChangingTriplet(text, 0, bits); i !== -1; i = firstChangingTriplet(text, done, bits)) {
    const isDecoded = (rungsFor(text, i) & bits & PERCENT_ENCODING) !== 0;
    normal += text.slice(done, i) + (isDecoded ? characterAt(text, i) : text.slice(i, i + 3).toUpperCase());
    done = i + 3;
  }
  return normal + text.slice(done);
}

/** Returns the rungs that change the triplet at `index`. */
function rungsFor(text: string, index: number): number {
  return CHANGING[(text.charCodeAt(index + 1) << 7) | text.charCodeAt(index + 2)] as number;
}

function isChanged(text: string, index: number, bits: number): boolean {
  return (rungsFor(text, index) & bits) !== 0;
}

/**
 * Returns the offset of the next triplet after the one at `index`, or -1. It is usually near, and starting a search takes
 * 11 ns, longer than checking a few characters.
 */
function nextTriplet(text: string, index: number): number {
  const far = Math.min(index + 3 + NEAR, text.length);
  for (let i = index + 3; i < far; i++) {
    if (text.charCodeAt(i) === PERCENT) return i;
  }
  return text.indexOf("%", far);
}
