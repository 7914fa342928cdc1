// The TypeScript compiler, by each of its ways to find types. What it compiles then runs.

import { join } from "node:path";
import { run } from "@std66/tools/run.mjs";
import { SAY_SO, assertWorks, source, write } from "./consumer.mjs";

/** @typedef {import("./tries.mjs").Try} Try */

/**
 * For each `moduleResolution`: the `module`, the extensions of the sources, and whether Node runs the output. That for
 * bundlers has `import` in CommonJS files.
 *
 * @type {Record<string, { module: string, extensions: string[], isRun: boolean }>}
 */
const RESOLUTIONS = {
  node10: { module: "commonjs", extensions: ["ts"], isRun: true },
  node16: { module: "node16", extensions: ["cts", "mts"], isRun: true },
  nodenext: { module: "nodenext", extensions: ["cts", "mts"], isRun: true },
  bundler: { module: "esnext", extensions: ["cts", "mts"], isRun: false },
};

/** @type {Record<string, string[]>} TypeScript 7 has no `node10`. */
const COMPILERS = {
  "typescript-5.4": ["node10", "node16", "nodenext", "bundler"],
  "typescript-5.9": ["node10", "node16", "nodenext", "bundler"],
  "typescript-7": ["node16", "nodenext", "bundler"],
};

/** @type {Try[]} */
export const compilers = Object.entries(COMPILERS).flatMap(([loader, resolutions]) =>
  resolutions.map((moduleResolution) => ({
    loader,
    settings: `moduleResolution ${moduleResolution}`,
    attempt: (folder) => compile(folder, loader, moduleResolution),
  })),
);

/** @param {string} folder @param {string} loader @param {string} moduleResolution */
async function compile(folder, loader, moduleResolution) {
  const { module = "", extensions = [], isRun = false } = RESOLUTIONS[moduleResolution] ?? {};
  const [required = ""] = extensions;
  const files = extensions.flatMap((extension) => [`main.${extension}`, `types.${extension}`]);
  for (const extension of extensions) {
    write(folder, {
      [`main.${extension}`]: main(outputOf(extension), outputOf(required)),
      [`program.${extension}`]: source("program"),
      [`required.${required}`]: source("required"),
      [`types.${extension}`]: source("types"),
    });
  }
  // The declarations of the packages are checked too, and need neither those of Node nor those of a browser.
  const checks = { strict: true, skipLibCheck: false, target: "es2022", lib: ["es2022"], types: [] };
  write(folder, {
    "tsconfig.json": JSON.stringify({ compilerOptions: { ...checks, module, moduleResolution }, files }),
  });
  await run(process.execPath, [join(folder, "../node_modules", loader, "bin/tsc")], folder);
  const env = { ...process.env, NODE_OPTIONS: "--no-experimental-require-module" };
  for (const extension of isRun ? extensions : []) {
    assertWorks(await run(process.execPath, [`main.${outputOf(extension)}`], folder, env));
  }
}

/** @param {string} extension @returns {string} of the output: `mjs` for `mts` */
function outputOf(extension) {
  return extension.replace("ts", "js");
}

/**
 * @param {string} program its extension
 * @param {string} required the extension of the module that makes the reference
 */
function main(program, required) {
  return `import { check } from "./program.${program}";
import { reference } from "./required.${required}";
declare const console: { log(text: string): void };
if (check(reference) > 0) ${SAY_SO}
`;
}
