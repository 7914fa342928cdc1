/** Which texts have been seen, in the same memory for each of them, however long they are. */
import { hash } from "node:crypto";

/** How many sets there are: one alone cannot hold more than 16.7 million texts. */
const SETS = 256;
/**
 * How many characters, of eight bits, stand for a text: among a billion texts, two are taken for one by a chance of 1 in
 * 10^11. A longer piece of a string is not copied by V8, but keeps the whole alive.
 */
const LENGTH = 12;

/** Texts, each counted once. */
export class Distinct {
  readonly #sets: readonly Set<string>[] = Array.from({ length: SETS }, () => new Set());

  /** Whether a text is new here; from then on it is not. */
  add(text: string): boolean {
    const digest = hash("sha256", text, "binary").slice(0, LENGTH);
    const set = this.#sets[digest.charCodeAt(0)] as Set<string>;
    const { size } = set;
    return set.add(digest).size > size;
  }
}
