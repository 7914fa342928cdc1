/** Which texts have been seen, in constant memory for each. */
import { hash } from "node:crypto";

/** The number of sets: a single set cannot hold more than 16.7 million texts. */
const SETS = 256;
/**
 * The number of 8-bit characters that identify a text. The chance that two of a billion texts are confused is 1 in 10^11. V8
 * copies a slice of this length. A longer one would keep the whole string alive.
 */
const LENGTH = 12;

/** A set of texts, identified by their hashes. */
export class UniqueTexts {
  readonly #sets: readonly Set<string>[] = Array.from({ length: SETS }, () => new Set());

  /** Adds a text. Returns whether it was new. */
  add(text: string): boolean {
    const digest = hash("sha256", text, "binary").slice(0, LENGTH);
    const set = this.#sets[digest.charCodeAt(0)] as Set<string>;
    const { size } = set;
    return set.add(digest).size > size;
  }
}
