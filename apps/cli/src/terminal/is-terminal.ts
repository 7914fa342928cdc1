/** Whether a stream is a terminal. */
import { fstatSync, statSync } from "node:fs";

/** Loading `node:tty` takes 2 ms of a start, so that it is only asked where there may be a terminal. */
export function isTerminal(descriptor: 0 | 1 | 2): boolean {
  return mayBeTerminal(descriptor) && process.getBuiltinModule("node:tty").isatty(descriptor);
}

/** False for files, pipes and the null device. */
function mayBeTerminal(descriptor: number): boolean {
  try {
    const status = fstatSync(descriptor);
    // A device number of 0 identifies nothing: Windows gives it to every device.
    return status.isCharacterDevice() && (status.rdev === 0 || status.rdev !== statSync("/dev/null").rdev);
  } catch {
    return true;
  }
}
