// pnpm run bench [--quick] [--write] [--this-node | --files]: bundles src/ and runs it, also on other versions of Node,
// which it installs first, unless `--this-node` is given. `--files` runs the command on large files instead.

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { bundle } from "./bundle.mjs";

const USAGE = "usage: pnpm run bench [--quick] [--write] [--this-node | --files]";

// `pnpm run bench -- --quick` may also pass on the dashes.
const args = process.argv.slice(2).filter((argument) => argument !== "--");
const passed = args.filter((argument) => argument === "--quick" || argument === "--write");
const isFiles = args.includes("--files");
const isAlone = args.includes("--this-node");
if (passed.length + Number(isFiles) + Number(isAlone) !== args.length || (isFiles && isAlone)) {
  console.error(USAGE);
  process.exit(2);
}

const [main = "", files = ""] = await bundle(["main", "files/measure-files", "on-node"]);
const nodes = isFiles || isAlone ? [] : otherNodes();
// A separate process, without esbuild. Garbage is collected between operations, not within one.
const { status } = spawnSync(process.execPath, ["--expose-gc", isFiles ? files : main, ...passed, ...nodes], {
  stdio: "inherit",
});
process.exitCode = status ?? 1;

/** @returns {string[]} an option for the program of each */
function otherNodes() {
  const program = fileURLToPath(new URL("../runtimes/nodes.mjs", import.meta.url));
  const { status: failed, stdout } = spawnSync(process.execPath, [program], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (failed !== 0) {
    console.error("bench: `run bench --this-node` measures on this version of Node alone");
    process.exit(1);
  }
  return stdout
    .split("\n")
    .filter((path) => path !== "")
    .map((path) => `--node=${path}`);
}
