// Over generated pairs: no difference is without a reason, no reason without an effect, and none about another standard. The run
// of a million of them is `pnpm run conformance:reasons`.

import { expect, it } from "vitest";
import { type ReasonCode, compareResolution, compareSyntax, reasons } from "../src/index.ts";
import { findingOf, randomNumbers, trialFrom } from "./reasons/trials.ts";

const PAIRS = 2000;

it("R-158 each reason has an effect, and speaks of one of the two", () => {
  const random = randomNumbers(1);
  const seen = new Set<ReasonCode>();
  for (let count = 0; count < PAIRS; count++) {
    const trial = trialFrom(random);
    const { base, reference, options } = trial;
    const finding = findingOf(trial);
    if (finding !== undefined) expect.fail(`${finding}: ${JSON.stringify(trial)}`);
    for (const { differences } of [compareResolution(base, reference, options), compareSyntax(reference)])
      for (const { reasons: codes } of differences) for (const code of codes) seen.add(code);
  }
  // Those two are no difference between RFCs: all of them exclude the characters, and the URL Standard is none.
  const missing = Object.keys(reasons).filter((code) => !seen.has(code as ReasonCode));
  expect(missing).toEqual(["excluded-characters", "another-standard"]);
});
