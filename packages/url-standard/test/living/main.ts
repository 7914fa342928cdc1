// node main.mjs [TEXTS [SEED]]: holds `traceUrl` and `differencesFrom` against the runtime's `URL`, and prints the
// number of texts or the faults.

import { versions } from "node:process";
import { faultOfDifferences, faultOfTrace } from "../laws.ts";
import { randomNumbers, trialFrom } from "../texts.ts";
import { editionDifference, isOlderEdition } from "./editions.ts";

const [texts = 1_000_000, seed = 1] = process.argv.slice(2).map(Number);
const random = randomNumbers(seed);
const older = new Map<string, number>();
const byRuntime = (text: string, base: string | undefined): string | undefined => URL.parse(text, base)?.href;
for (let count = 0; count < texts; count++) {
  const { text, base } = trialFrom(random);
  // Of the laws of the differences none looks at the runtime, and each takes a dozen parses.
  let fault = count % 10 === 0 ? faultOfDifferences(text, base) : undefined;
  const named = isOlderEdition() ? editionDifference(text, base) : undefined;
  if (named === undefined) fault ??= faultOfTrace(text, base, byRuntime);
  else older.set(named, (older.get(named) ?? 0) + 1);
  if (fault !== undefined) {
    console.log(`url-standard: ${fault}: ${JSON.stringify({ text, base })}`);
    process.exit(1);
  }
}
const named = [...older].map(([name, times]) => `; ${name}: ${times}`).join("");
console.log(
  `url-standard: ${texts.toLocaleString("en")} texts, seed ${seed}, Node ${versions.node}: each href is that of URL, and each difference has its reasons${named}`,
);
