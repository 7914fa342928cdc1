// Runs as many cases of each property as the environment says, and prints a line for each property that holds.

import { relative } from "node:path";
import fc from "fast-check";
import { expect } from "vitest";
import { root } from "@std66/tools/workspace.mjs";

const cases = Number(process.env["PROPERTY_CASES"]);

fc.configureGlobal({
  numRuns: cases,
  seed: Number(process.env["PROPERTY_SEED"]),
  reporter(details) {
    if (details.failed) throw new Error(fc.defaultReportMessage(details));
    if (details.numRuns < cases) throw new Error(`only ${details.numRuns} cases`);
    const { testPath = "", currentTestName } = expect.getState();
    console.log(`holds: ${relative(root, testPath)}: ${currentTestName}`);
  },
});
