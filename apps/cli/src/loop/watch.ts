/** A long run, as the person at the terminal sees and interrupts it. */
import type { Settings } from "../command-line/shared-options.ts";
import type { Output } from "../terminal/output.ts";
import { Progress, type Reading } from "../terminal/progress.ts";

/** How often signals are received, in milliseconds: receiving them stops the work for a turn of the event loop. */
const INTERVAL = 50;

export class Watch {
  readonly #started = Date.now();
  readonly #progress: Progress;
  #isReceiving = false;
  wasInterrupted = false;
  #received = this.#started;

  /** `readsInput`: whether standard input is among what is read. */
  constructor(output: Output, settings: Settings, readsInput: boolean) {
    this.#progress = new Progress(settings, readsInput);
    output.beforeMessages = () => this.#progress.hide();
    output.beforeAnswers = () => this.#progress.giveWay();
  }

  /** `neverWaits`: whether what is read now never waits. Otherwise, Ctrl-C ends the command at once. */
  receive(neverWaits: boolean): void {
    if (neverWaits === this.#isReceiving) return;
    this.#isReceiving = neverWaits;
    if (neverWaits) process.on("SIGINT", this.#interrupt);
    else process.off("SIGINT", this.#interrupt);
  }

  readonly #interrupt = (): void => {
    this.wasInterrupted = true;
  };

  /** Shows how much was read, if it is time. Returns whether the run was interrupted. */
  async isInterrupted(reading: Reading): Promise<boolean> {
    this.#progress.show(reading);
    if (!this.#isReceiving || Date.now() - this.#received < INTERVAL) return false;
    // Signals are received between two turns.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    this.#received = Date.now();
    return this.wasInterrupted;
  }

  /** How long the run has taken; `undefined` unless its progress was shown. */
  get milliseconds(): number | undefined {
    return this.#progress.wasShown ? Date.now() - this.#started : undefined;
  }

  end(): void {
    this.#progress.hide();
    this.receive(false);
  }
}
