// node main.mjs: runs all trials on long texts, and prints the number of texts or the first disagreement.

import { LONG, run, trialsOf } from "./trials.ts";

let texts = 0;
for (const trial of trialsOf(LONG)) {
  const start = performance.now();
  const { found, count } = run(trial);
  texts += count;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${trial.name}: ${count.toLocaleString("en")} texts, ${seconds} s`);
  if (found.length > 0) {
    console.log(
      `conformance legacy: isValid and the grammar disagree on ${found.map((text) => JSON.stringify(text)).join(", ")}`,
    );
    process.exit(1);
  }
}
const agree = "isValid of RFC 1808 and of RFC 2396 with 2732 and their grammars agree about all";
console.log(`conformance legacy: ${texts.toLocaleString("en")} texts: ${agree}`);
