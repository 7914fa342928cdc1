/** A text of a document without the escapes that it is written with, and where its characters are in the document. */

export class DecodedText {
  readonly text: string;
  /** The offset in the document at which it begins as written, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** As it is written, from `start` on. */
  readonly written: string;
  readonly #escape: RegExp | undefined;
  /** The offsets in `text` after each escape, and those in the document. */
  #ends: number[] | undefined;
  #sources: number[] = [];

  /** `escape`: what stands for one code unit, with the flag `g`. Default: there is none. */
  constructor(text: string, start: number, written: string = text, escape?: RegExp) {
    this.text = text;
    this.start = start;
    this.end = start + written.length;
    this.written = written;
    this.#escape = escape;
  }

  /** The offset in the document of an offset in `text`. */
  at(offset: number): number {
    if (this.text.length === this.written.length) return this.start + offset;
    this.#ends ??= this.#readEscapes();
    // By binary search for the last end that is not after the offset.
    let [low, high] = [0, this.#ends.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#ends[middle] as number) <= offset) low = middle;
      else high = middle;
    }
    return (this.#sources[low] as number) + offset - (this.#ends[low] as number);
  }

  #readEscapes(): number[] {
    const ends = [0];
    this.#sources = [this.start];
    let longer = 0;
    for (const { 0: escape, index } of this.written.matchAll(this.#escape as RegExp)) {
      const after = index + escape.length;
      longer += escape.length - 1;
      ends.push(after - longer);
      this.#sources.push(this.start + after);
    }
    return ends;
  }
}
