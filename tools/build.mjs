// pnpm run build [--check | --only] [PACKAGE…]: builds the named packages and those that they depend on, or all
// packages. `--check` changes nothing: the status is 1 if a dist/ differs from the output of its sources. `--only`: not
// the packages that they depend on, which turbo has built before.
//
// Each build has an output folder of its own, and only files that differ are then moved into dist/. So the output of a
// deleted source goes away, and a build of unchanged sources touches no file that another process may be reading.

import { spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { ownArguments } from "./arguments.mjs";
import { inlineNumbers } from "./constants.mjs";
import { hasFilesForNode, inOrder, isAdapter, root, workspacePackages } from "./workspace.mjs";

/** @typedef {import("./workspace.mjs").Package} Package */

const COMPILE = [join(root, "node_modules/typescript/bin/tsc"), "-p", "tsconfig.build.json", "--outDir"];
/**
 * The sources as CommonJS. They are not checked again: the rules for ECMAScript modules, by which they are written,
 * differ.
 */
const AS_COMMONJS = "--module commonjs --moduleResolution bundler --verbatimModuleSyntax false --noCheck";

const DECLARATIONS = "--emitDeclarationOnly";

// The signal also ends the compiler. The build then fails, and removes its output folder.
process.on("SIGINT", () => {});

const { options, operands: names } = ownArguments(import.meta.url);
const { check: isCheck = false, only: isOnly = false } = options;
const packages = workspacePackages();
const stranger = names.find((name) => !packages.some(({ manifest }) => manifest.name === name));
if (stranger !== undefined) {
  console.error(`build: no package is named \`${stranger}\``);
  process.exit(2);
}
const wanted = packages.filter(({ manifest }) => names.length === 0 || names.includes(manifest.name));
const dependenciesOf = (/** @type {Package["manifest"]} */ { dependencies, devDependencies }) =>
  isOnly ? {} : { ...dependencies, ...devDependencies };
if (!inOrder(wanted, dependenciesOf, packages).every(isBuilt)) process.exitCode = 1;

/**
 * Builds a package, or checks its build.
 *
 * @param {Package} entry
 * @returns {boolean} whether its dist/ is the output of its sources
 */
function isBuilt(entry) {
  const { folder } = entry;
  const dist = join(folder, "dist");
  // Beside dist/, so that files are moved and not copied.
  const output = mkdtempSync(join(folder, ".dist-"));
  try {
    if (!stepsOf(entry, output).every((command) => isDone(command, folder))) return false;
    if (isDual(entry)) {
      writeFileSync(join(output, "cjs/package.json"), '{ "type": "commonjs", "sideEffects": false }\n');
      for (const file of modulesIn(output)) inlineNumbers(output, file);
    }
    if (hasFilesForNode(entry) && !isDone([join(root, "tools/bundle-for-node.mjs"), output], folder)) return false;
    makeComparable(output);
    const made = filesIn(output);
    const changed = made.filter((file) => !isSame(join(output, file), join(dist, file)));
    const leftOver = filesIn(dist).filter((file) => !made.includes(file));
    if (isCheck) return changed.length + leftOver.length === 0;
    for (const file of changed) {
      mkdirSync(dirname(join(dist, file)), { recursive: true });
      renameSync(join(output, file), join(dist, file));
    }
    for (const file of leftOver) rmSync(join(dist, file), { force: true });
    return true;
  } finally {
    rmSync(output, { recursive: true });
  }
}

/** @param {string[]} command @param {string} cwd @returns {boolean} whether its status is 0 */
function isDone(command, cwd) {
  // Standard output belongs to the command that `pnpm start` runs.
  return spawnSync(process.execPath, command, { cwd, stdio: ["ignore", 2, 2] }).status === 0;
}

/** @param {Package} entry @param {string} output @returns {string[][]} the commands that write it */
function stepsOf(entry, output) {
  const has = (/** @type {string} */ file) => existsSync(join(entry.folder, file));
  // Only the declarations of an adapter: its code is bundled.
  const declarations = isAdapter(entry) ? DECLARATIONS.split(" ") : [];
  return [
    ...(has("tsconfig.build.json") ? [[...COMPILE, output, ...declarations]] : []),
    ...(isDual(entry) ? [[...COMPILE, join(output, "cjs"), ...AS_COMMONJS.split(" "), ...declarations]] : []),
    ...(isAdapter(entry) ? [[join(root, "tools/bundle-adapter.mjs"), output]] : []),
    ...(has("build.mjs") ? [["build.mjs", output]] : []),
  ];
}

/** @param {Package} entry @returns {boolean} whether users can `require` it */
function isDual({ manifest }) {
  return Object.values(manifest.exports ?? {}).some((entry) => typeof entry === "object" && "require" in entry);
}

/**
 * Removes the mark of private members from declarations: it would make the classes of the two outputs incompatible
 * types, and a program has both if it imports the one and depends on a package that requires the other.
 *
 * @param {string} output
 */
function makeComparable(output) {
  for (const file of filesIn(output).filter((name) => name.endsWith(".d.ts"))) {
    const text = readFileSync(join(output, file), "utf8");
    if (text.includes("#private;")) writeFileSync(join(output, file), text.replaceAll(/^ *#private;\n/gmu, ""));
  }
}

/** @param {string} output @returns {string[]} the paths of the ECMAScript modules in it */
function modulesIn(output) {
  return filesIn(output).filter((file) => file.endsWith(".js") && !file.startsWith("cjs/"));
}

/** @param {string} folder @returns {string[]} the paths of the files in it */
function filesIn(folder) {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)));
}

/** @param {string} file @param {string} other */
function isSame(file, other) {
  return existsSync(other) && readFileSync(file).equals(readFileSync(other));
}
