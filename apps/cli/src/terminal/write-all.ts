/** Output by blocking writes, to the descriptor itself. */
import { writeSync } from "node:fs";
import { ClosedPipe, sleep, systemCode, systemReason, WriteFailure } from "../system/calls.ts";

/**
 * Writes all of a text. The command never touches `process.stdout` and `process.stderr`: accessing one of them sets its
 * pipe to non-blocking, for every process that shares it.
 *
 * @throws {ClosedPipe} if the reader has closed the stream
 * @throws {WriteFailure} if the text cannot be written
 */
export function writeAll(descriptor: 1 | 2, text: string): void {
  for (let from = 0; from < text.length;) {
    const to = pieceEnd(text, from);
    writeOctets(descriptor, room.subarray(0, room.write(text.slice(from, to))));
    from = to;
  }
}

export function writeOctets(descriptor: 1 | 2, bytes: Uint8Array): void {
  for (let written = 0; written < bytes.length;) {
    const count = writeSome(descriptor, bytes.subarray(written));
    written += count;
    // Another process has set the pipe to non-blocking.
    if (count === 0) sleep(1);
  }
}

/** Returns how many octets were written: 0 if a non-blocking pipe is full. */
export function writeSome(descriptor: number, bytes: Uint8Array): number {
  try {
    return writeSync(descriptor, bytes, 0);
  } catch (error) {
    const code = systemCode(error);
    // ECONNRESET: a socket, which Node gives to its child processes, was closed with unread data in it.
    if (code === "EPIPE" || code === "ECONNRESET") throw new ClosedPipe();
    if (code !== "EAGAIN") throw new WriteFailure(`cannot write output: ${systemReason(error)}`);
    return 0;
  }
}

/** How many characters are encoded at a time: encoding all of a long line would take its memory once more. */
const PIECE = 87_381;
/** Room for a piece as UTF-8. Allocating it for each piece would take a tenth of the output time. */
const room = Buffer.allocUnsafeSlow(3 * PIECE);

/** The end of the piece from `from` on, which is not between the two halves of a surrogate pair. */
function pieceEnd(text: string, from: number): number {
  const to = from + PIECE;
  if (to >= text.length) return text.length;
  const last = text.charCodeAt(to - 1);
  return last >= 0xd800 && last < 0xdc00 ? to - 1 : to;
}
