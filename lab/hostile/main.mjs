// pnpm run hostile [ROUNDS [SEED]]: runs the built command on hostile input, with the next seed each round.

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "@std66/tools/workspace.mjs";
import { bundle } from "../bundle.mjs";

const path = await bundle("cli", "test/hostile/main.ts");
const command = join(root, "apps/cli/dist/main.js");
const { status } = spawnSync(process.execPath, [path, command, ...process.argv.slice(2)], { stdio: "inherit" });
process.exitCode = status ?? 1;
