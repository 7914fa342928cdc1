// Runs what builds an adapter.

import { spawnSync } from "node:child_process";

/**
 * @param {readonly (readonly string[])[]} commands
 * @param {string} cwd
 * @returns {string | undefined} why one cannot be run
 */
export function faultOf(commands, cwd) {
  for (const [program = "", ...rest] of commands) {
    const { error, status, stderr } = spawnSync(program, rest, {
      cwd,
      encoding: "utf8",
      stdio: ["ignore", "ignore", "pipe"],
    });
    if (error !== undefined) return `there is no ${program}`;
    if (status !== 0) return `${program} fails: ${stderr.trim().split("\n")[0] ?? ""}`;
  }
  return undefined;
}
