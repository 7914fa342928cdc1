/** Output by blocking writes, to the descriptor itself. */
import { writeSync } from "node:fs";
import { ClosedPipe, Failure, systemCode, systemReason } from "../system/failures.ts";
import { sleep } from "../system/sleep.ts";

/**
 * Writes all of a text. The command never touches `process.stdout` and `process.stderr`: accessing one of them sets its pipe
 * to non-blocking, for every process that shares it.
 *
 * @throws {ClosedPipe} if the reader has closed the stream
 * @throws {Failure} if the text cannot be written
 */
export function writeAll(descriptor: 1 | 2, text: string): void {
  writeOctets(descriptor, encode(text));
}

/** Does the same for encoded text. */
export function writeOctets(descriptor: 1 | 2, bytes: Buffer): void {
  for (let written = 0; written < bytes.length;) {
    try {
      written += writeSync(descriptor, bytes, written);
    } catch (error) {
      const code = systemCode(error);
      // ECONNRESET: a socket, which Node gives to its child processes, was closed with unread data in it.
      if (code === "EPIPE" || code === "ECONNRESET") throw new ClosedPipe();
      if (code !== "EAGAIN") throw new Failure(`cannot write output: ${systemReason(error)}`);
      // A full pipe that another process has set to non-blocking.
      sleep(1);
    }
  }
}

/** Room for a usual piece of output, as UTF-8. Allocating it for each piece would take a tenth of the output time. */
const room = Buffer.allocUnsafeSlow(262_144);

function encode(text: string): Buffer {
  return 3 * text.length <= room.length ? room.subarray(0, room.write(text)) : Buffer.from(text);
}
