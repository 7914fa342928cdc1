// Finds the packages by reading the folders, so that a new package is built, packed and checked like the others.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * @typedef {object} Package
 * @property {string} folder absolute
 * @property {{ name: string, version: string, private?: boolean, bin?: Record<string, string>,
 *   exports?: Record<string, string | { types?: string }>,
 *   dependencies?: Record<string, string>, devDependencies?: Record<string, string> }} manifest
 */

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** @returns {Package[]} packages/* and apps/*, by folder name */
export function workspacePackages() {
  return ["packages", "apps"].flatMap((group) =>
    readdirSync(join(root, group))
      .toSorted()
      .map((name) => join(root, group, name))
      .filter((folder) => existsSync(join(folder, "package.json")))
      .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) })),
  );
}
