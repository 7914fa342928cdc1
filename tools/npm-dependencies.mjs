// Finds the npm packages that the published libraries need at run time, as they are installed here.

import { existsSync, readFileSync, realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { publishedLibraries } from "./workspace.mjs";

/** @typedef {{ folder: string, name: string }} NpmPackage */

/** @returns {NpmPackage[]} those that the libraries depend on, and those that these depend on in turn, each once */
export function npmDependencies() {
  /** @type {Map<string, NpmPackage>} */
  const found = new Map();
  const waiting = publishedLibraries().map(({ folder }) => folder);
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    for (const name of dependenciesOf(folder)) {
      if (name.startsWith("@std66/") || found.has(name)) continue;
      const installed = { folder: installedFrom(folder, name), name };
      found.set(name, installed);
      waiting.push(installed.folder);
    }
  }
  return [...found.values()];
}

/** @param {string} folder @returns {string[]} */
function dependenciesOf(folder) {
  return Object.keys(JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).dependencies ?? {});
}

/**
 * @param {string} from the folder of a package
 * @param {string} name
 * @returns {string} the folder of one that it depends on
 */
function installedFrom(from, name) {
  const paths = createRequire(join(from, "package.json")).resolve.paths(name) ?? [];
  const folder = paths.map((path) => join(path, name)).find((path) => existsSync(path));
  if (folder === undefined) throw new Error(`${name} is not installed, which ${from} needs`);
  return realpathSync(folder);
}
