// The decision that lists what Node 20 holds back: its versions are those of the manifests. Whether a newer one is
// out is asked only by `run field stale`.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root, workspacePackages } from "@std66/tools/workspace.mjs";
import { expect, test } from "vitest";
import { heldBack, unsaid } from "../dependencies.mjs";
import { compared } from "../versions.mjs";

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

const manifests: readonly Manifest[] = [
  ...workspacePackages().map(({ manifest }) => manifest),
  ...["package.json", "lab/package.json", "tools/package.json"].map(
    (path) => JSON.parse(readFileSync(join(root, path), "utf8")) as Manifest,
  ),
];

test("each dependency that is held back is in a manifest, at the version that the decision says", () => {
  const held = heldBack();
  expect(held.size).toBeGreaterThan(10);
  for (const [name, { here, newest }] of held) {
    const versions = manifests.flatMap(({ dependencies, devDependencies }) => [
      dependencies?.[name] ?? [],
      devDependencies?.[name] ?? [],
    ]);
    expect({ name, versions: [...new Set(versions.flat())] }).toEqual({ name, versions: [here] });
    expect({ name, order: Math.sign(compared(here, newest)) }).toEqual({ name, order: -1 });
  }
});

test("what the decision does not say is listed", () => {
  const held = new Map([
    ["a", { here: "1.0.0", newest: "2.0.0" }],
    ["b", { here: "1.0.0", newest: "2.0.0" }],
    ["c", { here: "1.0.0", newest: "2.0.0" }],
  ]);
  const found = new Map([
    ["a", { here: "1.0.0", newest: "2.0.0" }],
    ["b", { here: "1.0.0", newest: "2.0.10" }],
    ["d", { here: "3.0.0", newest: "3.0.1" }],
  ]);
  expect(unsaid(found, held).map(([, ...cells]) => cells.join(" "))).toEqual([
    "b 2.0.0 2.0.10",
    "d 3.0.0 3.0.1",
    "c 1.0.0 is not behind any more",
  ]);
});
