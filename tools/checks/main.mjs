// pnpm run checks [NAME…]: checks the repository as a whole. All run to their end, also if one fails.

import { spawnSync } from "node:child_process";
import { isStarted, ownArguments } from "../arguments.mjs";
import { root } from "../workspace.mjs";

/** @typedef {Readonly<Record<string, readonly [program: string, ...args: string[]]>>} Checks */

/** @type {Checks} */
const checks = {
  rooms: ["node", "tools/turbo.mjs", "boundaries"],
  format: ["pnpm", "exec", "oxfmt", "--check"],
  citations: ["node", "tools/checks/citations.mjs"],
  requirements: ["node", "lab/proof/main.mjs", "requirements"],
  "hosts-and-paths": ["node", "tools/checks/hosts-and-paths.mjs"],
  "comment-lines": ["node", "tools/checks/comment-lines.mjs"],
  "commit-subjects": ["node", "tools/checks/commit-subjects.mjs"],
  llms: ["node", "tools/llms.mjs"],
  changesets: ["node", "tools/release/changesets.mjs"],
  jsr: ["node", "tools/release/jsr.mjs"],
  project: ["node", "tools/release/project.mjs"],
};

/** @param {Checks} all @returns {string[]} the names of those that fail */
export function failing(all) {
  return Object.entries(all).flatMap(([name, [program, ...args]]) => {
    const path = program === "node" ? process.execPath : program;
    return spawnSync(path, args, { cwd: root, stdio: ["ignore", 2, 2] }).status === 0 ? [] : [name];
  });
}

if (isStarted(import.meta.url)) {
  const names = Object.keys(checks);
  const { operands } = ownArguments(import.meta.url);
  const unknown = operands.find((name) => !names.includes(name));
  if (unknown !== undefined) {
    console.error(`checks: no check is named \`${unknown}\`; there are ${names.join(", ")}`);
    process.exit(2);
  }
  const wanted = Object.entries(checks).filter(([name]) => operands.length === 0 || operands.includes(name));
  const failed = failing(Object.fromEntries(wanted));
  if (failed.length > 0) console.error(`checks: failed: ${failed.join(", ")}`);
  process.exitCode = failed.length > 0 ? 1 : 0;
}
