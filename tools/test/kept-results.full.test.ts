// What `test` runs, and which results it does not ask for again.

import { existsSync, rmSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { afterEach, expect, test } from "vitest";
import { keepCounts, keptCounts } from "../counts.mjs";
import { textFiles } from "../text-files.mjs";
import { testTasks } from "../turbo.mjs";
import { root } from "../workspace.mjs";

const HASH = "0-of-a-test";

afterEach(() => rmSync(join(root, `.turbo/tests/${HASH}.json`), { force: true }));

test("tests that passed are kept with their counts, those that were skipped among them", () => {
  expect(keptCounts(HASH)).toBeUndefined();
  keepCounts(HASH, { passed: 3, failed: 0, skipped: 1 });
  expect(keptCounts(HASH)).toEqual({ passed: 3, failed: 0, skipped: 1 });
});

test("one test that fails is enough for nothing to be kept", () => {
  keepCounts(HASH, { passed: 99, failed: 1, skipped: 0 });
  expect(keptCounts(HASH)).toBeUndefined();
});

test("each folder with tests has a script that runs them, as a project of its own", () => {
  const tests = textFiles(/\.test\.ts$/u).map(({ path }) => path);
  const folderOf = (path: string): string =>
    existsSync(join(root, path, "turbo.json")) ? path : folderOf(dirname(path));
  const tasks = testTasks();
  expect(tasks.map(({ folder }) => relative(root, folder)).toSorted()).toEqual(
    [...new Set(tests.map((path) => folderOf(dirname(path))))].toSorted(),
  );
  expect(new Set(tasks.map(({ project }) => project)).size).toBe(tasks.length);
  expect(tasks.filter(({ hash }) => !/^[\da-f]{16}$/u.test(hash))).toEqual([]);
});
