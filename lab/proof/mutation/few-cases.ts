// Runs few cases of each property, as there are thousands of mutants, and always the same ones, so that the score is
// stable.

import fc from "fast-check";

fc.configureGlobal({ numRuns: 100, seed: 66 });
