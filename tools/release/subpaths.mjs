// What resolvers find that ignore `exports`: for each subpath a folder with a package.json (decision 19). It is written
// when a package is packed.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** @typedef {import("../workspace.mjs").Package["manifest"]} Manifest */

/** @param {Manifest} manifest @returns {Map<string, object>} the package.json of each subpath that is a folder */
export function manifestsOfSubpaths({ files = [], exports = {} }) {
  return new Map(files.flatMap((path) => (`./${path}` in exports ? [[path, mainsOf(exports[`./${path}`])]] : [])));
}

/** @param {NonNullable<Manifest["exports"]>[string] | undefined} entry @returns {object} as seen from a folder */
function mainsOf(entry = "") {
  if (typeof entry === "string") return { main: `.${entry}` };
  if (!("import" in entry)) throw new Error("a subpath without a CommonJS build is not supported");
  return { main: `.${entry.require.default}`, module: `.${entry.import.default}`, types: `.${entry.require.types}` };
}

/** @param {string} folder of the package @param {Manifest} manifest */
export function writeSubpaths(folder, manifest) {
  for (const [path, mains] of manifestsOfSubpaths(manifest)) {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, "package.json"), `${JSON.stringify(mains, undefined, 2)}\n`);
  }
}
