// Finds the packages by reading the folders: the one list from which a new package is built, linted, packed and checked
// like the others. docs/contributing/package.md says what a folder contains.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * @typedef {object} Package
 * @property {string} folder absolute
 * @property {{ name: string, version: string, private?: boolean, bin?: Record<string, string>, files?: string[],
 *   exports?: Record<string, string | Files | { import: Files, require: Files }>,
 *   dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} manifest
 */

/** @typedef {{ types: string, module?: string, node?: string, default: string }} Files */

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @returns {Package[]} of the folders that pnpm-workspace.yaml lists with a `*`, by folder name */
export function workspacePackages() {
  const [globs = ""] = readFileSync(join(root, "pnpm-workspace.yaml"), "utf8").split("\n\n");
  const groups = [...globs.matchAll(/([\w-]+)\/\*/gu)].map(([, group = ""]) => group);
  return groups.flatMap((group) =>
    readdirSync(join(root, group))
      .toSorted()
      .map((name) => join(root, group, name))
      .filter((folder) => existsSync(join(folder, "package.json")))
      .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) })),
  );
}

/**
 * @param {readonly Package[]} wanted
 * @param {(manifest: Package["manifest"]) => object} dependenciesOf has the names as keys
 * @param {readonly Package[]} [all] those that may be added
 * @returns {Package[]} each after those that it depends on
 */
export function inOrder(wanted, dependenciesOf, all = wanted) {
  /** @type {Set<Package>} */
  const ordered = new Set();
  /** @param {Package} entry */
  const visit = (entry) => {
    const names = dependenciesOf(entry.manifest);
    all.filter(({ manifest }) => manifest.name in names).forEach(visit);
    ordered.add(entry);
  };
  wanted.forEach(visit);
  return [...ordered];
}

/**
 * @param {Package["manifest"]} manifest
 * @returns {string[]} the declarations of each entry, such as `./dist/index.d.ts`
 */
export function declarationsOf({ exports = {} }) {
  return Object.values(exports).flatMap((entry) => {
    if (typeof entry === "string") return [];
    return "import" in entry ? [entry.import.types] : [entry.types];
  });
}

/** @param {Package} entry @returns {boolean} whether Node loads files of its own, by the condition `node` */
export function hasFilesForNode({ manifest: { exports = {} } }) {
  return Object.values(exports).some((entry) => typeof entry === "object" && "import" in entry && entry.import.node);
}

/** @returns {Package[]} those that users install */
export function publishedPackages() {
  return workspacePackages().filter(({ manifest }) => manifest.private !== true);
}

/** @returns {Package[]} those that users import */
export function publishedLibraries() {
  return publishedPackages().filter((entry) => entry.manifest.exports?.["."] !== undefined && !isAdapter(entry));
}

/** @returns {Package[]} those that users import in place of another library */
export function publishedAdapters() {
  return publishedPackages().filter(isAdapter);
}

/** @param {Package} entry @returns {boolean} whether it is bundled with the libraries that it depends on */
export function isAdapter({ folder, manifest }) {
  return basename(dirname(folder)) === "adapters" && manifest.private !== true;
}
