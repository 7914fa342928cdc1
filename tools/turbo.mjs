// node tools/turbo.mjs ARGUMENT…: runs turbo without telemetry, and without the notice about it.

import { spawnSync } from "node:child_process";
import { root } from "./workspace.mjs";

const { status, error } = spawnSync("turbo", process.argv.slice(2), {
  cwd: root,
  stdio: ["ignore", 2, 2],
  env: { ...process.env, DO_NOT_TRACK: "1" },
  shell: process.platform === "win32",
});
if (error !== undefined) throw error;
process.exitCode = status ?? 1;
