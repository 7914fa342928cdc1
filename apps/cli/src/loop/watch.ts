/** A long run, as the person at the terminal sees and interrupts it. */
import type { Settings } from "../command-line/shared-options.ts";
import { Interruption } from "../system/interruption.ts";
import type { Output } from "../terminal/output.ts";
import { Progress, type Reading } from "../terminal/progress.ts";

export class Watch {
  readonly #started = Date.now();
  readonly #progress: Progress;
  readonly #interruption = new Interruption();

  /** `readsInput`: whether standard input is among what is read. */
  constructor(output: Output, settings: Settings, readsInput: boolean) {
    this.#progress = new Progress(settings, readsInput);
    output.beforeMessages = () => this.#progress.hide();
    output.beforeAnswers = () => this.#progress.giveWay();
  }

  /** `neverWaits`: whether what is read now never waits. Otherwise, an interruption ends the command at once. */
  receive(neverWaits: boolean): void {
    this.#interruption.receive(neverWaits);
  }

  /** Shows how much was read, if it is time. Returns whether the run was interrupted. */
  async isInterrupted(reading: Reading): Promise<boolean> {
    this.#progress.show(reading);
    return this.#interruption.isNear && (await this.#interruption.isDue());
  }

  /** How long the run has taken; `undefined` unless its progress was shown. */
  get milliseconds(): number | undefined {
    return this.#progress.wasShown ? Date.now() - this.#started : undefined;
  }

  end(): void {
    this.#progress.hide();
    this.#interruption.receive(false);
  }
}
