/** The lines and columns of offsets, such as those of what is found (RFC 3986 Appendix C). */
import { argumentError, requireString } from "@std66/core/internal";
import { LineCounter, type Position } from "./line-counter.ts";

/**
 * The lines and columns of a text. Offsets in ascending order together take linear time, and one that is before the
 * last starts again at the beginning.
 *
 * @throws {TypeError} if `text` is not a string
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-C | RFC 3986 Appendix C}
 * @example
 * ```ts
 * import { Positions, htmlLinks } from "@std66/extract";
 * const html = '<p>\n<a href="b">';
 * const positions = new Positions(html);
 * [...htmlLinks(html, "http://a/")].map(({ start }) => positions.at(start)); // => [{ line: 2, column: 10 }]
 * ```
 */
export class Positions {
  readonly #text: string;
  #counter = new LineCounter();
  #last = 0;

  constructor(text: string) {
    requireString("Positions: text", text);
    this.#text = text;
  }

  /**
   * Returns the position of an offset, in UTF-16 code units.
   *
   * @throws {RangeError} if the text has no such offset
   * @throws {TypeError} if `offset` is not a number
   */
  at(offset: number): Position {
    if (typeof offset !== "number") throw argumentError("at: offset", "a number", offset);
    const { length } = this.#text;
    if (!(offset >= 0 && offset <= length))
      throw new RangeError(`at: offset must be from 0 to ${length}, not ${offset}`);
    if (offset < this.#last) this.#counter = new LineCounter();
    this.#last = offset;
    return this.#counter.positionOf(this.#text, offset);
  }
}
