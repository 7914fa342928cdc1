// node tools/turbo.mjs ARGUMENT…: runs turbo without telemetry, and without the notice about it.

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { root } from "./workspace.mjs";

/**
 * @param {readonly string[]} args
 * @returns {number} the exit status
 */
export function turbo(args) {
  const { status, error } = spawnSync("turbo", args, {
    cwd: root,
    // Standard input and output belong to the command that `pnpm start` runs.
    stdio: ["ignore", 2, 2],
    env: { ...process.env, DO_NOT_TRACK: "1" },
    shell: process.platform === "win32",
  });
  if (error !== undefined) throw error;
  return status ?? 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = turbo(process.argv.slice(2));
