// node main.mjs [PAIRS [SEED]]: checks that each reason has an effect, and prints the number of pairs or the first
// fault.

import { findingOf, randomNumbers, trialFrom } from "./trials.ts";

const [pairs = 1_000_000, seed = 1] = process.argv.slice(2).map(Number);
const random = randomNumbers(seed);
for (let count = 0; count < pairs; count++) {
  const trial = trialFrom(random);
  const finding = findingOf(trial);
  if (finding !== undefined) {
    console.log(`conformance reasons: ${finding}: ${JSON.stringify(trial)}`);
    process.exit(1);
  }
}
console.log(
  `conformance reasons: ${pairs.toLocaleString("en")} pairs: each difference has a reason, and each reason an effect`,
);
