// The runtimes of `run proof runtimes`, each with its npm package, and how its program runs a file of files.mjs.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * @typedef {object} Runtime
 * @property {string} name
 * @property {string | undefined} folder of its package; undefined if there is none for this platform
 * @property {string[]} command the program and its first arguments
 * @property {readonly string[]} files of files.mjs; the first prints the result
 * @property {boolean} isLoader whether it finds installed packages, by `import` and by `require`
 */

const here = fileURLToPath(new URL(".", import.meta.url));
const PLATFORM = `${process.platform}-${process.arch}`;

const NODES = ["18", "20", "22", "24", "26"];

/** The packages name platforms in their own ways. @type {Record<string, Record<string, string>>} */
const MODULES_BY_PLATFORM = {
  "linux-x64": {
    Bun: "@oven/bun-linux-x64",
    Deno: "@deno/linux-x64-glibc",
    workerd: "@cloudflare/workerd-linux-64",
    // The only platform of ours for which it has a virtual machine.
    Hermes: "hermes-engine-cli",
  },
  "linux-arm64": {
    Bun: "@oven/bun-linux-aarch64",
    Deno: "@deno/linux-arm64-glibc",
    workerd: "@cloudflare/workerd-linux-arm64",
  },
  "darwin-arm64": {
    Bun: "@oven/bun-darwin-aarch64",
    Deno: "@deno/darwin-arm64",
    workerd: "@cloudflare/workerd-darwin-arm64",
  },
};

export const isSupported = PLATFORM in MODULES_BY_PLATFORM;

const MODULES = MODULES_BY_PLATFORM[PLATFORM] ?? {};

/** @type {Record<string, string>} */
const DEPENDENCIES = JSON.parse(readFileSync(join(here, "package.json"), "utf8")).optionalDependencies;

const DENO = ["run", "--no-config", "--no-lock", "--no-prompt", "--node-modules-dir=manual"];

/** @type {readonly Runtime[]} */
export const runtimes = [
  ...NODES.map((major) => native(`Node ${major}`, `node-${major}-${PLATFORM}`, ["bin/node"])),
  native("Bun", MODULES["Bun"], ["bin/bun"]),
  native("Deno", MODULES["Deno"], ["deno", ...DENO]),
  {
    ...native("workerd", MODULES["workerd"], ["bin/workerd", "test"]),
    files: ["workerd.capnp", "worker.mjs"],
    isLoader: false,
  },
  {
    name: "QuickJS",
    folder: join(here, "node_modules/quickjs-emscripten"),
    command: [process.execPath, join(here, "quickjs.mjs")],
    files: ["rows.js"],
    isLoader: false,
  },
  { ...native("Hermes", MODULES["Hermes"], ["linux64-bin/hermes"]), files: ["hermes.js"], isLoader: false },
];

/** @param {string} folder */
export function versionOf(folder) {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).version.replace("v", "");
}

/**
 * @param {string} name
 * @param {string | undefined} module
 * @param {string[]} command within the package
 * @returns {Runtime}
 */
function native(name, module, [program = "", ...args]) {
  const folder = module !== undefined && module in DEPENDENCIES ? join(here, "node_modules", module) : undefined;
  return { name, folder, command: [join(folder ?? "", program), ...args], files: ["rows.js"], isLoader: true };
}
