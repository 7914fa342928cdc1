// Runs before the tests of every project in vitest.config.ts, which says how many cases each property has.

import fc from "fast-check";

fc.configureGlobal({ numRuns: Number(process.env["STD66_CASES"] ?? 1000) });
