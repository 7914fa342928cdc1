// The trials of core's grammar as one file that Node runs without the overhead of a test runner.

import { join } from "node:path";
import { readFileSync } from "node:fs";
import * as esbuild from "esbuild";
import { root } from "../workspace.mjs";

export const core = join(root, "packages/core");
/** Beside core's dependencies, so that what stays outside of the bundle is found. */
const folder = join(core, "node_modules/.cache/conformance");

/**
 * @param {string} name of the bundle
 * @param {{ file: string, from: string, to: string }} [change] in a file of core's sources
 * @returns {Promise<string>} the bundle's path
 */
export async function bundle(name, change) {
  const outfile = join(folder, `${name}.mjs`);
  await esbuild.build({
    entryPoints: [join(core, "test/conformance/main.ts")],
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    external: ["@std66/grammar"],
    outfile,
    logLevel: "silent",
    plugins: change === undefined ? [] : [changed(change)],
  });
  return outfile;
}

/**
 * @param {{ file: string, from: string, to: string }} change
 * @returns {import("esbuild").Plugin}
 */
function changed({ file, from, to }) {
  const path = join(core, "src", file);
  return {
    name: "changed",
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, (source) => {
        if (source.path !== path) return undefined;
        const parts = readFileSync(path, "utf8").split(from);
        if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} places with: ${from}`);
        return { contents: parts.join(to), loader: "ts" };
      });
    },
  };
}
