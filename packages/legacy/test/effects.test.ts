// Checks generated pairs: the reasons of each difference explain it, no fewer do, and each is about one of the two
// standards. `pnpm run proof conformance reasons` checks a million pairs.

import { expect, it } from "vitest";
import { type ReasonCode, compareResolution, compareSyntax, reasons } from "../src/index.ts";
import { findingOf, randomNumbers, trialFrom } from "./reasons/trials.ts";

const PAIRS = 2000;

it("the reasons of a difference suffice, are the fewest that do, and are about one of the two standards", () => {
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
  // These are not differences between RFCs: std66 alone guards a path, all RFCs exclude the characters, and the URL
  // Standard is not an RFC.
  const missing = Object.keys(reasons).filter((code) => !seen.has(code as ReasonCode));
  expect(missing).toEqual(["path-looks-like-authority", "excluded-characters", "another-standard"]);
});
