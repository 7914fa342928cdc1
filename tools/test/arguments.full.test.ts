// Every program of the repository's own scripts answers `--help`, does nothing then, and refuses what it does not know.

import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { textFiles } from "../text-files.mjs";
import { root } from "../workspace.mjs";

const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const run = (program: string, ...args: readonly string[]) =>
  spawnSync(process.execPath, [join(root, program), ...args], { cwd: root, encoding: "utf8", timeout: 30_000 });

/** The programs of the root's scripts; `start` is the command itself, after its build. */
const ofScripts = Object.entries(scripts).flatMap(([name, script]) => {
  const [, program] = /^node (\S+\.mjs)\b/u.exec(script) ?? [];
  return program === undefined || script.includes("&&") ? [] : [[name, program] as const];
});

/** A program exports nothing, or asks whether it was started itself. */
const isProgram = (text: string): boolean => !/^export /mu.test(text) || text.includes("isStarted(import.meta.url)");
/** turbo reads the arguments of tools/turbo.mjs. */
const ofTools = textFiles(/^tools\/(?!test\/(?!samples\/)|turbo\.mjs$).*\.mjs$/u).flatMap(({ path, text }) =>
  isProgram(text) ? [path] : [],
);

test("all scripts of the root start a program, or one that is not ours", () => {
  expect(ofScripts.length).toBeGreaterThan(12);
  expect(Object.keys(scripts).filter((name) => !ofScripts.some(([other]) => other === name))).toEqual([
    "start",
    "lint",
    "typecheck",
    "unused",
    "format",
    "changeset",
  ]);
  expect(Object.keys(scripts).length).toBeLessThanOrEqual(24);
  expect(ofTools.length).toBeGreaterThan(15);
});

const programs = [...new Set([...ofScripts.map(([, program]) => program), ...ofTools])];

test.for(programs)("%s --help prints its usage, and nothing else happens", (program) => {
  const { status, stdout, stderr } = run(program, "--help");
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  expect(stdout).toMatch(/^usage: (?:pnpm )?(?:run|node) /u);
});

test.for(programs)("%s refuses an option that it does not know", (program) => {
  const { status, stdout, stderr } = run(program, "--no-such-option");
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  expect(stderr).toMatch(/usage: |no run is named/u);
  expect(stderr).not.toMatch(/^ +at /mu);
});
