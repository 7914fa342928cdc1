/** RFC 3986 Appendix C: "punctuation marks that might be mistaken for part of the URI", at its end. */
import type { LeftOut } from "./extracted-uri.ts";
import { entityEnd } from "./run-end.ts";

/** Ends a sentence, a clause or a quotation. An opening bracket begins what follows. */
const PUNCTUATION = ".,;:!?'(";
/** Emphasis in Markdown and similar formats. It is left out only if the same character stands before the URI. */
const EMPHASIS = "*_~";
/** Of these, an IRI may have any. `。` and `—` end what stands before them. */
const WIDE_PUNCTUATION = /[\p{Po}\p{Pd}]/u;
/** Also not part of a URI unless text follows directly; for white space, unless an angle bracket closes after it. */
const DELIMITER = /[<[\]|`"\s]|(?![\0-\x7F])\P{White_Space}/u;
/** A URI has no such character here, but an author may have meant it to belong to one. */
const NOT_ALLOWED = /[\\^{}%#\uFFFD]|[\p{L}\p{M}\p{N}]|(?![\s\x85])\p{Cc}/u;

/** Returns the offset after the last non-punctuation before `end`. There is one: a scheme has a letter. */
export function punctuationStart(text: string, end: number, before: string): number {
  const emphasis = EMPHASIS.includes(before) ? before : "";
  const isPunctuation = (character: string): boolean =>
    (PUNCTUATION + emphasis).includes(character) || isWidePunctuation(character);
  let start = end;
  while (isPunctuation(text[start - 1] as string)) start--;
  return start;
}

function isWidePunctuation(character: string): boolean {
  return character > "\x7f" && WIDE_PUNCTUATION.test(character);
}

/**
 * Says what was left out between the end of a URI and the end of its run of characters, and at that end. `goesOn`:
 * whether more text follows.
 */
export function leftOutAfter(text: string, end: number, runEnd: number, goesOn: boolean): LeftOut[] {
  const leftOut: LeftOut[] = [];
  if (end < runEnd) {
    const isMarkup = EMPHASIS.includes(text[runEnd - 1] as string);
    leftOut.push({ start: end, end: runEnd, reason: isMarkup ? "markup" : "punctuation" });
  }
  const next = String.fromCodePoint(text.codePointAt(runEnd) ?? SPACE);
  const start = runEnd;
  if (next === ")" || (next === "]" && !goesOn)) leftOut.push({ start, end: start + 1, reason: "bracket" });
  else if (entityEnd(text, start) !== -1) leftOut.push({ start, end: entityEnd(text, start), reason: "markup" });
  else if (NOT_ALLOWED.test(next) || (goesOn && DELIMITER.test(next)))
    leftOut.push({ start, end: start + next.length, reason: "not-allowed" });
  return leftOut;
}

const SPACE = 0x20;
