// What mutation covers: the sources of all that ships, found in the folders, never listed.

import { existsSync, readFileSync, readdirSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { parseSync } from "oxc-parser";
import { importsOf } from "@std66/tools/rooms.mjs";
import { root, workspacePackages } from "@std66/tools/workspace.mjs";

/**
 * @typedef {object} Target a package whose sources are mutated together
 * @property {string} name the name of its folder
 * @property {string} folder from the root
 * @property {string[]} sources from the root, sorted
 * @property {string[]} tests folders from the root: its own, or those of the packages that import it
 * @property {Record<string, string>} entries for a package that others test: the source of each of its entries, and of those it imports
 * @property {boolean} inProcesses whether its tests run it as a process
 */

/** A source that ships: not declarations, nor components of a page, which need a browser. */
const SOURCE = /(?<!\.d)\.(?:ts|mjs)$/u;

/** @returns {Target[]} the packages that users install, what is bundled with them, and the worker of the playground */
export function targets() {
  const packages = workspacePackages().map(({ folder, manifest }) => {
    const ownSources = filesIn(join(folder, "src"));
    return {
      folder: relative(root, folder).replaceAll("\\", "/"),
      manifest,
      ownSources,
      imported: packagesIn(ownSources),
    };
  });
  const importing = (/** @type {string} */ name) =>
    packages.filter(({ manifest, imported }) => manifest.name !== name && imported.has(name));
  const reached = (/** @type {string} */ name) => {
    const found = packages.filter(({ manifest }) => manifest.name === name);
    for (const { imported } of found) {
      const next = packages.filter((other) => !found.includes(other) && imported.has(other.manifest.name));
      found.push(...next);
    }
    return found;
  };
  return packages.flatMap(({ folder, manifest, ownSources }) => {
    const isPublished = manifest.private !== true;
    const heirs = importing(manifest.name).filter((other) => other.manifest.private !== true);
    const worker = ownSources.find((file) => file.endsWith("/worker/worker.ts"));
    if (!isPublished && heirs.length === 0 && worker === undefined) return [];
    const sources = worker === undefined ? [...ownSources, ...programsOf(folder, manifest)] : reachedFrom(worker);
    const own = `${folder}/test`;
    const isTested = existsSync(join(root, own));
    if (!isTested && heirs.length === 0) throw new Error(`${folder}: no test covers its sources`);
    return [
      {
        name: basename(folder),
        folder,
        sources: sources
          .filter((file) => hasCode(file))
          .map((file) => relative(root, file).replaceAll("\\", "/"))
          .toSorted(),
        tests: isTested ? [own] : heirs.map((heir) => `${heir.folder}/test`),
        entries: isTested
          ? {}
          : Object.assign({}, ...reached(manifest.name).map((other) => entriesOf(other.folder, other.manifest))),
        inProcesses: existsSync(join(root, own, "run-runner.ts")),
      },
    ];
  });
}

/**
 * @param {Pick<Target, "name" | "folder" | "sources">} target
 * @param {string} file one of its sources
 * @returns {string} the room of a source: the package, with the folder that the file is in
 */
export function roomOf({ name, folder }, file) {
  const [, ...folders] = relative(folder, dirname(file)).replaceAll("\\", "/").split("/");
  const first = relative(folder, file).replaceAll("\\", "/").split("/")[0];
  const path = first === "src" ? folders : [first ?? "", ...folders];
  return [name, ...path].join("/");
}

/**
 * @param {readonly Target[]} all
 * @param {string} pattern the name of a package, or of a room
 * @returns {{ target: Target, files: string[] }}
 * @throws {RangeError} if no source is in it
 */
export function chosen(all, pattern) {
  const target = all.find(({ name }) => name === pattern.split("/")[0]);
  const files = target?.sources.filter((file) => `${roomOf(target, file)}/`.startsWith(`${pattern}/`)) ?? [];
  if (target === undefined || files.length === 0) throw new RangeError(`no source is in \`${pattern}\``);
  return { target, files };
}

/** @param {string} folder absolute @returns {string[]} absolute */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.filter((name) => SOURCE.test(name)).map((name) => join(folder, name));
}

/** @param {string} folder @param {import("@std66/tools/workspace.mjs").Package["manifest"]} manifest */
function programsOf(folder, { bin = {} }) {
  const folders = Object.values(bin).map((program) => dirname(program).replace(/^\.\//u, ""));
  return folders.filter((name) => name !== "dist").flatMap((name) => filesIn(join(root, folder, name)));
}

/** @param {string} folder @param {import("@std66/tools/workspace.mjs").Package["manifest"]} manifest */
function entriesOf(folder, { name, exports = {} }) {
  return Object.fromEntries(
    Object.entries(exports).flatMap(([path, entry]) => {
      const source = /** @type {Record<string, string>} */ (entry)["@std66/source"];
      return source === undefined ? [] : [[name + path.slice(1), join(folder, source).replaceAll("\\", "/")]];
    }),
  );
}

/** Nothing in a list of exports can be mutated, and a name in quotes makes Stryker fail. @param {string} file */
function hasCode(file) {
  const { body } = parseSync(file, readFileSync(file, "utf8")).program;
  return body.some((node) => !(/^(?:Im|Ex)port/u.test(node.type) && "source" in node && node.source !== null));
}

/** @param {readonly string[]} files @returns {Set<string>} the packages that they import, not for types alone */
function packagesIn(files) {
  const specifiers = files.flatMap((file) =>
    importsOf(file).flatMap(({ specifier, isType }) => (isType ? [] : [specifier])),
  );
  return new Set(specifiers.map((specifier) => /^(?:@[^/]+\/)?[^/]+/u.exec(specifier)?.[0] ?? ""));
}

/** @param {string} file absolute @returns {string[]} it, and the files of its package that it imports */
function reachedFrom(file) {
  const reached = [file];
  for (const from of reached) {
    for (const { specifier, isType } of importsOf(from)) {
      const path = join(dirname(from), specifier);
      if (!isType && specifier.startsWith(".") && SOURCE.test(path) && !reached.includes(path)) reached.push(path);
    }
  }
  return reached;
}
