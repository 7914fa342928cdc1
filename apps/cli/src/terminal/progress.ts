/**
 * The progress of a long run, for users at a terminal. Loads the bar after one second, which most runs do not reach.
 */
import { fstatSync } from "node:fs";
import type { Bar, Position } from "./progress-bar.ts";

/** The delay before the bar is shown, in milliseconds. */
const PATIENCE = 1000;

/** The progress of one run. */
export class Progress {
  readonly #started = Date.now();
  readonly #silent: boolean;
  #bar: Bar | undefined;
  #asked = false;

  /** `silent`: valid inputs print nothing, so that the bar does not interfere with answers. */
  constructor(silent: boolean) {
    this.#silent = silent;
  }

  /** Whether a bar is or should be shown. */
  get isDue(): boolean {
    return this.#bar !== undefined || (!this.#asked && Date.now() - this.#started >= PATIENCE);
  }

  /** Shows the progress, if there is a terminal for it. */
  async show(position: Position): Promise<void> {
    if (!this.#asked) {
      this.#asked = true;
      const { createBar } = await import("./progress-bar.ts");
      this.#bar = createBar(this.#silent, standardInputSize(), position);
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

/** In bytes; `undefined` for an input without a size, such as a pipe. */
function standardInputSize(): number | undefined {
  const status = fstatSync(0);
  return status.isFile() ? status.size : undefined;
}
