// Prints the results of `pnpm run proof properties`: each property that holds, each failure with the seed that
// reproduces it, and the count.

import type { Reporter, TestCase, TestModule } from "vitest/node";

export class PropertiesReporter implements Reporter {
  #count = 0;

  onUserConsoleLog({ content }: { readonly content: string }): void {
    process.stdout.write(content);
    this.#count += content.split("\n").filter((line) => line.startsWith("holds: ")).length;
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors } = test.result();
    if (state !== "failed") return;
    const why = errors.flatMap(({ message, cause }) => [
      message,
      ...(cause?.message === undefined ? [] : [cause.message]),
    ]);
    console.log(`FAILED: ${test.module.relativeModuleId}: ${test.fullName}\n${why.join("\n")}`);
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly { readonly message: string }[]): void {
    const failed = modules.filter((module) => !module.ok()).length + unhandled.length;
    for (const { message } of [...unhandled, ...modules.flatMap((module) => module.errors())]) console.log(message);
    const cases = Number(process.env["PROPERTY_CASES"]).toLocaleString("en");
    const over = `over ${cases} cases each, seed ${process.env["PROPERTY_SEED"]}`;
    console.log(
      failed === 0
        ? `properties: ${this.#count} properties ${over}: all hold`
        : `properties: ${this.#count} properties hold ${over}, FAILED in ${failed === 1 ? "a file" : `${failed} files`}; the same arguments run them again`,
    );
  }
}
