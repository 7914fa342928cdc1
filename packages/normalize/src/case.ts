/** RFC 3986 §6.2.2.1: lowercase for text in which case does not matter. */
import { CASE } from "./rungs.ts";
import { normalizeTriplets } from "./percent-encoding.ts";

const UPPER_A = 0x41;
const UPPER_Z = 0x5a;

/** Whether there is an uppercase letter between `start` and `end`, even in a triplet. */
export function hasUpperCase(text: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code <= UPPER_Z && code >= UPPER_A) return true;
  }
  return false;
}

/** Returns the normal form of case-insensitive text: letters in lowercase, but the digits of triplets in uppercase. */
export function lowerCase(text: string): string {
  return normalizeTriplets(text.toLowerCase(), CASE);
}
