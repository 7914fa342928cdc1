/** The progress of a long run, on the last line of a terminal. */
import { thousands } from "../text/thousands.ts";
import { isTerminal } from "./terminal.ts";
import { writeAll } from "./write-all.ts";

/** After how many milliseconds it is shown, which most runs do not reach, and how often it changes. */
const PATIENCE = 1000;
const INTERVAL = 100;
const WIDTH = 30;

export interface Reading {
  readonly bytesRead: number;
  /** How many lines. */
  readonly count: number;
  /** The size of the whole in bytes; 0 if unknown. */
  readonly size: number;
}

export class Progress {
  readonly #isSilent: boolean;
  #hasRoom: boolean | undefined;
  #due = Date.now() + PATIENCE;
  #isVisible = false;
  wasShown = false;

  /** `isSilent`: whether there are no answers on the terminal, with which the line would interfere. */
  constructor(isSilent: boolean) {
    this.#isSilent = isSilent;
  }

  /** Shows the line, if it is time. */
  show(reading: Reading): void {
    const now = Date.now();
    if (now < this.#due) return;
    this.#due = now + INTERVAL;
    // Nor with what is typed.
    this.#hasRoom ??= isTerminal(2) && !isTerminal(0) && (this.#isSilent || !isTerminal(1));
    // Arguments take no time to read.
    if (!this.#hasRoom || reading.bytesRead === 0) return;
    this.#isVisible = this.wasShown = true;
    // A line that wrapped to the next one could not be erased.
    writeAll(2, `\r${progressLine(reading).slice(0, process.stderr.columns - 1)}\u001B[K`);
  }

  /** Removes the line until it is next shown. */
  hide(): void {
    if (this.#isVisible) writeAll(2, "\r\u001B[K");
    this.#isVisible = false;
  }
}

/** How much of a whole, or how many lines. */
export function progressLine({ bytesRead, count, size }: Reading): string {
  if (size === 0) return `${thousands(count)} lines`;
  const part = Math.min(1, bytesRead / size);
  const percent = String(Math.floor(100 * part)).padStart(3);
  const bar = "=".repeat(Math.round(WIDTH * part)).padEnd(WIDTH, "-");
  return `${percent}% [${bar}] of ${(size / 1e6).toFixed(1)} MB`;
}
