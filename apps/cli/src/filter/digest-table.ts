/** A set of 96-bit digests, in 16 to 32 bytes for each: a hash table with open addressing. */

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
