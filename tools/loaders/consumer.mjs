// Folders as a user has them: outside the repository, with the packed libraries and the loaders installed.

import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { transform } from "esbuild";
import { pack } from "../release/packed.mjs";
import { run } from "../run.mjs";
import { publishedLibraries } from "../workspace.mjs";

/** What a program prints if every result is right. */
export const WORKS = "std66 works";

const here = fileURLToPath(new URL(".", import.meta.url));
const NO_NETWORK = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|ETIMEDOUT|error sending request|dns error/u;

/**
 * Installs the loaders and the libraries.
 *
 * @param {string} folder empty, outside the repository
 */
export async function install(folder) {
  for (const file of ["package.json", "pnpm-lock.yaml", "pnpm-workspace.yaml"]) cpSync(join(here, file), join(folder, file));
  try {
    await run("pnpm", ["install", "--frozen-lockfile"], folder);
  } catch (error) {
    if (!NO_NETWORK.test(String(error))) throw error;
    throw new Error("the loaders cannot be downloaded: connect to the network and run this again", { cause: error });
  }
  const tarballs = await pack(folder);
  for (const { manifest } of publishedLibraries()) {
    const target = join(folder, "node_modules", manifest.name);
    mkdirSync(target, { recursive: true });
    await run("tar", ["-xzf", tarballs.get(manifest.name) ?? "", "--strip-components=1", "-C", target], folder);
  }
}

/** @param {string} folder @param {Record<string, string>} files their texts by name */
export function write(folder, files) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
}

/** @param {"esm" | "cjs"} format @returns {Promise<string>} the program in JavaScript */
export async function program(format) {
  const { code } = await transform(source("program"), { loader: "ts", format, target: "es2022", platform: "node" });
  return code;
}

/** @param {"program" | "types"} name @returns {string} in TypeScript */
export function source(name) {
  return readFileSync(join(here, `${name}.ts`), "utf8");
}

/** A reference made by the CommonJS copy of core. A program that imports has the other copy. */
export const REQUIRED = `module.exports = require("@std66/core").parse("http://a/b/c/d;p?q");\n`;
