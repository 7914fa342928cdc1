// The first call of each public function in a fresh process makes little code. The bytes do not depend on how busy the
// machine is.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { CALLS, costlier, firstCall, importCosts } from "../first-calls.mjs";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

/** In bytes. Before decision 28, `isUri` took 594,000. */
const MOST = 60_000;
/** More code looks at a text there. */
const MOST_OF: Readonly<Record<string, number>> = { audit: 120_000, legacy: 95_000 };

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

it("an import that grew is named, by the file that Node loads", () => {
  const folder = mkdtempSync(join(tmpdir(), "std66-imports-"));
  const core = join(folder, "packages/core");
  mkdirSync(core, { recursive: true });
  const BUSY = "const end = process.cpuUsage().user + 20_000; while (process.cpuUsage().user < end);";
  const costs = (files: Readonly<Record<string, string>>) => {
    const manifest = { type: "module", exports: { ".": { import: files } } };
    writeFileSync(join(core, "package.json"), JSON.stringify(manifest));
    return importCosts(folder);
  };
  try {
    writeFileSync(join(core, "busy.js"), BUSY);
    writeFileSync(join(core, "quick.js"), "");
    const quick = costs({ node: "./quick.js", default: "./busy.js" });
    const busy = costs({ node: "./busy.js", default: "./quick.js" });
    const withoutNode = costs({ default: "./busy.js" });
    expect(quick).toHaveLength(1);
    const grown = [expect.stringMatching(/^the import of @std66\/core takes [\d.]+ ms of CPU, and took [\d.]+$/u)];
    expect(costlier(quick, busy)).toEqual(grown);
    expect(costlier(quick, withoutNode)).toEqual(grown);
    expect(costlier(busy, quick)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
