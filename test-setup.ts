// For every project of vitest.config.ts.

import fc from "fast-check";

// For each property. `pnpm run laws` takes a hundred times as many, and `pnpm run mutation` a tenth (decision 15).
fc.configureGlobal({ numRuns: 1000 });
