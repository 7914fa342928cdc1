import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { COUNTS, type Counts, closingLine } from "./counts.mjs";

/**
 * Ends the run with one line for machines: `tests: 12 passed, 0 failed`, plus `, 1 skipped` if any were. The counts of each project
 * are also written into its folder, where turbo caches them.
 */
export class CountsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const all: Counts = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    const byProject = new Map<string, Counts>();
    for (const module of modules) {
      const { root } = module.project.config;
      const counts = byProject.get(root) ?? { passed: 0, failed: unhandledErrors.length, skipped: 0 };
      byProject.set(root, counts);
      const { passed, failed, skipped } = countsOf(module);
      for (const sum of [all, counts]) {
        sum.passed += passed;
        sum.failed += failed;
        sum.skipped += skipped;
      }
    }
    for (const [root, counts] of byProject) {
      mkdirSync(join(root, ".tests"), { recursive: true });
      writeFileSync(join(root, COUNTS), JSON.stringify(counts));
    }
    process.stdout.write(`${closingLine(all)}\n`);
  }
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
