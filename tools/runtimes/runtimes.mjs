// The runtimes of `run runtimes`, each with its npm package, and how its program runs a file of files.mjs.

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * @typedef {object} Runtime
 * @property {string} name
 * @property {string} folder of its package, which need not exist on this platform
 * @property {string[]} command the program and its first arguments
 * @property {readonly string[]} files of files.mjs; the first prints the result
 * @property {boolean} isLoader whether it finds installed packages, by `import` and by `require`
 */

const here = fileURLToPath(new URL(".", import.meta.url));
const PLATFORM = `${process.platform}-${process.arch}`;

const NODES = ["18", "20", "22", "24", "26"];

/** The packages name platforms in their own ways. @type {Record<string, Record<string, string>>} */
const PACKAGES = {
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

export const isSupported = PLATFORM in PACKAGES;

const DENO = ["run", "--no-config", "--no-lock", "--no-prompt", "--node-modules-dir=manual"];

/** @type {readonly Runtime[]} */
export const runtimes = [
  ...NODES.map((major) => native(`Node ${major}`, `node-${major}-${PLATFORM}`, ["bin/node"])),
  native("Bun", nameOf("Bun"), ["bin/bun"]),
  native("Deno", nameOf("Deno"), ["deno", ...DENO]),
  {
    ...native("workerd", nameOf("workerd"), ["bin/workerd", "test"]),
    files: ["workerd.capnp", "worker.mjs"],
    isLoader: false,
  },
  {
    name: "QuickJS",
    folder: folderOf("quickjs-emscripten"),
    command: [process.execPath, join(here, "quickjs.mjs")],
    files: ["rows.js"],
    isLoader: false,
  },
  { ...native("Hermes", nameOf("Hermes"), ["linux64-bin/hermes"]), files: ["hermes.js"], isLoader: false },
];

/** @param {Runtime} runtime @returns {string | undefined} undefined if its package does not exist for this platform */
export function versionOf({ folder }) {
  const manifest = join(folder, "package.json");
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, "utf8")).version.replace("v", "") : undefined;
}

/** @param {string} name @param {string} module @param {string[]} command within the package @returns {Runtime} */
function native(name, module, [program = "", ...args]) {
  const folder = folderOf(module);
  return { name, folder, command: [join(folder, program), ...args], files: ["rows.js"], isLoader: true };
}

/** @param {string} name */
function nameOf(name) {
  return PACKAGES[PLATFORM]?.[name] ?? "none";
}

/** @param {string} module */
function folderOf(module) {
  return join(here, "node_modules", module);
}
