// pnpm run rooms [FOLDER…]: prints which room imports which, from top to bottom. A room is a folder, or a file of a
// package without folders; without arguments, the packages, and the rooms of the command and of core. The status is 1
// if rooms import each other in a circle, be it only types. What only tests import is listed apart, and does not count
// for that.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseSync } from "oxc-parser";
import { isStarted, ownArguments } from "./arguments.mjs";
import { root, workspacePackages } from "./workspace.mjs";

/** The files directly in the folder. */
const TOP = "(top)";

/** @typedef {Map<string, { code: Set<string>, types: Set<string> }>} Arrows the rooms that each room imports */

/**
 * @param {string} folder from the root of the repository, such as `apps/cli/src`
 * @returns {string} a line for each room, with the rooms that it imports
 * @throws {Error} if rooms import each other in a circle
 */
export function drawing(folder) {
  const arrows = arrowsIn(folder);
  return draw(arrows, sorted(arrows, folder, ["code", "types"]), "types");
}

/** @returns {string} a line for each package, with the packages that it depends on, and those that only its tests do */
export function packagesDrawing() {
  const packages = workspacePackages();
  const isPackage = (/** @type {string} */ name) => packages.some(({ manifest }) => manifest.name === name);
  const ours = (/** @type {Record<string, string> | undefined} */ names) =>
    new Set(Object.keys(names ?? {}).filter(isPackage));
  const arrows = packages.map(({ manifest: { name, dependencies, devDependencies } }) => {
    return /** @type {const} */ ([name, { code: ours(dependencies), types: ours(devDependencies) }]);
  });
  const all = new Map(arrows);
  return draw(all, sorted(all, "packages", ["code"]), "tests");
}

/** @param {Arrows} arrows @param {string[]} order @param {string} kind of what is listed apart */
function draw(arrows, order, kind) {
  const width = Math.max(...order.map((room) => room.length));
  return order
    .map((room) => {
      const { code, types } = arrows.get(room) ?? { code: new Set(), types: new Set() };
      const imported = order.filter((target) => code.has(target)).join(", ");
      const named = order.filter((target) => types.has(target) && !code.has(target)).join(", ");
      const targets = [imported, named === "" ? "" : `(${kind}: ${named})`].filter((list) => list !== "");
      return targets.length === 0 ? room : `${room.padEnd(width)} -> ${targets.join(" ")}`;
    })
    .join("\n");
}

/**
 * @param {Arrows} arrows
 * @param {string} name of what is drawn
 * @param {("code" | "types")[]} counted the arrows that count
 * @returns {string[]} the rooms, each before those that it imports
 */
function sorted(arrows, name, counted) {
  const left = [...arrows.keys()].toSorted();
  const order = [];
  while (left.length > 0) {
    const next = left.findIndex(
      (room) => !left.some((other) => counted.some((kind) => arrows.get(other)?.[kind].has(room))),
    );
    if (next < 0) throw new Error(`${name}: a circle of imports among ${left.join(", ")}`);
    order.push(...left.splice(next, 1));
  }
  return order;
}

/**
 * @param {string} folder
 * @returns {Arrows}
 */
function arrowsIn(folder) {
  const base = join(root, folder);
  const files = readdirSync(base, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .map((file) => file.replaceAll("\\", "/"));
  const hasFolders = files.some((file) => file.includes("/"));
  /** @param {string} file */
  const roomOf = (file) => {
    if (!hasFolders) return file.replace(/\.ts$/u, "");
    return file.includes("/") ? dirname(file) : TOP;
  };
  /** @type {Arrows} */
  const arrows = new Map();
  for (const file of files) {
    const room = roomOf(file);
    const { code, types } = arrows.get(room) ?? { code: new Set(), types: new Set() };
    arrows.set(room, { code, types });
    for (const { specifier, isType } of importsOf(join(base, file))) {
      const target = relative(base, join(base, dirname(file), specifier)).replaceAll("\\", "/");
      if (files.includes(target) && roomOf(target) !== room) (isType ? types : code).add(roomOf(target));
    }
  }
  return arrows;
}

/**
 * @param {string} path
 * @returns {{ specifier: string, isType: boolean }[]} what a file imports or exports from, dynamic imports included
 */
export function importsOf(path) {
  const text = readFileSync(path, "utf8");
  const { staticImports, staticExports, dynamicImports } = parseSync(path, text).module;
  return [
    ...staticImports.map(({ moduleRequest, entries }) => {
      return { specifier: moduleRequest.value, isType: entries.length > 0 && entries.every(({ isType }) => isType) };
    }),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .map(({ moduleRequest, isType }) => ({ specifier: moduleRequest?.value ?? "", isType })),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => {
      return { specifier: text.slice(start + 1, end - 1), isType: false };
    }),
  ];
}

if (isStarted(import.meta.url)) {
  const { operands: given } = ownArguments(import.meta.url);
  const missing = given.find((folder) => !existsSync(join(root, folder)));
  if (missing !== undefined) {
    console.error(`rooms: there is no folder ${missing}`);
    process.exit(2);
  }
  const folders = given.length > 0 ? given : ["apps/cli/src", "packages/core/src"];
  try {
    const drawings = folders.map((folder) => /** @type {const} */ ([folder, drawing(folder)]));
    if (given.length === 0) drawings.unshift(["packages", packagesDrawing()]);
    console.log(drawings.map(([name, lines]) => `${name}\n${lines.replaceAll(/^/gmu, "  ")}`).join("\n\n"));
  } catch (error) {
    console.error(String(error));
    process.exitCode = 1;
  }
}
