// node tools/turbo.mjs ARGUMENT…: runs turbo without telemetry, and without the notice about it.

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { root } from "./workspace.mjs";

const turbo = fileURLToPath(import.meta.resolve("turbo/bin/turbo"));
const { status, error } = spawnSync(process.execPath, [turbo, ...process.argv.slice(2)], {
  cwd: root,
  stdio: ["ignore", 2, 2],
  env: { ...process.env, DO_NOT_TRACK: "1", STD66_NODE: process.version },
});
if (error !== undefined) throw error;
process.exitCode = status ?? 1;
