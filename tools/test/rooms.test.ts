// Checks the arrows between packages, and those between the rooms of a package: `run rooms` throws if they form a
// circle.

import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { expect, test } from "vitest";
import { drawing, packagesDrawing } from "../rooms.mjs";
import { root, workspacePackages } from "../workspace.mjs";

const packages = workspacePackages().map(({ folder, manifest }) => ({ group: basename(dirname(folder)), ...manifest }));
const importedBy = (name: string) =>
  packages.filter(({ dependencies = {} }) => dependencies[name] !== undefined).map((one) => one.name);
const inGroup = (group: string) => packages.filter((one) => one.group === group);

test("core imports nothing", () => {
  expect(packages.find(({ name }) => name === "@std66/core")?.dependencies ?? {}).toEqual({});
});

test("no package imports an app", () => {
  const apps = inGroup("apps").map(({ name }) => name);
  expect(apps).toContain("std66");
  expect(apps.flatMap((name) => importedBy(name))).toEqual([]);
});

test("only apps import a published adapter", () => {
  const apps = inGroup("apps").map(({ name }) => name);
  const adapters = inGroup("adapters").flatMap((one) => (one.private === true ? [] : [one.name]));
  expect(adapters).toContain("@std66/ajv");
  expect(adapters.flatMap((name) => importedBy(name)).filter((name) => !apps.includes(name))).toEqual([]);
});

test("only tests import what judges the libraries", () => {
  expect(["@std66/grammar", "@std66/oracle"].flatMap((name) => importedBy(name))).toEqual([]);
});

test("no packages import each other in a circle: each is drawn above what it imports", () => {
  const lines = packagesDrawing().split("\n");
  expect(lines).toHaveLength(packages.length);
  expect(lines.find((line) => line.startsWith("@std66/iri "))).toMatch(
    /-> @std66\/normalize, @std66\/resolve, @std66\/core\b/u,
  );
  expect(packagesDrawing()).toMatch(/^std66 +-> [^]*^@std66\/resolve +-> @std66\/core\b[^]*^@std66\/core\b/mu);
});

test("no rooms of the command import each other in a circle", () => {
  expect(drawing("apps/cli/src")).toMatch(/^\(top\) +-> [^]*^commands +-> /mu);
});

/** The sources of each package that has rooms. */
const withRooms = workspacePackages()
  .map(({ folder }) => `${relative(root, folder)}/src`)
  .filter((folder) => existsSync(join(root, folder)))
  .filter((folder) => readdirSync(join(root, folder), { withFileTypes: true }).some((entry) => entry.isDirectory()));

test("legacy, audit, extract, core, report and the site have rooms", () => {
  const folders = ["legacy", "audit", "extract", "core", "report"].map((name) => `packages/${name}/src`);
  expect(withRooms).toEqual(expect.arrayContaining([...folders, "apps/site/src"]));
});

test.for(withRooms)("no rooms of %s import each other in a circle, be it only types", (folder) => {
  expect(drawing(folder)).toMatch(/^\(top\)/u);
});

test.for([
  ["core", "scan", []],
  ["legacy", "dialect", []],
  ["legacy", "rfc3986", ["dialect"]],
  // Documents hold running text, which knows nothing of documents.
  ["extract", "text", []],
  ["extract", "documents", ["text"]],
  ["audit", "rules", ["host", "secrets", "subject", "text"]],
  // The gate stands above the rules that only hint, and none of them knows it.
  ["audit", "allowlist", ["host", "rules", "subject", "text"]],
] as const)("in %s, the room %s imports only what lies below", ([name, room, below]) => {
  const line = drawing(`packages/${name}/src`)
    .split("\n")
    .find((each) => each.split(" ", 1)[0] === room);
  expect(
    line
      ?.match(/[a-z][a-z\d-]*/gu)
      ?.filter((word) => word !== "types")
      .slice(1)
      .toSorted(),
  ).toEqual(below);
});
