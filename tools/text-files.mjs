// Lists the hand-written files of the repository, for the checks that read text. Walks the folders instead of asking
// git, so that a new file counts before it is added, and an unpacked archive can be checked too.

import { readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { root } from "./workspace.mjs";

const NOT_WRITTEN = new Set([".git", ".stryker", ".turbo", "coverage", "dist", "generated", "node_modules"]);

/**
 * @param {RegExp} name matches the paths to include, relative to the root, with `/`
 * @returns {{ path: string, text: string }[]}
 */
export function textFiles(name = /^/u) {
  return walk(root)
    .map((file) => relative(root, file).replaceAll("\\", "/"))
    .filter((path) => name.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }))
    .filter(({ text }) => !text.includes("\0"));
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function walk(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .filter(({ name }) => !NOT_WRITTEN.has(name) && !name.startsWith(".dist-"))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return walk(path);
      return entry.isFile() ? [path] : [];
    });
}
