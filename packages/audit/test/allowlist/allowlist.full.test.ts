/** An allowlist of hosts, over more texts than `allowlist.test.ts` tries; `run proof allowlist` tries a million. */
import { expect, it } from "vitest";
import { randomNumbers } from "./texts.ts";
import { tryNamesOfOne, tryPublicTexts, tryTexts } from "./trials.ts";

it("no program goes elsewhere with a text that passes, of 40,000", { timeout: 300_000 }, () => {
  const { passed, refused } = tryTexts(40_000, randomNumbers(3986));
  expect(passed).toBeGreaterThan(10_000);
  expect(refused).toBeGreaterThan(10_000);
});

it("every program goes to a public host with a text that passes `publicHosts`, of 40,000", { timeout: 300_000 }, () => {
  const hosts = new Set<string>();
  const { passed, refused } = tryPublicTexts(40_000, randomNumbers(6890), (host) => hosts.add(host));
  expect(passed).toBeGreaterThan(8000);
  expect(refused).toBeGreaterThan(8000);
  expect(hosts.size).toBeGreaterThan(67);
});

it("an allowed host allows itself, or is refused in the list: names of one character", { timeout: 300_000 }, () => {
  expect(tryNamesOfOne(1)).toBeGreaterThan(5000);
});
