/** RFC 3986 Appendix C: a text in angle brackets that mail quotes, with a ">" before each of its lines. */
import { MAX_LINE } from "./scheme-start.ts";
import { blanksEnd, hasLineBreak, isLineBreak, spaceEnd } from "./white-space.ts";

/** The marks of the lines of a text that begins after a "<". They close nothing. */
export class Quotation {
  readonly #text: string;
  readonly #open: number;
  /** How many marks the line of the "<" begins with. Few texts need it. */
  #depth: number | undefined;

  constructor(text: string, open: number) {
    this.#text = text;
    this.#open = open;
  }

  /** The offset after white space at `from`, and the quote marks of each new line: at most as many as quote the "<". */
  textAfter(from: number): number {
    const text = this.#text;
    let next = spaceEnd(text, from);
    for (let before = from; text[next] === ">" && hasLineBreak(text, before, next);) {
      before = marksEnd(text, next, (this.#depth ??= depthBefore(text, this.#open)));
      if (before === next) break;
      next = spaceEnd(text, before);
    }
    return next;
  }
}

/** How many marks the line of the "<" at `open` begins with. */
function depthBefore(text: string, open: number): number {
  const farthest = Math.max(0, open - MAX_LINE);
  let start = open;
  while (start > farthest && !isLineBreak(text, start - 1)) start--;
  // A longer line is not one of mail.
  if (start > 0 && !isLineBreak(text, start - 1)) return 0;
  const first = blanksEnd(text, start);
  return text.slice(first, marksEnd(text, first, Infinity)).split(">").length - 1;
}

/** The offset after at most `most` marks at `from`, with the blanks after each. */
function marksEnd(text: string, from: number, most: number): number {
  let end = from;
  for (let count = 0; count < most && text[end] === ">"; count++) end = blanksEnd(text, end + 1);
  return end;
}
