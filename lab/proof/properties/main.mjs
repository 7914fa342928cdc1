// pnpm run properties [CASES [SEED]]: checks every property of the tests over 100,000 generated cases each.

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const [cases = "100000", seed = "1"] = process.argv.slice(2);
if (!/^[1-9]\d{0,8}$/u.test(cases) || !/^-?\d{1,10}$/u.test(seed) || (Number(seed) | 0) !== Number(seed)) {
  console.error("usage: pnpm run properties [CASES [SEED]]; a seed is a 32-bit integer");
  process.exit(2);
}

const config = fileURLToPath(new URL("vitest.config.ts", import.meta.url));
const { status } = spawnSync("pnpm", ["exec", "vitest", "run", "--config", config], {
  env: { ...process.env, PROPERTY_CASES: cases, PROPERTY_SEED: seed },
  stdio: ["ignore", "inherit", "inherit"],
});
process.exitCode = status ?? 1;
