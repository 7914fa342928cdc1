// Tests what `run proof loaders` relies on: its program finds a fault, and its page lists what it tries. The run itself
// takes a minute.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "@std66/core";
import { expect, test } from "vitest";
import { assertWorks } from "../consumer.mjs";
import { check } from "../programs/program.ts";
import { reference } from "../programs/required.ts";
import { tries, versionOf } from "../tries.mjs";
import { root } from "@std66/tools/workspace.mjs";

test("the program of the loaders uses each library", () => {
  expect(check(reference)).toBeGreaterThan(10);
});

test("the program of the loaders throws if a result is wrong", () => {
  expect(() => check(parse("http://a/"))).toThrow(
    "resolve of the other copy is http://a/ instead of http://a/b/c/d;p?q",
  );
});

test("a loader that runs no program does not load the packages", () => {
  expect(() => assertWorks("0 tests passed")).toThrow('the program does not print "std66 works"');
});

test("docs/evidence/loaders.md has each loader with the settings that are tried, in the version that is installed", () => {
  const rows = readFileSync(join(root, "docs/evidence/loaders.md"), "utf8").match(/^\|.*\|$/gmu) ?? [];
  const cells = rows.slice(2).map((row) => row.split("|").map((cell) => cell.trim()));
  const listed = cells.flatMap(([, loader, version, settings = ""]) =>
    settings.split("; ").map((one) => [loader, loader === "node" ? "" : version, one]),
  );
  expect(listed).toEqual(
    tries.map(({ loader, settings }) => [loader, loader === "node" ? "" : versionOf(loader), settings]),
  );
});
