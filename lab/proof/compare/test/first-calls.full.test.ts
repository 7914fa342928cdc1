// The first call of each public function in a fresh process makes little code. The bytes do not depend on how busy the machine is.

import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { CALLS, firstCall } from "../first-calls.mjs";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/** In bytes. Before decision 28, `isUri` took 594,000. */
const MOST = 60_000;
/** More code looks at a text there. */
const MOST_OF: Readonly<Record<string, number>> = { audit: 200_000, legacy: 100_000 };

const packages = Object.entries(CALLS);
const calls = packages.flatMap(([name, ofPackage]) =>
  Object.entries(ofPackage).flatMap(([exported, call]) => (call === null ? [] : [[name, exported, call] as const])),
);

it.each(packages)("each export of %s has a call", async (name, ofPackage) => {
  const exported = (await import(`../../../../packages/${name}/dist/index.js`)) as Record<string, unknown>;
  expect(Object.keys(ofPackage).toSorted()).toEqual(Object.keys(exported).toSorted());
});

it.each(calls)("%s: the first calls of %s make little code", (name, _, call) => {
  expect(firstCall(process.execPath, root, name, call).bytes).toBeLessThan(MOST_OF[name] ?? MOST);
});
