// Keeps `start` and `test` quiet in a fresh clone: no warnings from pnpm, and no notice from turbo.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../workspace.mjs";

test("every package in the lockfile accepts Node 20", () => {
  const lockfile = readFileSync(join(root, "pnpm-lock.yaml"), "utf8");
  const ranges = [...lockfile.matchAll(/^ +engines: \{node: '?([^,'}]+)/gmu)].map(([, range = ""]) => range);
  expect(ranges.length).toBeGreaterThan(100);
  // Such as `^20.19.0 || >=22.12.0`, `20 || >=22`, `>=18`: enough for the ranges in the lockfile.
  const allowing = /(?:^|\|\|) *(?:\^?20\b|>=? *(?:1?\d|20)\b)/u;
  const refusing = ranges.filter((range) => !allowing.test(range));
  expect(refusing).toEqual([]);
});

test("scripts call turbo only through tools/turbo.mjs, which turns off its telemetry and the notice", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  expect(Object.values(scripts).filter((script) => /(?:^|&& )turbo\b/u.test(script))).toEqual([]);
  expect(Object.values(scripts).join()).toContain("node tools/turbo.mjs run typecheck");
});
