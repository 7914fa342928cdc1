// As many cases of each property as the environment says, and a line for each that holds.

import fc from "fast-check";
import { expect } from "vitest";

fc.configureGlobal({
  numRuns: Number(process.env["LAW_CASES"]),
  seed: Number(process.env["LAW_SEED"]),
  reporter(details) {
    if (details.failed) throw new Error(fc.defaultReportMessage(details));
    console.log(`${expect.getState().currentTestName}: ${details.numRuns.toLocaleString("en")}`);
  },
});
