// Keeps `start` and `test` quiet in a fresh clone: no warnings from pnpm and vitest, no notice from turbo, no false
// failures.

import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { failing } from "../checks/main.mjs";
import { root } from "../workspace.mjs";

const run = promisify(execFile);
const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

let temporary = "";

beforeAll(() => {
  temporary = mkdtempSync(join(tmpdir(), "std66-quiet-"));
});

afterAll(() => {
  rmSync(temporary, { recursive: true, force: true });
});

test("every package in the lockfile accepts Node 20", () => {
  const lockfile = readFileSync(join(root, "pnpm-lock.yaml"), "utf8");
  const ranges = [...lockfile.matchAll(/^ +engines: \{node: '?([^,'}]+)/gmu)].map(([, range = ""]) => range);
  expect(ranges.length).toBeGreaterThan(100);
  // Such as `^20.19.0 || >=22.12.0`, `20 || >=22`, `>=18`: enough for the ranges in the lockfile.
  const allowing = /(?:^|\|\|) *(?:\^?20\b|>=? *(?:1?\d|20)\b)/u;
  const refusing = ranges.filter((range) => !allowing.test(range));
  expect(refusing).toEqual([]);
});

test("scripts call turbo only through tools/turbo.mjs", () => {
  expect(Object.values(scripts).filter((script) => /\bturbo\b(?!\.mjs)/u.test(script))).toEqual([]);
});

test("turbo: no telemetry, and no notice about it at the first run, when tools/turbo.mjs runs it", async () => {
  const { DO_NOT_TRACK: _, TURBO_TELEMETRY_DISABLED: __, ...env } = process.env;
  // Turbo keeps its choice, and whether it has shown the notice, in this folder.
  const TURBO_CONFIG_DIR_PATH = join(temporary, "turbo");
  const turbo = [join(root, "tools/turbo.mjs"), "telemetry", "status"];
  const { stderr } = await run(process.execPath, turbo, { env: { ...env, TURBO_CONFIG_DIR_PATH } });
  expect(stderr).toContain("Status: Disabled");
  expect(stderr).not.toContain("Attention");
});

test("vitest: no warning about source maps when a test imports a copy of core", { timeout: 60_000 }, async () => {
  const files = ["packages/normalize/test/same-instance.test.ts", "packages/resolve/test/foreign-copy.test.ts"];
  const vitest = join(root, "node_modules/vitest/vitest.mjs");
  // Counts nothing: the tests of the packages are counted where they run.
  const { stdout, stderr } = await run(process.execPath, [vitest, "run", "--reporter=default", ...files], {
    cwd: root,
  });
  expect(files.filter((file) => !stdout.includes(basename(file)))).toEqual([]);
  expect(stderr).not.toContain("Sourcemap");
});

test("checks: the other checks run to their end when one fails, and those that fail are named", () => {
  const file = join(temporary, "finished");
  const write = `require("node:fs").writeFileSync(${JSON.stringify(file)}, "")`;
  const fails = ["node", "--eval", "process.exit(3)"] as const;
  expect(failing({ fails, passes: ["node", "--eval", write], alsoFails: fails })).toEqual(["fails", "alsoFails"]);
  expect(existsSync(file)).toBe(true);
});
