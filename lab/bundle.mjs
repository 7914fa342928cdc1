// Bundles a package's sources and tests into one file, which Node runs without the overhead of a test runner.

import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { bundle as bundleProgram } from "@std66/grammar/bundle";
import { workspacePackages } from "@std66/tools/workspace.mjs";

/**
 * @param {string} name the name of the package's folder
 * @param {string} entry a file in it
 * @param {{ file: string, from: string, to: string }} [change] a change to one of its source files
 * @returns {Promise<string>} the path of the bundle
 */
export async function bundle(name, entry, change) {
  const folder = workspacePackages().find((one) => basename(one.folder) === name)?.folder;
  if (folder === undefined) throw new Error(`no package in a folder named ${name}`);
  const file = change === undefined ? "main" : `changed-${process.hrtime.bigint()}`;
  const outfile = join(folder, "node_modules/.cache", basename(dirname(entry)), `${file}.mjs`);
  await bundleProgram(join(folder, entry), outfile, change && [changed(join(folder, "src", change.file), change)]);
  return outfile;
}

/**
 * @param {string} path
 * @param {{ from: string, to: string }} change
 * @returns {import("esbuild").Plugin}
 */
function changed(path, { from, to }) {
  return {
    name: "changed",
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, (source) => {
        if (source.path !== path) return undefined;
        const parts = readFileSync(path, "utf8").split(from);
        if (parts.length !== 2)
          throw new Error(`${basename(path)} must contain this once, but does ${parts.length - 1} times: ${from}`);
        return { contents: parts.join(to), loader: "ts" };
      });
    },
  };
}
