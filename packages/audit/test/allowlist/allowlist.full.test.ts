/** An allowlist of hosts, over more texts than `allowlist.test.ts` tries; `run proof allowlist` tries a million. */
import { expect, it } from "vitest";
import { randomNumbers } from "./texts.ts";
import { tryNamesOfOne, tryPublicTexts, tryTexts } from "./trials.ts";

it("no program goes elsewhere with a text that passes, of 20,000", { timeout: 300_000 }, () => {
  const { passed, refused } = tryTexts(20_000, randomNumbers(3986));
  expect(passed).toBeGreaterThan(5000);
  expect(refused).toBeGreaterThan(5000);
});

it("every program goes to a public host with a text that passes `publicHosts`, of 20,000", { timeout: 300_000 }, () => {
  const hosts = new Set<string>();
  const { passed, refused } = tryPublicTexts(20_000, randomNumbers(6890), (host) => hosts.add(host));
  expect(passed).toBeGreaterThan(4000);
  expect(refused).toBeGreaterThan(4000);
  expect(hosts.size).toBeGreaterThan(67);
});

it("an allowed host allows itself, or is refused in the list: names of one character", { timeout: 300_000 }, () => {
  expect(tryNamesOfOne(1)).toBeGreaterThan(5000);
});
