// pnpm run skipped-rules [TEXTS [SEED]]: checks that no rule of audit which is skipped for a text would have found anything in it.

import { spawnSync } from "node:child_process";
import { bundle } from "../bundle.mjs";

const main = await bundle("audit", "test/skipped/main.ts");
const { status } = spawnSync(process.execPath, [main, ...process.argv.slice(2)], { stdio: "inherit" });
process.exitCode = status ?? 1;
