/** The line and the column of an offset in a text that may come in pieces (RFC 3986 Appendix C). */

/** A place in a text. */
export interface Position {
  /** Counted from 1. A line ends at LF. */
  readonly line: number;
  /** Counted from 1, in characters: a surrogate pair is one. */
  readonly column: number;
}

/** Counts forward only, each character once. */
export class LineCounter {
  #line = 1;
  #column = 1;
  #counted = 0;

  /** The position of an offset that is not before the last one. */
  positionOf(text: string, offset: number): Position {
    for (let i = this.#counted; i < offset; i++) {
      const code = text.charCodeAt(i);
      if (code === LINE_FEED) {
        this.#line++;
        this.#column = 1;
      } else if (!isLowSurrogate(code)) {
        this.#column++;
      }
    }
    this.#counted = Math.max(this.#counted, offset);
    return { line: this.#line, column: this.#column };
  }

  /** Takes note that the text will begin at `from`. */
  forget(text: string, from: number): void {
    this.positionOf(text, from);
    this.#counted -= from;
  }
}

const LINE_FEED = 0x0a;

/** The second half of a pair, which counts as one character. */
function isLowSurrogate(code: number): boolean {
  return code >= 0xdc00 && code <= 0xdfff;
}
