/** Standard input by blocking reads, from the descriptor itself. */
import { readSync } from "node:fs";
import { Failure, systemCode, systemReason } from "./failure.ts";
import { sleep } from "./sleep.ts";

/** How long to wait for an input that has nothing yet, at first and at most, in milliseconds. */
const FIRST_WAIT = 1;
const LAST_WAIT = 32;

/**
 * Reads what is there into a buffer from `start` on, and gives the number of bytes: 0 at the end.
 *
 * @throws {Failure} when it cannot be read
 */
export function readStandardInput(buffer: Buffer, start: number): number {
  for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LAST_WAIT)) {
    try {
      return readSync(0, buffer, start, buffer.length - start, null);
    } catch (error) {
      switch (systemCode(error)) {
        case "EAGAIN":
          // A pipe or a terminal that somebody else has set to non-blocking, and that is empty.
          sleep(wait);
          break;
        case "EOF":
          // The end of a pipe, on Windows.
          return 0;
        case "EISDIR":
          throw new Failure("cannot read the standard input: it is a directory");
        default:
          throw new Failure(`cannot read the standard input: ${systemReason(error)}`);
      }
    }
  }
}
