import type { Reporter, TestModule } from "vitest/node";

/** Ends the run with one line for machines: `tests: 12 passed, 0 failed`, plus `, 1 skipped` if any were. */
export class ClosingLineReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly unknown[]): void {
    const count = { passed: 0, failed: unhandledErrors.length, skipped: 0 };
    for (const module of modules) {
      let failedHere = 0;
      for (const test of module.children.allTests()) {
        const { state } = test.result();
        if (state === "failed") failedHere += 1;
        else if (state === "passed") count.passed += 1;
        else count.skipped += 1;
      }
      // A module that cannot be loaded, or whose beforeAll fails, has no failed test, but must not look like success.
      if (module.state() === "failed" && failedHere === 0) failedHere = 1;
      count.failed += failedHere;
    }
    const skipped = count.skipped > 0 ? `, ${count.skipped} skipped` : "";
    process.stdout.write(`tests: ${count.passed} passed, ${count.failed} failed${skipped}\n`);
  }
}
