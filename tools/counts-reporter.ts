import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Reporter, TestModule, TestRunEndReason } from "vitest/node";
import { COUNTS, type Counts, closingLine, sumOf } from "./counts.mjs";
import { root } from "./workspace.mjs";

/**
 * Ends the run with one line for machines: `tests: 12 passed, 0 failed`, plus `, 1 skipped` if any were. The counts of
 * the run are also left in the root, and those of each project in its folder.
 */
export class CountsReporter implements Reporter {
  readonly #isFull: boolean;

  /** `isFull`: of `test:full`, whose counts are not kept. */
  constructor(isFull: boolean) {
    this.#isFull = isFull;
  }

  /** What is outside of tests may concern any package: each of them has failed then. */
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[], reason: TestRunEndReason): void {
    const failed = unhandledErrors.length + (reason === "interrupted" ? 1 : 0);
    const outside: Counts = { passed: 0, failed, skipped: 0 };
    const folders = new Set(modules.map((module) => module.project.config.root));
    for (const folder of this.#isFull ? [] : folders) {
      const own = modules.filter((module) => module.project.config.root === folder);
      leave(folder, sumOf([outside, ...own.map(countsOf)]));
    }
    const all = sumOf([outside, ...modules.map(countsOf)]);
    leave(root, all);
    process.stdout.write(`${closingLine(all)}\n`);
  }
}

function leave(folder: string, counts: Counts): void {
  const file = join(folder, COUNTS);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(counts));
}

function countsOf(module: TestModule): Counts {
  const counts: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const test of module.children.allTests()) {
    const { state } = test.result();
    if (state === "failed" || state === "passed") counts[state] += 1;
    else counts.skipped += 1;
  }
  // A module that cannot be loaded, or whose beforeAll fails, has no failed test, but must not look like success.
  if (module.state() === "failed" && counts.failed === 0) counts.failed = 1;
  return counts;
}
