// node tools/release/prepack.mjs: runs before each package is packed or published, and refuses a package that differs
// from the one that `test` checks. Writes the folders of its subpaths.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { ownArguments } from "../arguments.mjs";
import { writeSubpaths } from "./subpaths.mjs";

ownArguments(import.meta.url);

const PNPM = "npx --yes pnpm@12.21.0";

// npm started by a script of pnpm still calls itself pnpm in `npm_config_user_agent`.
if (!/[\\/]pnpm[^\\/]*$/u.test(process.env["npm_execpath"] ?? "")) {
  refuse(`only pnpm packs this package: other tools leave "workspace:" in its package.json. Run: ${PNPM} pack`);
}
const build = fileURLToPath(new URL("../build.mjs", import.meta.url));
const manifest = JSON.parse(readFileSync("package.json", "utf8"));
writeSubpaths(".", manifest);
if (spawnSync(process.execPath, [build, "--check", manifest.name], { stdio: "inherit" }).status !== 0) {
  refuse(`dist/ is not up to date with the sources. Run: ${PNPM} run test:full`);
}

/** @param {string} why */
function refuse(why) {
  console.error(`prepack: ${why}`);
  process.exit(1);
}
