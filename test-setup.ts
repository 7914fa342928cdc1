// Runs before the tests of every project in vitest.config.ts, which says how many cases each property has.

import fc from "fast-check";

// One seed, so that a run can be repeated; `run proof properties` accepts others.
fc.configureGlobal({ numRuns: Number(process.env["STD66_CASES"] ?? 1000), seed: 66 });
