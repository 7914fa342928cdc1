// node tools/turbo.mjs ARGUMENT…: turbo, without the notice of its telemetry and without the telemetry.

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { root } from "./workspace.mjs";

/**
 * @param {readonly string[]} args
 * @returns {number} its status
 */
export function turbo(args) {
  const { status, error } = spawnSync("turbo", args, {
    cwd: root,
    // Its output is no part of what `pnpm start` prints, and the standard input is the command's.
    stdio: ["ignore", 2, 2],
    env: { ...process.env, DO_NOT_TRACK: "1" },
    shell: process.platform === "win32",
  });
  if (error !== undefined) throw error;
  return status ?? 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exitCode = turbo(process.argv.slice(2));
