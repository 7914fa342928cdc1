// node apps/bench/run.mjs [--quick] [--write] [--this-node | --files]: bundles src/ and runs it, also on other versions of Node,
// which it installs first, unless `--this-node` is given. `--files` runs the command on large files instead.

import { spawnSync } from "node:child_process";
import { bundle } from "./bundle.mjs";
import { otherNodes } from "./nodes.mjs";

// `pnpm run bench -- --quick` may also pass on the dashes.
const args = process.argv.slice(2).filter((argument) => argument !== "--");
const isAlone = args.includes("--this-node");
const isFiles = args.includes("--files");

const [main = "", files = ""] = await bundle(["main", "files/measure-files", "on-node"]);
const nodes = isAlone || isFiles ? [] : otherNodes().map((node) => `--node=${node}`);
const rest = args.filter((argument) => argument !== "--this-node" && argument !== "--files");

// A separate process, without esbuild. Garbage is collected between operations, not within one.
const { status } = spawnSync(process.execPath, ["--expose-gc", isFiles ? files : main, ...nodes, ...rest], {
  stdio: "inherit",
});
process.exitCode = status ?? 1;
