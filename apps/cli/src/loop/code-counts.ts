/** How many diagnostics there were of each code, in place of the diagnostics. */
import { thousands } from "../text/thousands.ts";

export class CodeCounts {
  readonly #counts = new Map<string, number>();

  add(code: string): void {
    this.#counts.set(code, (this.#counts.get(code) ?? 0) + 1);
  }

  /** Such as `2 pchar, 1 port`. The most frequent code comes first. */
  list(): string {
    const counts = [...this.#counts].toSorted(([, a], [, b]) => b - a);
    return counts.map(([code, count]) => `${thousands(count)} ${code}`).join(", ");
  }
}
