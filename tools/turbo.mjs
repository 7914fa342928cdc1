// node tools/turbo.mjs ARGUMENT…: runs turbo without telemetry, and without the notice about it. The arguments are
// turbo's own.

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { root } from "./workspace.mjs";

/** Builds what has changed. @returns {boolean} whether that succeeded */
export function buildAll() {
  return turbo(["run", "build", "--output-logs=errors-only"]) === 0;
}

/** @param {readonly string[]} args @returns {number} the status */
function turbo(args) {
  const program = fileURLToPath(import.meta.resolve("turbo/bin/turbo"));
  const { status, error } = spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    stdio: ["ignore", 2, 2],
    env: { ...process.env, DO_NOT_TRACK: "1", STD66_NODE: process.version },
  });
  if (error !== undefined) throw error;
  return status ?? 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = turbo(process.argv.slice(2));
