/**
 * How far a long run has come, for a person who waits at a terminal. The bar is loaded when a second has passed, which most
 * runs never see.
 */
import { fstatSync } from "node:fs";
import type { Bar, Position } from "./progress-bar.ts";

/** How long nothing is shown, in milliseconds. */
const PATIENCE = 1000;

/** The progress of one run, from its beginning. */
export class Progress {
  readonly #started = Date.now();
  readonly #silent: boolean;
  #bar: Bar | undefined;
  #asked = false;

  /** `silent`: the command prints nothing while all goes well, so that a bar has the terminal to itself. */
  constructor(silent: boolean) {
    this.#silent = silent;
  }

  /** Whether a bar is there or should be. */
  get isDue(): boolean {
    return this.#bar !== undefined || (!this.#asked && Date.now() - this.#started >= PATIENCE);
  }

  /** Shows how far it has come, if there is somewhere to show it. */
  async show(position: Position): Promise<void> {
    if (!this.#asked) {
      this.#asked = true;
      const { createBar } = await import("./progress-bar.ts");
      this.#bar = createBar(this.#silent, standardInputSize(), position);
    }
    this.#bar?.update(position);
  }

  /** Takes the bar off the terminal until it is shown next. */
  hide(): void {
    this.#bar?.hide();
  }

  /** Takes the bar off the terminal for good. */
  stop(): void {
    this.#bar?.stop();
    this.#bar = undefined;
  }
}

/** In bytes; `undefined` for what has no size, as a pipe. */
function standardInputSize(): number | undefined {
  const status = fstatSync(0);
  return status.isFile() ? status.size : undefined;
}
