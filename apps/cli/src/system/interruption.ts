/** Ctrl-C, so that a run can end with what it has answered. */

/** How often signals are received, in milliseconds: receiving them stops the work for a turn of the event loop. */
const INTERVAL = 50;

/** Whether a reader that never waits was interrupted. While the command waits, an interruption ends it at once. */
export class Interruption {
  #isReceiving = false;
  #isPending = false;
  #received = Date.now();

  receive(isReceiving: boolean): void {
    if (isReceiving === this.#isReceiving) return;
    this.#isReceiving = isReceiving;
    if (isReceiving) process.on("SIGINT", this.#handle);
    else process.off("SIGINT", this.#handle);
  }

  readonly #handle = (): void => {
    this.#isPending = true;
  };

  /** Whether it is time to call `isDue`. */
  get isNear(): boolean {
    return this.#isReceiving && Date.now() - this.#received >= INTERVAL;
  }

  /** Whether an interruption has been received by now. */
  async isDue(): Promise<boolean> {
    // Signals are received between two turns.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    this.#received = Date.now();
    return this.#isPending;
  }
}
