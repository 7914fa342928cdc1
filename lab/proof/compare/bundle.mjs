// Bundles programs of src/.

import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = fileURLToPath(new URL(".", import.meta.url));
/** Below node_modules, so that the packages outside a bundle are found. */
const folder = join(here, "node_modules/.cache");

/**
 * Leaves libraries outside, so that each is loaded as a program would load it.
 *
 * @param {readonly string[]} names of files of src/, without their endings
 * @param {{ prefix?: string, plugins?: import("esbuild").Plugin[] }} [options] what the names of the programs begin with
 * @returns {Promise<string[]>} the paths of the programs
 */
export async function bundle(names, { prefix = "", plugins = [] } = {}) {
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
