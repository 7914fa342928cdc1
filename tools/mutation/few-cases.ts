// Few cases of each property for each of thousands of mutants, and the same ones each time, so that the score does not wander.

import fc from "fast-check";

fc.configureGlobal({ numRuns: 100, seed: 66 });
