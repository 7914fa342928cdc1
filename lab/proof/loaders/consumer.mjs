// The programs that loaders load, and the folder in which the packed libraries and the loaders are installed, as users
// have them.

import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";
import { pack } from "@std66/tools/release/packed.mjs";
import { run } from "@std66/tools/run.mjs";
import { publishedLibraries } from "@std66/tools/workspace.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));
const NO_NETWORK = /\bERR_PNPM_\w*FETCH/u;

/** What each program prints if all results are right. */
const WORKS = "std66 works";
export const SAY_SO = `console.log("${WORKS}");`;

/**
 * @param {string} folder empty, and outside the repository
 * @returns {Promise<void>}
 */
export async function install(folder) {
  for (const file of ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml"]) {
    cpSync(join(here, file), join(folder, file));
  }
  await run("pnpm", ["install", "--frozen-lockfile"], folder).catch((error) => {
    if (!NO_NETWORK.test(String(error))) throw error;
    throw new Error("the loaders cannot be downloaded: connect to the network, and run it again", { cause: error });
  });
  const tarballs = await pack(folder);
  for (const { manifest } of publishedLibraries()) {
    const target = join(folder, "node_modules", manifest.name);
    mkdirSync(target, { recursive: true });
    await run("tar", ["-xzf", tarballs.get(manifest.name) ?? "", "--strip-components=1", "-C", target], folder);
  }
}

/** @param {string} folder @param {Record<string, string>} files their texts, by name */
export function write(folder, files) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

/**
 * @param {string} folder of a consumer
 * @param {string} name
 * @returns {string} the path of a command that is installed
 */
export function installed(folder, name) {
  return join(folder, "../node_modules/.bin", name);
}

/** @param {"program" | "required" | "types"} name @returns {string} in TypeScript */
export function source(name) {
  return readFileSync(join(here, `programs/${name}.ts`), "utf8");
}

/** @returns {Promise<Record<string, string>>} the files in JavaScript: ECMAScript modules and CommonJS */
export async function programs() {
  return {
    "program.mjs": await compiled("program", "esm"),
    "program.cjs": await compiled("program", "cjs"),
    "required.cjs": await compiled("required", "cjs"),
  };
}

/** @param {"program" | "required"} name @param {"esm" | "cjs"} format */
async function compiled(name, format) {
  return (await transform(source(name), { loader: "ts", format, target: "es2022", platform: "node" })).code;
}

/** @param {string} printed by a program */
export function assertWorks(printed) {
  if (!printed.includes(WORKS)) throw new Error(`the program does not print "${WORKS}", but:\n${printed}`);
}
