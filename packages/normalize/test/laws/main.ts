// node main.js [CASES] [SEED]: the laws of `normalize`, each over as many generated cases; or the first that breaks one.

import fc from "fast-check";
import { laws } from "./laws.ts";

const [count = 100_000, seed = 1] = process.argv.slice(2).map(Number);
if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(seed)) {
  console.error("usage: node main.js [CASES] [SEED]");
  process.exit(2);
}

for (const { name, property } of laws) {
  const { failed, counterexample, errorInstance } = fc.check(property, { numRuns: count, seed });
  if (failed) {
    console.log(`${name}: seed ${seed}: ${fc.stringify(counterexample)}: ${String(errorInstance)}`);
    process.exitCode = 1;
  } else {
    console.log(`${name}: ${count.toLocaleString("en")} cases, seed ${seed}: the law holds`);
  }
}
