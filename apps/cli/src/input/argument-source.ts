/** Inputs from the command line. */
import type { Decoded, InputLocation, Source } from "./source.ts";

/** URIs among the arguments. */
export class ArgumentSource implements Source {
  readonly #uris: readonly string[];
  readonly #first: number;
  count = 0;
  readonly bytesRead = undefined;
  readonly isLongFile = false;

  /** `first`: the position of the first URI among the arguments, counted from 1. */
  constructor(uris: readonly string[], first: number) {
    this.#uris = uris;
    this.#first = first;
  }

  read(): boolean {
    return this.count < this.#uris.length;
  }

  next(): string | undefined {
    return this.read() ? this.#uris[this.count++] : undefined;
  }

  decoded(): Decoded {
    return { text: this.#uris[this.count - 1] as string };
  }

  get location(): InputLocation {
    return { source: `argument ${this.#first + this.count - 1}`, line: 1 };
  }

  size(): undefined {}
}
