/** Where a command takes its inputs from: the lines of a stream (line-source.ts), or arguments. */
import type { Location } from "@std66/report";

/** Inputs in order. Pulled one by one, which is faster than a generator (docs/decisions/0020). */
export interface Source {
  /** Waits for more inputs. Returns false at the end. */
  read(): boolean;
  /**
   * The next of the inputs that were read; `undefined` if `read` must be called first. Not decoded: a character above
   * U+007F is one code unit for each octet.
   */
  next(): string | undefined;
  /** The last input as text. `next` does not decode, because few inputs need it. */
  decoded(): Decoded;
  readonly location: InputLocation;
  /** How many inputs `next` has returned, or a scan has taken. */
  readonly count: number;
  readonly bytesRead: number;
  /** The size of the whole in bytes, once some of it was read; 0 if unknown, as for a pipe. */
  readonly size: number;
}

export interface Decoded {
  readonly text: string;
  /** The first octet that begins no UTF-8 character. `offset`: of the character in its place, in UTF-16 code units. */
  readonly wrongOctet?: { readonly value: number; readonly offset: number } | undefined;
  readonly hasByteOrderMark?: boolean;
}

export interface InputLocation extends Location {
  readonly isFile?: boolean;
}

/** URIs among the arguments. `first`: the position of the first one, counted from 1. */
export function argumentSource(uris: readonly string[], first: number): Source {
  let count = 0;
  return {
    read: () => count < uris.length,
    next: () => (count < uris.length ? uris[count++] : undefined),
    decoded: () => ({ text: uris[count - 1] as string }),
    get location() {
      return { source: `argument ${first + count - 1}`, line: 1 };
    },
    get count() {
      return count;
    },
    bytesRead: 0,
    size: 0,
  };
}
