// More texts than `skipped.test.ts` tries; `run proof skipped-rules` tries a million.

import { expect, it } from "vitest";
import { executableRules } from "../../src/rules.ts";
import { randomNumbers } from "../allowlist/texts.ts";
import { tryTexts } from "./trials.ts";

it("a rule that is skipped finds nothing, over 20,000 texts", { timeout: 300_000 }, () => {
  const skipped = tryTexts(executableRules, 20_000, randomNumbers(2));
  const withNeeds = executableRules.filter(({ needs }) => needs !== undefined);
  expect(skipped.size).toBe(withNeeds.length);
});
