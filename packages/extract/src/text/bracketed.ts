/** RFC 3986 Appendix C: a text in angle brackets that may be a URI broken across lines. */
import { uriCharacterEnd } from "./characters.ts";
import type { LeftOut } from "./extracted-uri.ts";
import { Quotation } from "./quotation.ts";
import { hasLineBreak, spaceEnd } from "./white-space.ts";

/** What stands before a ">", without line breaks and the white space around them. */
export interface Bracketed {
  readonly start: number;
  readonly end: number;
  /** The pieces between line breaks. */
  readonly pieces: readonly string[];
  readonly leftOut: readonly LeftOut[];
  /** The offset after the ">". */
  readonly after: number;
}

/** What begins after a "<", and goes on over a line break, but is no URI. */
export interface Broken {
  readonly start: number;
  /** The offset of what no URI has there, or of the ">". */
  readonly brokenAt: number;
}

const LESS_THAN = 0x3c;
const GREATER_THAN = 0x3e;

/**
 * Reads from `from`, which is after the "<" at `open`, to the next ">" that does not quote its line. If there is
 * anything but characters of URIs and line breaks, returns where, or `undefined` if nothing says that the lines belong
 * together. Returns "more" if the text ends first.
 */
export function readBracketed(
  text: string,
  [open, from]: readonly [number, number],
  iris: boolean,
): Bracketed | Broken | "more" | undefined {
  let quotation: Quotation | undefined;
  const textAfter = (end: number): number => {
    const next = spaceEnd(text, end);
    if (text.charCodeAt(next) !== GREATER_THAN || !hasLineBreak(text, end, next)) return next;
    quotation ??= new Quotation(text, open);
    return quotation.textAfter(end);
  };
  const start = textAfter(from);
  const pieces: string[] = [];
  const leftOut: LeftOut[] = [];
  for (let next = start; ;) {
    let end = next;
    for (let after = uriCharacterEnd(text, end, iris); after > end; after = uriCharacterEnd(text, end, iris))
      end = after;
    pieces.push(text.slice(next, end));
    next = textAfter(end);
    if (next === text.length) return "more";
    if (text.charCodeAt(next) === GREATER_THAN) return { start, end, pieces, leftOut, after: next + 1 };
    if (!hasLineBreak(text, end, next)) {
      const isBroken = leftOut.length > 0 && end === next && text.charCodeAt(end) !== LESS_THAN;
      return isBroken ? { start, brokenAt: end } : undefined;
    }
    const isQuoted = text.slice(end, next).includes(">");
    leftOut.push({ start: end, end: next, reason: isQuoted ? "quotation" : "white-space" });
  }
}

/** The offset after any white space at `from` and the old prefix "URL:"; `from` if there is no prefix. */
export function prefixEnd(text: string, from: number): number {
  const start = spaceEnd(text, from);
  const end = start + PREFIX.length;
  return text.slice(start, end).toUpperCase() === PREFIX ? end : from;
}

const PREFIX = "URL:";
