// Bundles a program of tests and the sources that it tests into one file, which Node runs without a test runner: vitest
// adds a look-up to each call into another file, and for millions of texts these would take longer than all the rest.

import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import * as esbuild from "esbuild";

const SOURCES = fileURLToPath(new URL("src/", import.meta.url));

/**
 * @param {string} entry
 * @param {string} outfile
 * @param {readonly esbuild.Plugin[]} [plugins]
 */
export async function bundle(entry, outfile, plugins = []) {
  await esbuild.build({
    entryPoints: [entry],
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    conditions: ["@std66/source"],
    outfile,
    logLevel: "silent",
    plugins: [...plugins, grammarsStayInPlace],
  });
}

/** The grammars are read from files beside the sources. @type {esbuild.Plugin} */
const grammarsStayInPlace = {
  name: "the grammars stay in place",
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, ({ path }) => {
      if (!path.startsWith(SOURCES)) return undefined;
      const url = JSON.stringify(pathToFileURL(path).href);
      return { contents: readFileSync(path, "utf8").replaceAll("import.meta.url", url), loader: "ts" };
    });
  },
};
