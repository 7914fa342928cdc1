// The dependencies of the repository beside docs/decisions/0033-what-node-20-holds-back.md, which lists those that are
// behind.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@std66/tools/workspace.mjs";
import { compared } from "./versions.mjs";

const DECISION = "docs/decisions/0033-what-node-20-holds-back.md";

/** @typedef {{ here: string, newest: string }} Behind */

/** @returns {Map<string, Behind>} by the name of the dependency */
export function heldBack() {
  const rows = readFileSync(join(root, DECISION), "utf8").matchAll(/^\| (\S+) +\| (\d\S*) +\| (\d\S*) +\|/gmu);
  return new Map([...rows].map(([, name = "", here = "", newest = ""]) => [name, { here, newest }]));
}

/** @returns {Map<string, Behind> | Error} what pnpm finds behind, by asking the registry of npm */
export function behind() {
  const options = /** @type {const} */ ({ cwd: root, encoding: "utf8" });
  const { error, stdout, stderr } = spawnSync("pnpm", ["outdated", "--recursive", "--json"], options);
  if (error !== undefined) return new Error(`pnpm outdated: ${error.message}`);
  try {
    const found = Object.entries(
      /** @type {Record<string, { current: string, latest: string }>} */ (JSON.parse(stdout)),
    );
    // One that is at two places has its version in its name.
    return new Map(
      found.map(([name, { current, latest }]) => [
        name.replace(/(?<=.)@.*| \(dev\)$/gu, ""),
        { here: current, newest: latest },
      ]),
    );
  } catch {
    return new Error(`pnpm outdated: ${(stderr + stdout).trim().split("\n").at(-1) ?? ""}`);
  }
}

/**
 * @param {ReadonlyMap<string, Behind>} found
 * @param {ReadonlyMap<string, Behind>} held
 * @returns {string[][]} what the decision does not say: place, dependency, version there, newest version
 */
export function unsaid(found, held) {
  const unlisted = [...found].flatMap(([name, { here, newest }]) => {
    const said = held.get(name);
    if (said === undefined) return [["package.json", name, here, newest]];
    return compared(said.newest, newest) < 0 ? [[DECISION, name, said.newest, newest]] : [];
  });
  const over = [...held].filter(([name]) => !found.has(name));
  return [...unlisted, ...over.map(([name, { here }]) => [DECISION, name, here, "is not behind any more"])];
}
