/** Pseudorandom numbers that are the same in each run, so that all runs measure the same texts. */

export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** An integer from 0 to `limit - 1` (Mulberry32). */
  below(limit: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * limit);
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** True once in `times`, on average. */
  once(times: number): boolean {
    return this.below(times) === 0;
  }

  pick<T>(items: readonly T[]): T {
    return items[this.below(items.length)] as T;
  }

  /** The same items in random order (Fisher–Yates). */
  shuffled<T>(items: readonly T[]): readonly T[] {
    const result = [...items];
    for (let last = result.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      [result[last], result[other]] = [result[other] as T, result[last] as T];
    }
    return result;
  }

  /** Lowercase hexadecimal digits. */
  hex(length: number): string {
    return Array.from({ length }, () => this.below(16).toString(16)).join("");
  }

  /** Joins `count` results of `make` with `separator`. */
  join(count: number, separator: string, make: () => string): string {
    return Array.from({ length: count }, make).join(separator);
  }
}
