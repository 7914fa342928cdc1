// Bundles programs of compare, and of the bench, which runs the same operations beside those of others.

import { join } from "node:path";
import { build } from "esbuild";

/**
 * Leaves libraries outside, so that each is loaded as a program would load it.
 *
 * @param {string} here the folder of the programs
 * @param {readonly string[]} names of files of its src/, without their endings
 * @param {{ prefix?: string, plugins?: import("esbuild").Plugin[] }} [options] what the names of the programs begin with
 * @returns {Promise<string[]>} the paths of the programs
 */
export async function bundle(here, names, { prefix = "", plugins = [] } = {}) {
  // Below node_modules, so that the packages outside a bundle are found.
  const folder = join(here, "node_modules/.cache");
  await build({
    absWorkingDir: here,
    entryPoints: names.map((name) => `src/${name}.ts`),
    bundle: true,
    packages: "external",
    plugins,
    format: "esm",
    platform: "node",
    target: "node20",
    outdir: folder,
    entryNames: `${prefix}[name]`,
    outExtension: { ".js": ".mjs" },
    logLevel: "warning",
  });
  return names.map((name) => join(folder, `${prefix}${name.replace(/.*\//u, "")}.mjs`));
}
