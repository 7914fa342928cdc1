/** Whether a stream is a terminal, and the width for which output is laid out. */
import { fstatSync, statSync } from "node:fs";

/** Loads `node:tty` only if the stream may be a terminal (docs/decisions/0020). */
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

/** In columns, where nothing else is asked for: the same in every pipe and file. */
const USUAL = 80;
/** Tables need some room, and prose is hard to read in very long lines. */
const NARROWEST = 40;
const WIDEST = 200;

/** The width of the output in columns: what the environment asks for, or the width of the terminal. */
export function lineWidth(): number {
  return widthFor(process.env["COLUMNS"], () => (isTerminal(1) ? process.stdout.columns : undefined));
}

/**
 * The width in the environment variable COLUMNS, if that is a number. Otherwise the terminal's, if the output goes to
 * one that knows it.
 */
export function widthFor(wanted: string | undefined, ofTerminal: () => number | undefined): number {
  const columns = wanted === undefined || !/^[0-9]{1,9}$/.test(wanted) ? ofTerminal() || USUAL : Number(wanted);
  return Math.min(WIDEST, Math.max(NARROWEST, columns));
}
