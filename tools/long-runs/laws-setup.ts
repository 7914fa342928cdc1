// As many cases of each property as the environment says, and a line for each that holds.

import fc from "fast-check";
import { expect } from "vitest";

const cases = Number(process.env["LAW_CASES"]);

fc.configureGlobal({
  numRuns: cases,
  seed: Number(process.env["LAW_SEED"]),
  reporter(details) {
    if (details.failed) throw new Error(fc.defaultReportMessage(details));
    if (details.numRuns < cases) throw new Error(`only ${details.numRuns} cases`);
    console.log(`holds: ${expect.getState().currentTestName}`);
  },
});
