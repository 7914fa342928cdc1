/** RFC 3986 Appendix C: the next place of interest in a text, sought only once. */

/** Remembers what it found: without that, each search for what is rare would read the rest of the text. */
export class Finder {
  readonly #search: (text: string, from: number) => number;
  #found = -1;

  /** `search` returns an offset, or -1 if there is none. */
  constructor(search: (text: string, from: number) => number) {
    this.#search = search;
  }

  /** Returns the first place from `from` on, or the length of the text if there is none. */
  find(text: string, from: number): number {
    if (this.#found < from) {
      const found = this.#search(text, from);
      this.#found = found === -1 ? text.length : found;
    }
    return this.#found;
  }

  /** Forgets what it found: the text is another one. */
  reset(): void {
    this.#found = -1;
  }
}
