// For every project of vitest.config.ts.

import fc from "fast-check";

// For each property. `pnpm run laws` takes more of them.
fc.configureGlobal({ numRuns: 5000 });
