/**
 * RFC 3986 §4.1, §6.2: finds lines that need no look of their own, by WebAssembly, and leaves all others to JavaScript.
 */
import { BLOCK_SIZE } from "./line-blocks.ts";
import { type End, type LineOptions, endOf, requireName } from "./options.ts";
import { type Exports, instantiate } from "./web-assembly.ts";

/** The lines to find: URI-references, URIs, or URIs in normal form by the default rungs of `normalize`. */
export type Found = "uri-reference" | "uri" | "normal-form";

/** Where the buffer is in the memory of the module: after the classes. */
const START = 1024;

const FUNCTIONS = {
  "uri-reference": "endOfReferences",
  uri: "endOfUris",
  "normal-form": "endOfNormal",
} as const satisfies Record<Found, keyof Exports>;

/**
 * Finds lines that need no look of their own, in a buffer into which the caller reads them: without the copy that
 * `checkLines` and `normalizeLines` make. What it finds is certain. What it leaves may be found by `isUriReference`,
 * `isUri` or `normalize`: lines with a userinfo or an IP literal, for example, and all lines where there is no
 * WebAssembly.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-4.1 | RFC 3986 §4.1}
 * @example
 * ```ts
 * import { LineScanner } from "@std66/lines";
 * const scanner = new LineScanner("uri-reference");
 * const { read, written } = new TextEncoder().encodeInto("http://a/\n../b\na b\n", scanner.buffer);
 * const left = scanner.find(0, written);
 * read; // => 19
 * left === 0 || (left === 15 && scanner.count === 2); // => true
 * ```
 */
export class LineScanner {
  /** The bytes in which lines are found: 65,536. */
  readonly buffer: Uint8Array;
  /** The octet that ends a line. */
  readonly #end: End;
  readonly #exports: Exports | undefined;
  readonly #find: Exports["endOfUris"] | undefined;
  #count = 0;

  /**
   * @throws {RangeError} if the value of an option or of `found` is unknown
   * @throws {TypeError} if an option is unknown
   */
  constructor(found: Found, options?: LineOptions) {
    requireName("LineScanner: found", found, FUNCTIONS);
    this.#end = endOf("LineScanner: options", options);
    this.#exports = instantiate();
    this.#find = this.#exports?.[FUNCTIONS[found]];
    this.buffer =
      this.#exports === undefined
        ? new Uint8Array(BLOCK_SIZE)
        : new Uint8Array(this.#exports.memory.buffer, START, BLOCK_SIZE);
  }

  /**
   * Returns the offset of the first line that was not found, or `to`. The lines begin at the offset `from` of the
   * buffer, and each ends with the line end, the last one at `to`.
   *
   * @throws {RangeError} if the octet before `to` does not end a line
   */
  find(from: number, to: number): number {
    if (!(from >= 0 && from <= to && (from === to || this.buffer[to - 1] === this.#end))) {
      throw new RangeError(`find: no lines of the buffer end at ${to} after ${from}`);
    }
    if (this.#find === undefined) return from;
    const left = this.#find(START + from, START + to, this.#end) - START;
    this.#count = (this.#exports as Exports).lineCount();
    return left;
  }

  /** The number of lines before the offset that `find` returned last. */
  get count(): number {
    return this.#count;
  }
}
