// What resolvers find that ignore `exports`: for each subpath a folder with a package.json (decision 19). It is written
// when a package is packed.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** @typedef {import("../workspace.mjs").Package["manifest"]} Manifest */

/**
 * @param {Manifest} manifest
 * @returns {Map<string, Record<string, string>>} the package.json of each subpath that is published as a folder
 */
export function manifestsOfSubpaths({ files = [], exports = {} }) {
  const subpaths = Object.entries(exports).map(
    ([path, entry]) => /** @type {const} */ ([path.slice("./".length), entry]),
  );
  return new Map(subpaths.filter(([path]) => files.includes(path)).map(([path, entry]) => [path, mainsOf(entry)]));
}

/** @param {NonNullable<Manifest["exports"]>[string]} entry @returns {Record<string, string>} from a folder of it */
function mainsOf(entry) {
  if (typeof entry === "string") return { main: `.${entry}` };
  if (!("import" in entry)) throw new Error("a subpath without a CommonJS build is not supported");
  const { import: esm, require: commonJs } = entry;
  return { main: `.${commonJs.default}`, module: `.${esm.default}`, types: `.${commonJs.types}` };
}

/** @param {string} folder of the package @param {Manifest} manifest */
export function writeSubpaths(folder, manifest) {
  for (const [path, mains] of manifestsOfSubpaths(manifest)) {
    mkdirSync(join(folder, path), { recursive: true });
    writeFileSync(join(folder, path, "package.json"), `${JSON.stringify(mains, undefined, 2)}\n`);
  }
}
