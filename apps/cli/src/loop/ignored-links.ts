/** The links that `extract` does not look at, counted for a note on standard error. */
import { thousands } from "../text/thousands.ts";

/** Counts links like the patterns of `--ignore`, and those after comments `std66-ignore`. */
export class IgnoredLinks {
  readonly #unused: Set<string>;
  #byPatterns = 0;
  #byComments = 0;

  constructor(patterns: readonly string[]) {
    this.#unused = new Set(patterns);
  }

  add(patterns: readonly string[]): void {
    if (patterns.length === 0) this.#byComments++;
    else this.#byPatterns++;
    for (const pattern of patterns) this.#unused.delete(pattern);
  }

  /** A line for what is ignored, and one for each pattern that ignores nothing, without their ends. */
  notes(): string[] {
    const counts = [
      ...(this.#byPatterns > 0 ? [`${thousands(this.#byPatterns)} ignored by --ignore`] : []),
      ...(this.#byComments > 0 ? [`${thousands(this.#byComments)} ignored by a comment`] : []),
    ];
    const ignored = counts.length > 0 ? [`note: links: ${counts.join(", ")}`] : [];
    return [...ignored, ...[...this.#unused].map((pattern) => `note: --ignore '${pattern}' ignores nothing`)];
  }
}
