// Runs before the tests of every project in vitest.config.ts.

import fc from "fast-check";

// Cases for each property. `pnpm run proof properties` runs a hundred times as many, and `pnpm run proof mutation` a tenth (decision 15).
fc.configureGlobal({ numRuns: 1000 });
