// node main.js [PAIRS] [SEED]: the law of `relativize` over as many generated pairs; or the first pair that breaks it.

import { checkPairs } from "./relativize.ts";

const [count = 1_000_000, seed = 1] = process.argv.slice(2).map(Number);
if (!Number.isSafeInteger(count) || count < 1 || !Number.isSafeInteger(seed)) {
  console.error("usage: node main.js [PAIRS] [SEED]");
  process.exit(2);
}

try {
  const kinds = checkPairs(count, seed);
  for (const [kind, number] of kinds) console.log(`${kind}: ${number.toLocaleString("en")}`);
  console.log(`relativize: ${count.toLocaleString("en")} pairs, seed ${seed}: the law holds`);
} catch (error) {
  console.log(`relativize: seed ${seed}: ${(error as Error).message}`);
  process.exitCode = 1;
}
