/** RFC 3986 §3.1: where the scheme before a ":" begins in running text. */
import { isHexdig, isLetter, isSchemeCharacter } from "./characters.ts";

/** The longest scheme in running text. Registered ones have up to 36 characters. */
const MAX_SCHEME = 64;
/** How many characters to look back: to a quote, a triplet's "%", `&quot;`, or what a terminal hides. */
export const LOOKBEHIND = 64;
/** How far before a "<" its line may begin. A line of mail has up to 998 characters. */
export const MAX_LINE = 1000;

/**
 * A scheme of the web directly after something else: "see also.http://…", "--ftp://…", "\\nhttp://…". No registered
 * scheme ends like that, except `git+http` and others with a "+", and `sftp` and others of letters.
 */
const GLUED = /[^+]https?$|[-.]ftp$/i;

/** ESC, which begins a control sequence. */
export const ESCAPE = "\u001B";
/** A control sequence of a terminal (ECMA-48 §5.4), up to its last digits and its letter. */
const SEQUENCE_START: RegExp = /* @__PURE__ */ new RegExp(`${ESCAPE}(?:\\[[0-?]*|\\()$`);
const SEQUENCE_END = /\d*[A-Za-z]/y;

/** Returns the offset at which the scheme that ends at `end` begins; `end` if there is none. */
export function schemeStart(text: string, end: number): number {
  let start = runStart(text, end);
  if (SEQUENCE_START.test(text.slice(Math.max(0, start - LOOKBEHIND), start))) {
    SEQUENCE_END.lastIndex = start;
    if (SEQUENCE_END.test(text)) start = Math.min(end, SEQUENCE_END.lastIndex);
  }
  if (text[start - 1] === "%" && isHexdig(text, start) && isHexdig(text, start + 1)) start += 2;
  while (start < end && !isLetter(text, start)) start++;
  const glued = GLUED.exec(text.slice(start, end));
  return glued === null ? start : start + glued.index + 1;
}

/** Returns where the scheme characters before `end` begin, of which at most `MAX_SCHEME` count. */
export function runStart(text: string, end: number): number {
  let start = end;
  while (end - start < MAX_SCHEME && isSchemeCharacter(text, start - 1)) start--;
  return start;
}
