// Checks the arrows between packages, and that rooms can be drawn: `run rooms` throws if they import each other in a circle.

import { basename, dirname } from "node:path";
import { expect, test } from "vitest";
import { drawing, packagesDrawing } from "../rooms.mjs";
import { workspacePackages } from "../workspace.mjs";

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

test("no files of core import each other in a circle", () => {
  expect(drawing("packages/core/src")).toMatch(/^index +-> [^]*^characters +-> rules$/mu);
});
