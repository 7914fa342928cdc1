/**
 * Lines from bytes, in constant memory.
 *
 * Finds the last separator in the bytes read, and converts all bytes up to it to one string, which the caller cuts into lines.
 * Each byte becomes the character of the same number (latin1), which is exact for ASCII and therefore for every URI. A line
 * with a character above U+007F must be decoded again. Reading 500,000 lines takes 40 ms, a third of the time of decoding and
 * cutting line by line.
 */
import { constants } from "node:buffer";
import { Failure } from "../system/failures.ts";
import { thousands } from "../text/thousands.ts";

/** The size of a read, and of the buffer unless a line is longer. */
export const BLOCK_SIZE = 65_536;
/** By how much the buffer grows for a longer line. Its unused part takes no memory, but each buffer before it does for a while. */
const GROWTH = 64;

/** Reads into a buffer from `start` on. Returns the number of bytes, 0 at the end. */
export type Read = (buffer: Buffer, start: number) => number;

/** The lines of an input, several at a time. */
export class LineBlocks {
  readonly #read: Read;
  readonly #separator: number;
  readonly #usual: Buffer;
  readonly #limit: number;
  #buffer: Buffer;
  /** How much of the buffer is filled. */
  #filled = 0;
  /** How much of that is the block, until the next one is read. */
  #taken = 0;
  #bytesRead = 0;

  /** `usual`: the buffer unless a line is longer. `limit`: the maximum length of a line, by default that of a string. */
  constructor(
    read: Read,
    separator: "\n" | "\0",
    usual: Buffer = Buffer.allocUnsafeSlow(BLOCK_SIZE),
    limit: number = constants.MAX_STRING_LENGTH,
  ) {
    this.#read = read;
    this.#separator = separator.charCodeAt(0);
    this.#usual = usual;
    this.#buffer = usual;
    this.#limit = limit;
  }

  /** How many bytes have been read, including those not returned yet. */
  get bytesRead(): number {
    return this.#bytesRead;
  }

  /** The next lines, each with its separator, which only the last line may lack; `undefined` at the end. */
  next(): string | undefined {
    return this.read() === 0 ? undefined : this.text();
  }

  /** Reads the next block of lines. Returns its length, 0 at the end. */
  read(): number {
    this.#release();
    for (;;) {
      if (this.#filled === this.#buffer.length) this.#grow();
      const from = this.#filled;
      const count = this.#read(this.#buffer, from);
      if (count === 0) return (this.#taken = this.#filled);
      this.#bytesRead += count;
      this.#filled += count;
      // Searches only the new bytes: searching all of a long line each time would take quadratic time.
      const last = this.#buffer.subarray(from, this.#filled).lastIndexOf(this.#separator);
      if (last >= 0) return (this.#taken = from + last + 1);
    }
  }

  /** Whether the block is in the usual buffer, and ends with a separator. */
  get isUsual(): boolean {
    return this.#buffer === this.#usual && this.#buffer[this.#taken - 1] === this.#separator;
  }

  /** The block as a string. A buffer that has grown is released at once: a long line would take twice the memory. */
  text(): string {
    const text = this.#buffer.toString("latin1", 0, this.#taken);
    if (this.#buffer !== this.#usual) this.#release();
    return text;
  }

  #release(): void {
    const from = this.#buffer;
    // Releases a buffer that has grown for a long line as soon as the rest fits into the usual one.
    if (this.#filled - this.#taken < BLOCK_SIZE) this.#buffer = this.#usual;
    from.copy(this.#buffer, 0, this.#taken, this.#filled);
    this.#filled -= this.#taken;
    this.#taken = 0;
  }

  #grow(): void {
    const size = Math.min(GROWTH * this.#buffer.length, this.#limit);
    if (size <= this.#filled) throw new Failure(`a line is longer than ${thousands(this.#limit)} bytes`);
    const larger = Buffer.allocUnsafeSlow(size);
    this.#buffer.copy(larger, 0, 0, this.#filled);
    this.#buffer = larger;
  }
}
