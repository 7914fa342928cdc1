/** The progress of a long run, on the last line of a terminal. */
import { counted, thousands } from "../text/thousands.ts";
import { isTerminal } from "./terminal.ts";
import { writeAll } from "./write-all.ts";

/** After how many milliseconds it is shown, which most runs do not reach, and how often it changes. */
const PATIENCE = 1000;
const INTERVAL = 100;
const WIDTH = 30;
/** The columns of a terminal that does not say how many it has. */
const COLUMNS = 80;

export interface Reading {
  readonly bytesRead: number;
  /** How many lines, or with `unit` files. */
  readonly count: number;
  readonly unit?: "files";
  readonly size: number;
}

export class Progress {
  readonly #findsRoom: () => boolean;
  #hasRoom: boolean | undefined;
  #isAmongAnswers: boolean | undefined;
  #due = Date.now() + PATIENCE;
  #isVisible = false;
  wasShown = false;

  /** `readsInput`: whether standard input is read, and may be typed on the terminal. */
  constructor({ quiet, end }: { readonly quiet: boolean; readonly end: "\n" | "\0" }, readsInput: boolean) {
    this.#findsRoom = () => {
      // A dumb terminal cannot erase it.
      if (quiet || process.env["TERM"] === "dumb" || !isTerminal(2)) return false;
      // What is typed would be erased too, and so would an answer that ends with NUL, on whose line it would be.
      return !(readsInput && isTerminal(0)) && !(end === "\0" && isTerminal(1));
    };
  }

  show(reading: Reading): void {
    const now = Date.now();
    if (now < this.#due) return;
    this.#due = now + INTERVAL;
    this.#hasRoom ??= this.#findsRoom();
    // Arguments take no time to read.
    if (!this.#hasRoom || reading.bytesRead === 0) return;
    this.#isVisible = this.wasShown = true;
    // A line that wrapped to the next one could not be erased.
    writeAll(2, `\r${progressLine(reading).slice(0, (process.stderr.columns || COLUMNS) - 1)}\u001B[K`);
  }

  /** Removes the line until it is next shown. */
  hide(): void {
    if (this.#isVisible) writeAll(2, "\r\u001B[K");
    this.#isVisible = false;
  }

  /** Makes room for answers. On the same terminal they show progress, and the line returns only when they pause. */
  giveWay(): void {
    this.#isAmongAnswers ??= isTerminal(1);
    if (!this.#isAmongAnswers) return;
    this.hide();
    this.#due = Date.now() + PATIENCE;
  }
}

/** How much of a whole, or how many lines or files. */
export function progressLine({ bytesRead, count, unit, size }: Reading): string {
  const megabytes = ((size || bytesRead) / 1e6).toFixed(1);
  if (size === 0 && unit === undefined) return `${thousands(count)} lines`;
  if (size === 0) return `${counted(count, "file")}, ${megabytes} MB`;
  const part = Math.min(1, bytesRead / size);
  const percent = String(Math.floor(100 * part)).padStart(3);
  const bar = "=".repeat(Math.round(WIDTH * part)).padEnd(WIDTH, "-");
  return `${percent}% [${bar}] of ${megabytes} MB`;
}
