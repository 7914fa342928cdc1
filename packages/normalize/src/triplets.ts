/** RFC 3986 §6.2.2.1 and §6.2.2.2: triplets in upper case, and those of unreserved characters decoded. Each is read once. */
import { CASE, PERCENT_ENCODING } from "./rungs.ts";

const PERCENT = 0x25;
/** How many characters are looked at one by one. */
const NEAR = 8;

/** By the two digits of a triplet, seven bits each: the rungs that change it. One look-up takes a third of the time of two. */
const CHANGING: Uint8Array = /* @__PURE__ */ composeTable();

function composeTable(): Uint8Array {
  const table = new Uint8Array(1 << 14);
  for (const first of "0123456789ABCDEFabcdef") {
    for (const second of "0123456789ABCDEFabcdef") {
      const triplet = `%${first}${second}`;
      const isUnreserved = /[-._~A-Za-z0-9]/.test(characterAt(triplet, 0));
      const rungs = (isUnreserved ? PERCENT_ENCODING : 0) | (/[a-f]/.test(triplet) ? CASE : 0);
      table[(first.charCodeAt(0) << 7) | second.charCodeAt(0)] = rungs;
    }
  }
  return table;
}

/** The octet that the triplet at `index` stands for, as a character. */
function characterAt(text: string, index: number): string {
  return String.fromCharCode((digitOf(text.charCodeAt(index + 1)) << 4) | digitOf(text.charCodeAt(index + 2)));
}

/** The value of a hexadecimal digit: that of a letter, in either case, is its last four bits and nine. */
function digitOf(code: number): number {
  return code > 0x39 ? (code & 0xf) + 9 : code & 0xf;
}

/** Where the first triplet of a well-formed text is, from an index on, that the rungs `bits` change; -1 for none. */
export function otherTriplet(text: string, start: number, bits: number): number {
  let i = text.indexOf("%", start);
  while (i !== -1 && !isChanged(text, i, bits)) i = nextTriplet(text, i);
  return i;
}

/** A part of a well-formed text, cut at no triplet, with its triplets as the rungs `bits` have them. */
export function normalizeTriplets(text: string, bits: number): string {
  let normal = "";
  let done = 0;
  for (let i = otherTriplet(text, 0, bits); i !== -1; i = otherTriplet(text, done, bits)) {
    const isDecoded = (rungsFor(text, i) & bits & PERCENT_ENCODING) !== 0;
    normal += text.slice(done, i) + (isDecoded ? characterAt(text, i) : text.slice(i, i + 3).toUpperCase());
    done = i + 3;
  }
  return normal + text.slice(done);
}

/** The rungs that change the triplet at `index`. */
function rungsFor(text: string, index: number): number {
  return CHANGING[(text.charCodeAt(index + 1) << 7) | text.charCodeAt(index + 2)] as number;
}

function isChanged(text: string, index: number, bits: number): boolean {
  return (rungsFor(text, index) & bits) !== 0;
}

/**
 * Where the next triplet begins, after the one at `index`; -1 for none. Mostly it is near, and a search takes 11 ns to start:
 * more than to look at some characters.
 */
function nextTriplet(text: string, index: number): number {
  const far = Math.min(index + 3 + NEAR, text.length);
  for (let i = index + 3; i < far; i++) {
    if (text.charCodeAt(i) === PERCENT) return i;
  }
  return text.indexOf("%", far);
}
