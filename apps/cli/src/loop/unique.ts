/** Which texts have been seen, in constant memory for each. */
import { hash } from "node:crypto";

/** The number of tables: each grows by itself, so that at most one 256th of the memory is copied at a time. */
const TABLES = 256;

/**
 * A set of texts, identified by the first 96 bits of their SHA-256. The chance that two of a billion texts are confused is 1 in
 * 10^11.
 */
export class UniqueTexts {
  readonly #tables: readonly DigestTable[] = Array.from({ length: TABLES }, () => new DigestTable());

  /** Adds a text. Returns whether it was new. */
  add(text: string): boolean {
    // One character for each octet, which is made faster than a buffer (docs/decisions/0020).
    const digest = hash("sha256", text, "binary");
    // The first word selects the slot, by its lowest bits, and the last octet selects the table.
    const table = this.#tables[digest.charCodeAt(11)] as DigestTable;
    return table.add(wordAt(digest, 0), wordAt(digest, 4), wordAt(digest, 8));
  }
}

/** Four octets as a number. */
function wordAt(octets: string, at: number): number {
  return (
    octets.charCodeAt(at) |
    (octets.charCodeAt(at + 1) << 8) |
    (octets.charCodeAt(at + 2) << 16) |
    (octets.charCodeAt(at + 3) << 24)
  );
}

/** The words of a digest. */
const WORDS = 3;
const FIRST_SLOTS = 64;

/** Digests, in slots of three words. A first word of 0 marks an empty slot. */
export class DigestTable {
  #words = new Int32Array(WORDS * FIRST_SLOTS);
  #slots = FIRST_SLOTS;
  #size = 0;

  /** Adds a digest, given as three words. Returns whether it was new. */
  add(first: number, second: number, third: number): boolean {
    // A digest that begins with 0 is taken for one that begins with 1.
    const start = first === 0 ? 1 : first;
    const at = this.#find(start, second, third);
    if (this.#words[at] !== 0) return false;
    this.#put(at, start, second, third);
    // At most three quarters full: a longer search would begin to cost more than the hash.
    if (++this.#size * 4 > this.#slots * 3) this.#grow();
    return true;
  }

  /** The place of a digest, or else of the empty slot for it. */
  #find(first: number, second: number, third: number): number {
    const words = this.#words;
    const last = this.#slots - 1;
    for (let slot = first & last; ; slot = (slot + 1) & last) {
      const at = WORDS * slot;
      const word = words[at];
      if (word === 0 || (word === first && words[at + 1] === second && words[at + 2] === third)) return at;
    }
  }

  #put(at: number, first: number, second: number, third: number): void {
    const words = this.#words;
    words[at] = first;
    words[at + 1] = second;
    words[at + 2] = third;
  }

  #grow(): void {
    const old = this.#words;
    this.#slots *= 2;
    this.#words = new Int32Array(WORDS * this.#slots);
    for (let at = 0; at < old.length; at += WORDS) {
      const first = old[at] as number;
      if (first === 0) continue;
      const second = old[at + 1] as number;
      const third = old[at + 2] as number;
      this.#put(this.#find(first, second, third), first, second, third);
    }
  }
}
