/** Blocking reads, from standard input by its descriptor and from files. */
import { closeSync, fstatSync, openSync, readSync } from "node:fs";
import type { Read } from "@std66/lines";
import { attempt, Failure, sleep, systemCode, systemReason } from "../system/calls.ts";
import type { Stream } from "./line-source.ts";

export const standardInput: Stream = {
  name: "<stdin>",
  read: readStandardInput,
  size: () => sizeOf(0),
};

function sizeOf(descriptor: number): number {
  const status = fstatSync(descriptor);
  return status.isFile() ? status.size : 0;
}

/** The first and the longest wait for an input that has no data yet, in milliseconds. */
const FIRST_WAIT = 1;
const LAST_WAIT = 32;

/**
 * Reads available data into a buffer from `start` on. Returns the number of bytes, 0 at the end.
 *
 * @throws {Failure} if standard input cannot be read
 */
function readStandardInput(buffer: Uint8Array, start: number): number {
  for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LAST_WAIT)) {
    try {
      return readSync(0, buffer, start, buffer.length - start, null);
    } catch (error) {
      const code = systemCode(error);
      // The end of a pipe, on Windows.
      if (code === "EOF") return 0;
      const reason = code === "EISDIR" ? "it is a directory" : systemReason(error);
      if (code !== "EAGAIN") throw new Failure(`cannot read standard input: ${reason}`);
      // An empty pipe or terminal that another process has set to non-blocking.
      sleep(wait);
    }
  }
}

/** A file that is closed at its end, or before. @throws {Failure} if it cannot be opened, and from `read` if it cannot be read */
export function openFile(path: string): Stream & { readonly close: () => void } {
  const descriptor = attempt(path, () => openSync(path, "r"));
  let isClosed = false;
  const close = (): void => {
    if (!isClosed) closeSync(descriptor);
    isClosed = true;
  };
  return {
    name: path,
    isFile: true,
    read(buffer, start) {
      if (isClosed) return 0;
      const count = attempt(path, () => readSync(descriptor, buffer, start, buffer.length - start, null));
      if (count === 0) close();
      return count;
    },
    size: () => (isClosed ? 0 : sizeOf(descriptor)),
    close,
  };
}

const PIECE = 65_536;

/** What is read, in pieces that end anywhere. A piece lasts until the next one is asked for. */
export function* octetsFrom(read: Read): Generator<Buffer> {
  const buffer = Buffer.allocUnsafeSlow(PIECE);
  for (let count = read(buffer, 0); count > 0; count = read(buffer, 0)) yield buffer.subarray(0, count);
}
