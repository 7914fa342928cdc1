// pnpm run proof trials: the trials of `test:full` that have fewer lines, megabytes or code points there, whole.

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "@std66/tools/workspace.mjs";
import { argumentsOfRun } from "../../run-arguments.mjs";
import { runs } from "../runs.mjs";

argumentsOfRun("proof", runs, "trials");

/** The tests that read STD66_WHOLE. */
const FILES = [
  "apps/cli/test/rows.full.test.ts",
  "packages/audit/test/hostile.full.test.ts",
  "packages/audit/test/redact.full.test.ts",
  "packages/core/test/hostile.full.test.ts",
  "packages/extract/test/host.full.test.ts",
  "packages/url-standard/test/hostile.full.test.ts",
];

const { status } = spawnSync(
  process.execPath,
  [join(root, "node_modules/vitest/vitest.mjs"), "run", "--mode", "full", "--no-file-parallelism", ...FILES],
  { cwd: root, env: { ...process.env, STD66_WHOLE: "1" }, stdio: "inherit" },
);
process.exitCode = status ?? 1;
