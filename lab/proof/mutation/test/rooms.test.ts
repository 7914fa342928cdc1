// Tests that mutation covers the sources of all that ships, by what is in the folders.

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { publishedPackages, root } from "@std66/tools/workspace.mjs";
import { expect, test } from "vitest";
import { chosen, roomOf, targets } from "../rooms.mjs";

const all = targets();
const target = (name: string) => {
  const found = all.find((each) => each.name === name);
  if (found === undefined) throw new Error(`no target ${name}`);
  return found;
};
const roomsOf = (name: string): string[] =>
  [...new Set(target(name).sources.map((file) => roomOf(target(name), file)))].toSorted();

test("each published package is covered, with what is bundled and the worker of the playground", () => {
  const published = publishedPackages().map(({ folder }) => folder.split("/").at(-1) ?? "");
  expect(all.map(({ name }) => name).toSorted()).toEqual([...published, "model", "site"].toSorted());
});

test("each folder of the command is a room, but for `parsers`, which only passes exports on", () => {
  const folders = readdirSync(join(root, "apps/cli/src"), { withFileTypes: true }).filter((each) => each.isDirectory());
  const names = folders.map(({ name }) => name).filter((name) => name !== "parsers");
  expect(roomsOf("cli")).toEqual(["cli", ...names.map((name) => `cli/${name}`)].toSorted());
  expect(roomsOf("cli")).toEqual(expect.arrayContaining(["cli/input", "cli/loop", "cli/system", "cli/terminal"]));
  expect(target("cli").sources).toContain("apps/cli/src/loop/answer-inputs.ts");
});

test("programs beside the sources are covered, declarations and lists of exports are not", () => {
  expect(roomsOf("vectors")).toEqual(["vectors", "vectors/runner"]);
  expect(target("vectors").sources).toContain("packages/vectors/runner/export.mjs");
  expect(target("ajv").sources).not.toContain("adapters/ajv/src/commonjs.ts");
  expect(target("cli").sources.filter((file) => file.endsWith(".d.ts"))).toEqual([]);
});

test("of the site, what its worker runs is covered", () => {
  expect(target("site").sources).toContain("apps/site/src/play/views/ladder.ts");
  expect(target("site").sources).toContain("apps/site/src/play/worker/answer.ts");
  expect(target("site").sources.filter((file) => file.endsWith(".tsx"))).toEqual([]);
});

test("a package without tests is tested by those that bundle it", () => {
  const { tests, entries } = target("model");
  expect(tests).toEqual(["adapters/ajv/test", "adapters/fast-uri/test", "adapters/uri-js/test"]);
  expect(entries).toMatchObject({
    "@std66/uri-js-model": "adapters/model/src/index.ts",
    "@std66/core": "packages/core/src/index.ts",
  });
  expect(entries).not.toHaveProperty("@std66/vectors");
  expect(target("fast-uri").entries).toEqual({});
});

test("a pattern names a package or a room, and one without a source throws", () => {
  expect(chosen(all, "core").files).toEqual(target("core").sources);
  const { files } = chosen(all, "cli/loop");
  expect(files.every((file) => file.startsWith("apps/cli/src/loop/"))).toBe(true);
  expect(files.length).toBeGreaterThan(10);
  for (const pattern of ["render", "cli/render", "cli/lo", "core/", ""]) {
    expect(() => chosen(all, pattern)).toThrow(RangeError);
  }
});
