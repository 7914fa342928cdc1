/**
 * The progress of a long run, for users at a terminal. Loads the bar after one second, which most runs do not reach.
 */
import type { Bar, Position } from "./progress-bar.ts";

/** The delay before the bar is shown, in milliseconds. */
const PATIENCE = 1000;

/** What is being read. */
interface Reading {
  /** How many bytes have been read; `undefined` if reading takes no time. */
  readonly bytesRead: number | undefined;
  /** How many lines have been taken. */
  readonly count: number;
  /** The size of the whole in bytes, if known. */
  size(): number | undefined;
}

/** The progress of one run. */
export class Progress {
  readonly #started = Date.now();
  readonly #silent: boolean;
  readonly #reading: Reading;
  #bar: Bar | undefined;
  #asked = false;
  wasShown = false;

  /** `silent`: valid inputs print nothing, so that the bar does not interfere with answers. */
  constructor(silent: boolean, reading: Reading) {
    this.#silent = silent;
    this.#reading = reading;
  }

  /** Whether a bar is or should be shown. */
  get isDue(): boolean {
    if (this.#asked) return this.#bar !== undefined;
    return this.#reading.bytesRead !== undefined && Date.now() - this.#started >= PATIENCE;
  }

  /** Shows the progress, if there is a terminal for it. */
  async show(): Promise<void> {
    const { bytesRead: bytes = 0, count: lines } = this.#reading;
    const position: Position = { bytes, lines };
    if (!this.#asked) {
      this.#asked = true;
      const { createBar } = await import("./progress-bar.ts");
      this.#bar = createBar(this.#silent, this.#reading.size(), position);
      this.wasShown = this.#bar !== undefined;
    }
    this.#bar?.update(position);
  }

  /** Removes the bar from the terminal until it is next shown. */
  hide(): void {
    this.#bar?.hide();
  }

  /** Removes the bar from the terminal for good. */
  stop(): void {
    this.#bar?.stop();
    this.#bar = undefined;
  }
}
