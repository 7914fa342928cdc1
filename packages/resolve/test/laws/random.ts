// Numbers that a seed determines, on every machine: xorshift32.

export class Random {
  #state: number;

  constructor(seed: number) {
    // Zero is the one state that it never leaves. Small seeds begin far from each other by the multiplication.
    this.#state = Math.imul(seed, 0x9e37_79b1) || 1;
  }

  below(limit: number): number {
    let state = this.#state;
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    this.#state = state;
    return Math.floor(((state >>> 0) / 2 ** 32) * limit);
  }

  of<T>(values: readonly T[]): T {
    return values[this.below(values.length)] as T;
  }
}
