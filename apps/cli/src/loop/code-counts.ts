/** How many diagnostics there were of each code, in place of the diagnostics. */
import { thousands } from "../text/thousands.ts";

export class CodeCounts {
  readonly #counts = new Map<string, number>();

  add(code: string): void {
    this.#counts.set(code, (this.#counts.get(code) ?? 0) + 1);
  }

  /** Such as `3 errors: 2 pchar, 1 port`; `undefined` for none. The most frequent code comes first. */
  line(): string | undefined {
    let all = 0;
    for (const count of this.#counts.values()) all += count;
    if (all === 0) return undefined;
    const parts = [...this.#counts].sort(([, a], [, b]) => b - a).map(([code, count]) => `${thousands(count)} ${code}`);
    return `${thousands(all)} ${all === 1 ? "error" : "errors"}: ${parts.join(", ")}`;
  }
}
