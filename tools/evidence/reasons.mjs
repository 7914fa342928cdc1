// pnpm run conformance:reasons [PAIRS [SEED]]: checks that each reason for a difference between two standards has an effect.

import { spawnSync } from "node:child_process";
import { bundle } from "./bundle.mjs";

const main = await bundle("legacy", "test/reasons/main.ts");
const { status } = spawnSync(process.execPath, [main, ...process.argv.slice(2)], { stdio: "inherit" });
process.exitCode = status ?? 1;
