/** RFC 3986 §6.2.2.1: letters in lower case, where case does not matter. */
import { CASE } from "./rungs.ts";
import { normalizeTriplets } from "./triplets.ts";

const UPPER_A = 0x41;
const UPPER_Z = 0x5a;

/** Whether a letter from `start` to `end` is in upper case. One in a triplet counts too. */
export function hasUpperCase(text: string, start: number, end: number): boolean {
  for (let i = start; i < end; i++) {
    const code = text.charCodeAt(i);
    if (code <= UPPER_Z && code >= UPPER_A) return true;
  }
  return false;
}

/** What does not depend on case as it is normally written: letters in lower case, but those of triplets in upper case. */
export function lowerCase(text: string): string {
  return normalizeTriplets(hasUpperCase(text, 0, text.length) ? text.toLowerCase() : text, CASE);
}
