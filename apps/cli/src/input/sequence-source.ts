/** Inputs from several sources, one after the other. */
import { Failure } from "../system/calls.ts";
import type { Decoded, InputLocation, Source } from "./source.ts";

/** Opens each source when its turn comes. What cannot be read is reported, and the rest goes on. */
export class SequenceSource implements Source {
  readonly #waiting: (() => Source)[];
  readonly #report: (failure: Failure) => void;
  #current: Source | undefined;
  /** How many inputs and bytes the sources before the current one had. */
  #count = 0;
  #bytes = 0;
  hasFailed = false;

  /** `sources`: each may throw a `Failure`. */
  constructor(sources: readonly (() => Source)[], report: (failure: Failure) => void) {
    this.#waiting = [...sources];
    this.#report = report;
  }

  read(): boolean {
    for (;;) {
      try {
        if (this.#current?.read() === true) return true;
        this.#finish();
        const open = this.#waiting.shift();
        if (open === undefined) return false;
        this.#current = open();
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        this.#finish();
        this.hasFailed = true;
        this.#report(error);
      }
    }
  }

  #finish(): void {
    this.#count += this.#current?.count ?? 0;
    this.#bytes += this.#current?.bytesRead ?? 0;
    this.#current = undefined;
  }

  next(): string | undefined {
    return this.#current?.next();
  }

  decoded(): Decoded {
    return (this.#current as Source).decoded();
  }

  get location(): InputLocation {
    return (this.#current as Source).location;
  }

  get count(): number {
    return this.#count + (this.#current?.count ?? 0);
  }

  get bytesRead(): number {
    return this.#bytes + (this.#current?.bytesRead ?? 0);
  }

  get isLongFile(): boolean {
    return this.#current?.isLongFile === true;
  }

  /** Not known before the last source is open. */
  size(): undefined {}
}
