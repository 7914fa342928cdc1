// node tools/turbo.mjs ARGUMENT…: runs turbo without telemetry, and without the notice about it. The arguments are
// turbo's own.

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { isStarted } from "./arguments.mjs";
import { root } from "./workspace.mjs";

/** Builds packages and those that they depend on, silent unless that fails. @param {readonly string[]} [names] or all */
export function buildPackages(names = []) {
  const filters = names.map((name) => `--filter=${name}`);
  const { status, stdout } = start(["run", "build", ...filters, "--output-logs=errors-only"], "pipe");
  if (status !== 0) process.stderr.write(stdout);
  return status === 0;
}

/** With a hash of what the tests may read, and of Node. @returns {{ folder: string, project: string, hash: string }[]} */
export function testTasks() {
  const { status, stdout } = start(["run", "test", "--dry=json"], "pipe");
  if (status !== 0) throw new Error("turbo does not list the tests");
  /** @type {{ tasks: { task: string, directory: string, command: string, hash: string }[] }} */
  const { tasks } = JSON.parse(stdout);
  const scripts = tasks.filter(({ task, command }) => task === "test" && command !== "<NONEXISTENT>");
  return scripts.map(({ directory, command, hash }) => {
    const [, project] = /^vitest run .*--project (\S+)$/u.exec(command) ?? [];
    if (project === undefined) throw new Error(`the script \`test\` in ${directory} names no project of vitest`);
    return { folder: join(root, directory), project, hash };
  });
}

/** @param {readonly string[]} args @param {"pipe" | 2} output */
function start(args, output) {
  const program = fileURLToPath(import.meta.resolve("turbo/bin/turbo"));
  const done = spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    stdio: ["ignore", output, 2],
    env: { ...process.env, DO_NOT_TRACK: "1", STD66_NODE: process.version },
    encoding: "utf8",
    maxBuffer: 1e9,
  });
  if (done.error !== undefined) throw done.error;
  return done;
}

if (isStarted(import.meta.url)) process.exitCode = start(process.argv.slice(2), 2).status ?? 1;
