/** Output by blocking writes, to the descriptor itself. */
import { writeSync } from "node:fs";
import { ClosedPipe, Failure, systemCode, systemReason } from "./failure.ts";
import { sleep } from "./sleep.ts";

/**
 * Writes all of a text. `process.stdout` and `process.stderr` stay untouched throughout the command: to look at one sets its
 * pipe to non-blocking, for every process that shares it.
 *
 * @throws {ClosedPipe} when nobody reads any more
 * @throws {Failure} when it cannot be written
 */
export function writeAll(descriptor: 1 | 2, text: string): void {
  const bytes = encode(text);
  for (let written = 0; written < bytes.length;) {
    try {
      written += writeSync(descriptor, bytes, written);
    } catch (error) {
      const code = systemCode(error);
      // A socket, as Node gives to a program that it starts, says so where it is closed with something in it.
      if (code === "EPIPE" || code === "ECONNRESET") throw new ClosedPipe();
      if (code !== "EAGAIN") throw new Failure(`cannot write the output: ${systemReason(error)}`);
      // A pipe that somebody else has set to non-blocking, and that is full.
      sleep(1);
    }
  }
}

/** Room for a usual piece of output, as UTF-8: to allocate it anew for each would be a tenth of the time that output takes. */
const room = Buffer.allocUnsafeSlow(262_144);

function encode(text: string): Buffer {
  return 3 * text.length <= room.length ? room.subarray(0, room.write(text)) : Buffer.from(text);
}
