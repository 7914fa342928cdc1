// JSR: what its client would publish, without publishing it.

import { join, relative } from "node:path";
import { copyForJsr } from "@std66/tools/release/jsr-copy.mjs";
import { run } from "@std66/tools/run.mjs";
import { publishedLibraries, root } from "@std66/tools/workspace.mjs";
import { installed } from "./consumer.mjs";

/** @typedef {import("./tries.mjs").Try} Try */

/** @type {Try} */
export const jsr = {
  loader: "deno",
  settings: "publish --dry-run, to JSR",
  async attempt(folder) {
    copyForJsr(folder);
    for (const { folder: library, manifest } of publishedLibraries()) {
      // Deno would infer the types of the JSON files.
      const unchecked = manifest.name === "@std66/vectors" ? ["--no-check"] : [];
      const publish = ["publish", "--dry-run", "--allow-dirty", ...unchecked];
      const env = { ...process.env, DENO_DIR: join(folder, "cache"), NO_COLOR: "1" };
      await run(installed(folder, "deno"), publish, join(folder, relative(root, library)), env);
    }
  },
};
