// Finds the packages by reading the folders: the one list from which a new package is built, linted, packed and checked like
// the others. CONTRIBUTING, "Add a package", says what a folder contains.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** @typedef {string | { types?: string, import?: { types?: string } }} Entry of `exports` */

/**
 * @typedef {object} Package
 * @property {string} folder absolute
 * @property {{ name: string, version: string, private?: boolean, bin?: Record<string, string>,
 *   exports?: Record<string, Entry>,
 *   dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} manifest
 */

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

/** @returns {Package[]} those that users install */
export function publishedPackages() {
  return workspacePackages().filter(({ manifest }) => manifest.private !== true);
}

/** @returns {Package[]} those that users import */
export function publishedLibraries() {
  return publishedPackages().filter(({ manifest }) => manifest.bin === undefined);
}

/** @param {Entry} entry @returns {string | undefined} the declarations of its ECMAScript module, such as `./dist/index.d.ts` */
export function typesOf(entry) {
  return typeof entry === "object" ? (entry.import ?? entry).types : undefined;
}
