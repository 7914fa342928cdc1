// What `pnpm run laws` prints: each property that holds, what fails with the seed that makes it fail again, and how many there were.

import type { Reporter, TestCase, TestModule } from "vitest/node";

export class LawReporter implements Reporter {
  #count = 0;

  onUserConsoleLog({ content }: { readonly content: string }): void {
    process.stdout.write(content);
    this.#count += content.split("\n").filter((line) => line.startsWith("holds: ")).length;
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state === "failed") console.log(`${test.fullName}: FAILED\n${errors.map(({ message }) => message).join("\n")}`);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { readonly message: string }[]): void {
    const failed = modules.filter((module) => !module.ok()).length + unhandled.length;
    for (const { message } of [...unhandled, ...modules.flatMap((module) => module.errors())]) console.log(message);
    const cases = Number(process.env["LAW_CASES"]).toLocaleString("en");
    const outcome = failed === 0 ? "all hold" : `${failed} files with failures`;
    console.log(
      `laws: ${this.#count} properties over ${cases} cases each, seed ${process.env["LAW_SEED"]}: ${outcome}`,
    );
  }
}
