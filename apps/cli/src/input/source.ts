/** Where a command takes its inputs from. */
import type { Location, WrongOctet } from "@std66/report";
import type { Member } from "../text/json-members.ts";

/** Inputs in order. Pulled one by one, which is faster than a generator (docs/decisions/0020). */
export interface Source {
  /** Waits for more inputs. Returns false at the end. */
  read(): boolean;
  /**
   * The next of the inputs that were read; `undefined` if `read` must be called first. Not decoded: a character above U+007F is
   * one code unit for each octet.
   */
  next(): string | undefined;
  /** The last input as text. `next` does not decode, because few inputs need it. */
  decoded(): Decoded;
  /** The place of the last input. */
  readonly location: InputLocation;
  /** How many inputs `next` has returned. */
  readonly count: number;
  /** How many bytes have been read; `undefined` if the inputs are arguments. */
  readonly bytesRead: number | undefined;
  /** The size of the whole in bytes; `undefined` if unknown, as for a pipe. */
  size(): number | undefined;
  /** Whether there is much to read, and `read` waits neither for another program nor for a person. */
  readonly isLongFile: boolean;
  /** The JSON object of the last input, if inputs are members of objects. */
  readonly record?: string;
  /** Whether some of the inputs could not be read. */
  readonly hasFailed?: boolean;
}

/** An input as text. */
export interface Decoded {
  readonly text: string;
  /** The first octet that is not UTF-8. */
  readonly wrongOctet?: WrongOctet | undefined;
  /** Whether the text begins with the byte order mark of a file. */
  readonly hasByteOrderMark?: boolean;
  /** Why the line has no input, where inputs are members of JSON objects. */
  readonly malformed?: string;
  /** The members of the object of the input. */
  readonly others?: readonly Member[];
}

/** Where an input was found. */
export interface InputLocation extends Location {
  /** Whether the source is the name of a file. */
  readonly isFile?: boolean;
}

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
