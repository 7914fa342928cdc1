// pnpm run allowlist [TEXTS [SEED]]: checks that whatever passes `allowedHosts` of audit goes to no other host, by every judge.

import { spawnSync } from "node:child_process";
import { bundle } from "../bundle.mjs";

const main = await bundle("audit", "test/allowlist/main.ts");
const { status } = spawnSync(process.execPath, [main, ...process.argv.slice(2)], { stdio: "inherit" });
process.exitCode = status ?? 1;
