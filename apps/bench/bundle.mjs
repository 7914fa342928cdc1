// Bundles programs of src/. The libraries stay outside the bundle, so that each is loaded as a program would load it.

import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
/** Below node_modules, so that the packages outside the bundle are found. */
const folder = join(here, "node_modules/.cache");

/**
 * @param {readonly string[]} names of files of src/, without their endings
 * @returns {Promise<string[]>} the paths of the programs
 */
export async function bundle(names) {
  await build({
    absWorkingDir: here,
    entryPoints: names.map((name) => `src/${name}.ts`),
    bundle: true,
    packages: "external",
    format: "esm",
    platform: "node",
    target: "node20",
    outdir: folder,
    entryNames: "[name]",
    outExtension: { ".js": ".mjs" },
    logLevel: "warning",
  });
  return names.map((name) => join(folder, `${name.replace(/.*\//u, "")}.mjs`));
}
