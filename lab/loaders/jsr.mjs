// JSR: what its client would publish, without publishing it.

import { cpSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { run } from "@std66/tools/run.mjs";
import { publishedLibraries, root } from "@std66/tools/workspace.mjs";
import { installed } from "./consumer.mjs";

/** @typedef {import("./tries.mjs").Try} Try */

/** @type {Try} */
export const jsr = {
  loader: "deno",
  settings: "publish --dry-run, to JSR",
  async attempt(folder) {
    // A copy, as Deno writes beside what it reads.
    cpSync(join(root, "deno.jsonc"), join(folder, "deno.jsonc"));
    cpSync(join(root, "packages"), join(folder, "packages"), { recursive: true, filter: isPublished });
    for (const { folder: library, manifest } of publishedLibraries()) {
      // Deno would infer the types of the JSON files.
      const unchecked = manifest.name === "@std66/vectors" ? ["--no-check"] : [];
      const publish = ["publish", "--dry-run", "--allow-dirty", ...unchecked];
      const env = { ...process.env, DENO_DIR: join(folder, "cache"), NO_COLOR: "1" };
      await run(installed(folder, "deno"), publish, join(folder, relative(root, library)), env);
    }
  },
};

/** @param {string} path @returns {boolean} whether it may be, of all that a package has */
function isPublished(path) {
  return !["dist", "node_modules", "test"].includes(basename(path));
}
