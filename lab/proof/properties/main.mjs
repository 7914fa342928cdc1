// pnpm run proof properties [CASES [SEED]]: checks every property of the tests over 100,000 generated cases each.

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { argumentsOfRun } from "../../run-arguments.mjs";
import { runs } from "../runs.mjs";

const [cases = "100000", seed = "1"] = argumentsOfRun("proof", runs, "properties").operands;
if (Number(cases) === 0 || (Number(seed) | 0) !== Number(seed)) {
  console.error("properties: CASES is at least 1, and SEED an integer of 32 bits");
  process.exit(2);
}

const config = fileURLToPath(new URL("vitest.config.ts", import.meta.url));
const { status } = spawnSync("pnpm", ["exec", "vitest", "run", "--config", config], {
  env: { ...process.env, PROPERTY_CASES: cases, PROPERTY_SEED: seed },
  stdio: ["ignore", "inherit", "inherit"],
});
process.exitCode = status ?? 1;
