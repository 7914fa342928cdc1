// pnpm run field bench [--quick] [--write] [--this-node | --again | --files | --on=PROGRAM]: bundles src/ and runs it,
// also on other versions of Node, which it installs first, unless `--this-node` is given. `--again` makes the page of
// the last run anew, without measuring. `--files` runs the command on large files instead, and `--on` the operations
// beside `URL` alone, with the program of any version of Node.

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { argumentsOfRun } from "../../run-arguments.mjs";
import { bundle } from "../../proof/compare/bundle.mjs";
import { runs } from "../runs.mjs";

const here = fileURLToPath(new URL(".", import.meta.url));

const { options, texts } = argumentsOfRun("field", runs, "bench");
const passed = ["quick", "write"].filter((name) => options[name] === true).map((name) => `--${name}`);
const { files: isFiles = false, "this-node": isAlone = false, again: isAgain = false } = options;
const { on } = texts;
const ways = [isFiles, isAlone, isAgain, on !== undefined].filter(Boolean).length;
if (ways > 1 || (on !== undefined && passed.includes("--write"))) {
  console.error("bench: --this-node, --again, --files and --on exclude each other, and --on writes nothing");
  process.exit(2);
}

const [main = "", files = "", onNode = ""] = await bundle(here, ["main", "files/measure-files", "on-node"]);
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
  const program = fileURLToPath(new URL("../../proof/runtimes/nodes.mjs", import.meta.url));
  const { status: failed, stdout } = spawnSync(process.execPath, [program], {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (failed !== 0) {
    console.error("bench: `run field bench --this-node` measures on this version of Node alone");
    process.exit(1);
  }
  return stdout
    .split("\n")
    .filter((path) => path !== "")
    .map((path) => `--node=${path}`);
}
