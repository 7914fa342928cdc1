/** RFC 3986 §4.1: blocks of whole lines, in constant memory, from reads that wait. */
import { argumentError, ownOptions } from "@std66/core/internal";
import { type End, type LineOptions, endNamed, requireBytes } from "./options.ts";

/** The size of a read, and of the buffer unless a line is longer. */
export const BLOCK_SIZE = 65_536;
/**
 * By how much the buffer grows for a longer line. Its unused part takes no memory, but each buffer before it does for a
 * while.
 */
const GROWTH = 64;
/** The length of the longest string of V8. */
const LONGEST_STRING = 2 ** 29 - 24;

/** Reads into a buffer from the offset `start` on. Returns the number of bytes, 0 at the end. */
export type Read = (buffer: Uint8Array, start: number) => number;

export interface LineBlocksOptions extends LineOptions {
  /** The buffer unless a line is longer, such as that of a `LineScanner`. Default: one of 65,536 bytes. */
  readonly buffer?: Uint8Array | undefined;
  /** The maximum length of a line, in bytes. Default: 536,870,888, the length of the longest string of V8. */
  readonly limit?: number | undefined;
}

/**
 * Reads whole lines, many at a time and in constant memory, from what can be read without a promise: a file in Node
 * (`readSync`), or in a worker (`FileSystemSyncAccessHandle`).
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-4.1 | RFC 3986 §4.1}
 * @example
 * ```ts
 * import { LineBlocks, checkLines } from "@std66/lines";
 * const file = new TextEncoder().encode("http://a/\n../b\nc");
 * let at = 0;
 * const blocks = new LineBlocks((buffer, start) => {
 *   const piece = file.subarray(at, at + 12);
 *   buffer.set(piece, start);
 *   at += piece.length;
 *   return piece.length;
 * });
 * const counts: number[] = [];
 * for (let block = blocks.next(); block !== undefined; block = blocks.next()) counts.push(checkLines(block).count);
 * counts; // => [1, 1, 1]
 * ```
 */
export class LineBlocks {
  readonly #read: Read;
  readonly #end: End;
  readonly #usual: Uint8Array;
  readonly #limit: number;
  #buffer: Uint8Array;
  /** How much of the buffer is filled. */
  #filled = 0;
  /** How much of that is the block, until the next one is read. */
  #taken = 0;
  #bytesRead = 0;

  /**
   * @throws {RangeError} if the value of an option is unknown
   * @throws {TypeError} if an argument is of another type, or if an option is unknown
   */
  constructor(read: Read, options?: LineBlocksOptions) {
    if (typeof read !== "function") throw argumentError("LineBlocks: read", "a function", read);
    const own = ownOptions("LineBlocks: options", options ?? {}, ["buffer", "end", "limit"]);
    const { buffer = new Uint8Array(BLOCK_SIZE), limit = LONGEST_STRING } = own;
    requireBytes("LineBlocks: options.buffer", buffer);
    if (typeof limit !== "number") throw argumentError("LineBlocks: options.limit", "a number", limit);
    this.#read = read;
    this.#end = endNamed("LineBlocks: options", own);
    this.#buffer = this.#usual = buffer;
    this.#limit = limit;
  }

  /** How many bytes have been read, including those not returned yet. */
  get bytesRead(): number {
    return this.#bytesRead;
  }

  /**
   * Returns the next lines, each with its line end, which only the last line may lack; `undefined` at the end. The next
   * call may overwrite them.
   *
   * @throws {RangeError} if a line is longer than the limit
   * @throws {TypeError} if `read` returns something other than a number of bytes for which there is room
   */
  next(): Uint8Array | undefined {
    this.#release();
    for (;;) {
      if (this.#filled === this.#buffer.length) this.#grow();
      const from = this.#filled;
      // Also after a long line no more than usual: other lines would be kept beside it.
      const buffer = this.#buffer.subarray(0, from + this.#usual.length);
      const count = this.#read(buffer, from);
      if (count >>> 0 !== count || count > buffer.length - from) {
        throw argumentError("LineBlocks: read()", "a number of bytes", count);
      }
      if (count === 0) return from === 0 ? undefined : this.#take(from);
      this.#bytesRead += count;
      this.#filled += count;
      // Searches only the new bytes: searching all of a long line each time would take quadratic time.
      const last = buffer.subarray(from, this.#filled).lastIndexOf(this.#end);
      if (last >= 0) return this.#take(from + last + 1);
    }
  }

  #take(length: number): Uint8Array {
    this.#taken = length;
    const block = this.#buffer.subarray(0, length);
    // Only the caller keeps a buffer that has grown: a long line, and its text, would take twice the memory.
    if (this.#buffer !== this.#usual) this.#release();
    return block;
  }

  /** Moves what follows the block, which is less than one read, to the start of the usual buffer. */
  #release(): void {
    const rest = this.#buffer.subarray(this.#taken, this.#filled);
    this.#buffer = this.#usual;
    this.#buffer.set(rest);
    this.#filled = rest.length;
    this.#taken = 0;
  }

  #grow(): void {
    const size = Math.min(GROWTH * this.#buffer.length, this.#limit);
    if (size <= this.#filled) throw new RangeError(`a line is longer than ${this.#limit} bytes`);
    const larger = new Uint8Array(size);
    larger.set(this.#buffer);
    this.#buffer = larger;
  }
}
