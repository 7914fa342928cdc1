/** Lines and columns of a text, counted from 1. A line ends at LF. */

/** Counts from the last offset on, so that all offsets of a text in order take linear time. */
export class Positions {
  readonly #text: string;
  #counted = 0;
  #line = 1;
  #column = 1;

  constructor(text: string) {
    this.#text = text;
  }

  /** The position of an offset, its column in characters. */
  at(offset: number): { readonly line: number; readonly column: number } {
    if (offset < this.#counted) [this.#counted, this.#line, this.#column] = [0, 1, 1];
    for (; this.#counted < offset; this.#counted++) {
      const code = this.#text.charCodeAt(this.#counted);
      if (code === LINE_FEED) {
        this.#line++;
        this.#column = 1;
      } else if (code < 0xdc00 || code > 0xdfff) {
        // The second half of a surrogate pair is not a character of its own.
        this.#column++;
      }
    }
    return { line: this.#line, column: this.#column };
  }
}

const LINE_FEED = 0x0a;
