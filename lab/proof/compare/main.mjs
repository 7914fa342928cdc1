// pnpm run proof compare OLD [NEW]: builds two revisions, and says which operations, first calls and imports are faster
// or slower in the new one. OLD and NEW are git revisions or folders with built packages; NEW is the working tree if it
// is left out.

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { root } from "@std66/tools/workspace.mjs";
import { argumentsOfRun } from "../../run-arguments.mjs";
import { runs } from "../runs.mjs";
import { BuildError, packagesOf, withBuild } from "./builds.mjs";
import { bundle } from "./bundle.mjs";
import { startCosts, costlier } from "./first-calls.mjs";

const [older = "", newer = root] = argumentsOfRun("proof", runs, "compare").operands;
const here = fileURLToPath(new URL(".", import.meta.url));

try {
  // One after the other: both may need all processors.
  const old = await withBuild(older, async (folder) => ({
    bundled: await bundleOf(folder, "old-"),
    costs: startCosts(folder),
  }));
  const current = await withBuild(newer, async (folder) => ({
    bundled: await bundleOf(folder, "new-"),
    costs: startCosts(folder),
  }));
  const [compare = ""] = await bundle(here, ["compare", "race-two"]);
  process.exitCode =
    spawnSync(process.execPath, [compare, old.bundled, current.bundled], { stdio: "inherit" }).status ?? 1;
  const costs = costlier(old.costs, current.costs);
  for (const cost of costs) console.error(`compare: ${cost}`);
  if (costs.length > 0) process.exitCode = 1;
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(`compare: ${error.message}`);
  process.exitCode = 2;
}

/** With the packages inside, so that the two share no code. @param {string} folder @param {string} prefix */
async function bundleOf(folder, prefix) {
  const [path = ""] = await bundle(here, ["operations"], { prefix, plugins: [packagesOf(folder)] });
  return path;
}
