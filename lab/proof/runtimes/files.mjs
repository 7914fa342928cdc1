// The files that the runtimes run, in a folder in which the packages are installed.

import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { npmDependencies } from "@std66/tools/npm-dependencies.mjs";
import { writeSubpaths } from "@std66/tools/release/subpaths.mjs";
import { publishedLibraries } from "@std66/tools/workspace.mjs";
import { printing, programOf, scriptOf } from "./bundle.mjs";

/** The text of each file, by name. @type {Record<string, () => Promise<string>>} */
const texts = {
  "package.json": async () => '{ "private": true }\n',
  "rows.js": async () => printing(await scriptOf("main")),
  "rows.mjs": () => programOf("esm"),
  "rows.cjs": () => programOf("cjs"),
  "worker.mjs": async () => `${await scriptOf("main")}export default { test: () => console.log(std66Rows()) };\n`,
  "workerd.capnp": async () => `using Workerd = import "/workerd/workerd.capnp";
const worker :Workerd.Worker = (
  modules = [(name = "worker.mjs", esModule = embed "worker.mjs")],
  compatibilityDate = "2026-01-01",
);
const config :Workerd.Config = (services = [(name = "main", worker = .worker)]);
`,
  "hermes.js": async () => printing(await loweredForHermes(await scriptOf("main-hermes"))),
};

/** @param {string} folder @param {Iterable<string>} names */
export async function writeFiles(folder, names) {
  for (const name of names) writeFileSync(join(folder, name), (await texts[name]?.()) ?? "");
}

/** Copies what the packages publish, as an installation would. @param {string} folder */
export function installPackages(folder) {
  for (const { folder: source, manifest } of publishedLibraries()) {
    writeSubpaths(source, manifest);
    for (const path of ["package.json", ...(manifest.files ?? [])]) {
      const target = join(folder, "node_modules", manifest.name, path);
      mkdirSync(dirname(target), { recursive: true });
      cpSync(join(source, path), target, { recursive: true });
    }
  }
  for (const { folder: source, name } of npmDependencies()) {
    cpSync(source, join(folder, "node_modules", name), { recursive: true });
  }
}

/**
 * Without classes and named groups, as React Native's preset does for engines that lack them.
 * @param {string} script
 */
async function loweredForHermes(script) {
  // Found in the packages of this folder, which a clone has only after `run proof runtimes`.
  const require = createRequire(import.meta.url);
  const options = {
    unstable_transformProfile: "hermes-stable",
    enableBabelRuntime: false,
    disableImportExportTransform: true,
  };
  const { code } = await require("@babel/core").transformAsync(script, {
    presets: [[require.resolve("@react-native/babel-preset"), options]],
    configFile: false,
    babelrc: false,
    sourceType: "script",
    filename: "rows.js",
  });
  return code;
}
