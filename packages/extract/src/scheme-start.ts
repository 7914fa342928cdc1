/** RFC 3986 §3.1: where the scheme before a ":" begins in running text. */
import { isHexdig, isLetter, isSchemeCharacter } from "./characters.ts";

/** The longest scheme in running text. Registered ones have up to 36 characters. */
const MAX_SCHEME = 64;
/** How many characters before it are looked at: a quote, the "%" of a triplet, or `&quot;`. */
export const LOOKBEHIND = 6;

/**
 * A scheme of the web directly after something else: "see also.http://…", "--ftp://…", "\\nhttp://…". No registered scheme
 * ends like that, except `git+http` and others with a "+", and `sftp` and others of letters.
 */
const GLUED = /[^+]https?$|[-.]ftp$/i;

/** Returns the offset at which the scheme that ends at `end` begins; `end` if there is none. */
export function schemeStart(text: string, end: number): number {
  let start = runStart(text, end);
  if (text[start - 1] === "%" && isHexdig(text, start) && isHexdig(text, start + 1)) start += 2;
  while (start < end && !isLetter(text, start)) start++;
  const glued = GLUED.exec(text.slice(start, end));
  return glued === null ? start : start + glued.index + 1;
}

/** Returns the offset of the first of the characters before `end` that a scheme can have, at most `MAX_SCHEME` of them. */
export function runStart(text: string, end: number): number {
  let start = end;
  while (end - start < MAX_SCHEME && isSchemeCharacter(text, start - 1)) start--;
  return start;
}
