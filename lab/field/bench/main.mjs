// pnpm run bench [--quick] [--write] [--this-node | --again | --files | --on=PROGRAM]: bundles src/ and runs it, also on other
// versions of Node, which it installs first, unless `--this-node` is given. `--again` makes the page of the last run anew, without
// measuring. `--files` runs the command on large files instead, and `--on` the operations beside `URL` alone, with the program of
// any version of Node.

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { bundle } from "./bundle.mjs";

const USAGE = "usage: pnpm run bench [--quick] [--write] [--this-node | --again | --files | --on=PROGRAM]";

// `pnpm run bench -- --quick` may also pass on the dashes.
const args = process.argv.slice(2).filter((argument) => argument !== "--");
const passed = args.filter((argument) => argument === "--quick" || argument === "--write");
const isFiles = args.includes("--files");
const isAlone = args.includes("--this-node");
const [on] = args.flatMap((argument) => (argument.startsWith("--on=") ? [argument.slice("--on=".length)] : []));
const isAgain = args.includes("--again");
const ways = [isFiles, isAlone, isAgain, on !== undefined].filter(Boolean).length;
if (passed.length + ways !== args.length || ways > 1 || (on !== undefined && passed.includes("--write"))) {
  console.error(USAGE);
  process.exit(2);
}

const [main = "", files = "", onNode = ""] = await bundle(["main", "files/measure-files", "on-node"]);
// A separate process, without esbuild. Garbage is collected between operations, not within one.
if (on !== undefined) run(on, [onNode, passed.includes("--quick") ? "quick" : "full", "--table"]);
else if (isFiles) run(process.execPath, [files, ...passed]);
else if (isAgain) run(process.execPath, [main, ...passed, "--again"]);
else run(process.execPath, [main, ...passed, ...(isAlone ? [] : otherNodes())]);

/** @param {string} program @param {readonly string[]} operands */
function run(program, operands) {
  const { status, error } = spawnSync(program, ["--expose-gc", ...operands], { stdio: "inherit" });
  if (error !== undefined) console.error(`bench: ${error.message}`);
  process.exitCode = status ?? 1;
}

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
