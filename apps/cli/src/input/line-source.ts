/**
 * Inputs from a stream of bytes, one per line. Each byte becomes the character of the same number (latin1), which is
 * exact for ASCII and therefore for every URI. A line with a character above U+007F must be decoded again.
 */
import { constants } from "node:buffer";
import type { Read } from "@std66/lines";
import { LineReader, type LineReaderOptions } from "@std66/lines/reader";
import { Failure } from "../system/calls.ts";
import { thousands } from "../text/thousands.ts";
import { decodeUtf8, refusingOthers } from "./encodings.ts";
import type { Decoded, InputLocation, Source } from "./source.ts";

export interface Stream {
  /** As diagnostics show it. */
  readonly name: string;
  readonly read: Read;
  /** The size in bytes; 0 if unknown. */
  readonly size: () => number;
  readonly isFile?: boolean;
}

export type Scan = Pick<LineReaderOptions, "scanner" | "found" | "except">;

/** The lines of a stream, in constant memory. */
export class LineSource extends LineReader implements Source {
  readonly #stream: Stream;
  size = 0;

  /** @throws {Failure} from `read`, if the stream cannot be read, or is in another encoding */
  constructor(stream: Stream, end: "\n" | "\0", scan?: Scan) {
    const limit = constants.MAX_STRING_LENGTH;
    super(refusingOthers(stream.name, stream.read, end), { ...scan, end: octetOf(end), textOf: latin1, limit });
    this.#stream = stream;
  }

  override read(): boolean {
    const isMore = withinLimit(() => super.read());
    if (this.count === 0) this.size = this.#stream.size();
    return isMore;
  }

  decoded(): Decoded {
    const { line } = this;
    if (/^[\0-\x7F]*$/.test(line)) return { text: line };
    const { text, wrongOctet } = decodeUtf8(Buffer.from(line, "latin1"));
    return { text, wrongOctet, hasByteOrderMark: this.count === 1 && text.startsWith("\uFEFF") };
  }

  get location(): InputLocation {
    const { name: source, isFile = false } = this.#stream;
    return { source, isFile, line: this.count };
  }
}

function latin1({ buffer, byteOffset, length }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, length).toString("latin1");
}

/** Reads lines. @throws {Failure} if one is too long for a string */
export function withinLimit<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new Failure(`a line is longer than ${thousands(constants.MAX_STRING_LENGTH)} bytes`);
  }
}

export function octetOf(end: "\n" | "\0"): 10 | 0 {
  return end === "\n" ? 10 : 0;
}
