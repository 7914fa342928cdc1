/** An allowlist of hosts, over more texts than `allowlist.test.ts` tries; `run allowlist` tries a million. */
import { expect, it } from "vitest";
import { randomNumbers } from "./texts.ts";
import { tryTexts } from "./trials.ts";

it("no program goes elsewhere with a text that passes, of 40,000", () => {
  const { passed, refused } = tryTexts(40_000, randomNumbers(3986));
  expect(passed).toBeGreaterThan(10_000);
  expect(refused).toBeGreaterThan(10_000);
});
