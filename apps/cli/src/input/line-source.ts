/**
 * Inputs from a stream of bytes, one per line. A CR before an LF belongs to the line end.
 *
 * All lines of a block become one string, which is cut into lines. Each byte becomes the character of the same number (latin1),
 * which is exact for ASCII and therefore for every URI. A line with a character above U+007F must be decoded again.
 */
import { constants } from "node:buffer";
import { LineBlocks, type LineScanner, type Read } from "@std66/lines";
import { Failure } from "../system/calls.ts";
import { thousands } from "../text/thousands.ts";
import { decodedUtf8, refusingUtf16 } from "./encodings.ts";
import type { Decoded, InputLocation, Source } from "./source.ts";

const CARRIAGE_RETURN = 0x0d;
/** A stream of bytes. */
export interface Stream {
  /** As diagnostics show it. */
  readonly name: string;
  readonly read: Read;
  /** The size in bytes; 0 if unknown. */
  readonly size: () => number;
  /** Whether the name is that of a file. */
  readonly isFile?: boolean;
}

/** Takes lines that need no answer. */
export interface Scan {
  readonly scanner: LineScanner;
  /** Prints what the scanner finds in its buffer: lines with their ends. */
  readonly print: ((start: number, end: number) => void) | undefined;
}

/** The lines of a stream, in constant memory. */
export class LineSource implements Source {
  readonly #place: Pick<InputLocation, "source" | "isFile">;
  readonly #blocks: LineBlocks;
  readonly #end: "\n" | "\0";
  readonly #size: () => number;
  readonly #scan: Scan | undefined;
  /** The lines that were read, until they are a string. */
  #octets: Uint8Array | undefined;
  /** The same as a string, as soon as one of them is needed. */
  #block: string | undefined;
  #length = 0;
  /** Whether the lines that were read are in the buffer of the scanner. */
  #isScannable = false;
  /** The start of the next line in the block. */
  #from = 0;
  #line = "";
  count = 0;
  size = 0;

  /** @throws {Failure} from `read`, if the stream cannot be read, or is in another encoding */
  constructor({ name, read, size, isFile = false }: Stream, end: "\n" | "\0", scan?: Scan) {
    this.#place = { source: name, isFile };
    this.#blocks = new LineBlocks(refusingUtf16(name, read, end), {
      end: octetOf(end),
      buffer: scan?.scanner.buffer,
      limit: constants.MAX_STRING_LENGTH,
    });
    this.#end = end;
    this.#size = size;
    this.#scan = scan;
  }

  read(): boolean {
    const octets = this.#nextBlock();
    if (this.count === 0) this.size = this.#size();
    this.#octets = octets;
    this.#block = undefined;
    this.#length = octets?.length ?? 0;
    // The last line may lack its line end, and a longer one is in another buffer.
    this.#isScannable =
      octets !== undefined &&
      octets.buffer === this.#scan?.scanner.buffer.buffer &&
      octets.at(-1) === octetOf(this.#end);
    this.#from = 0;
    return this.#length > 0;
  }

  #nextBlock(): Uint8Array | undefined {
    try {
      return this.#blocks.next();
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw new Failure(`a line is longer than ${thousands(constants.MAX_STRING_LENGTH)} bytes`);
    }
  }

  /** The next line that is not taken by the scan, with one character per octet. */
  next(): string | undefined {
    if (this.#isScannable) this.#takeScanned();
    const from = this.#from;
    if (from >= this.#length) return undefined;
    const block = (this.#block ??= this.#text());
    const found = block.indexOf(this.#end, from);
    let to = found < 0 ? block.length : found;
    this.#from = to + 1;
    // Before a NUL, a CR is text. The last line of an input may lack its LF, and then keeps its CR.
    if (this.#end === "\n" && found > from && block.charCodeAt(found - 1) === CARRIAGE_RETURN) to--;
    this.count++;
    return (this.#line = block.slice(from, to));
  }

  /** Releases the bytes: those of a long line would take twice the memory. */
  #text(): string {
    const { buffer, byteOffset, length } = this.#octets as Uint8Array;
    this.#octets = undefined;
    return Buffer.from(buffer, byteOffset, length).toString("latin1");
  }

  #takeScanned(): void {
    const { scanner, print } = this.#scan as Scan;
    const from = this.#from;
    const to = scanner.find(from, this.#length);
    if (to === from) return;
    this.count += scanner.count;
    this.#from = to;
    print?.(from, to);
  }

  decoded(): Decoded {
    const line = this.#line;
    if (/^[\0-\x7F]*$/.test(line)) return { text: line };
    const octets = Buffer.from(line, "latin1");
    const { text, wrong } = decodedUtf8(octets);
    if (wrong === undefined) return { text, hasByteOrderMark: this.count === 1 && text.startsWith("\uFEFF") };
    return { text, wrongOctet: { value: octets[wrong.at] as number, offset: wrong.offset } };
  }

  get location(): InputLocation {
    return { ...this.#place, line: this.count };
  }

  get bytesRead(): number {
    return this.#blocks.bytesRead;
  }
}

/** The octet that ends a line. */
export function octetOf(end: "\n" | "\0"): 10 | 0 {
  return end === "\n" ? 10 : 0;
}
