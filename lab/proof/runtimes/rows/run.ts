// Runs the rows in any runtime: needs nothing but ES2022.

import { canonical } from "./canonical.ts";
import type { Check, PackageRows } from "./check.ts";

/** What a package made of its rows. */
export interface Result {
  readonly name: string;
  readonly passed: number;
  /** A line for each failed row. */
  readonly failures: readonly string[];
  /** What the runtime lacks, so that no row was run. */
  readonly lacks?: string;
  readonly notRun?: number;
}

export function run(packages: readonly PackageRows[]): Result[] {
  return packages.map(({ name, needs, checks }) => {
    if (needs !== undefined && !(needs in globalThis)) {
      return { name, passed: 0, failures: [], lacks: needs, notRun: checks.length };
    }
    const failures = checks.flatMap((check) => failureOf(check));
    return { name, passed: checks.length - failures.length, failures };
  });
}

function failureOf({ id, ask }: Check): string[] {
  try {
    const [found, expected] = ask().map((answer) => canonical(answer));
    return found === expected ? [] : [`${id}: expected ${expected}, found ${found}`];
  } catch (error) {
    return [`${id}: ${String(error)}`];
  }
}
