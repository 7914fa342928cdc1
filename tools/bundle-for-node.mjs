// node tools/bundle-for-node.mjs FOLDER: joins the modules of a build in FOLDER into one file an entry, for Node, which
// finds, reads and links each file by itself: ECMAScript modules in FOLDER/node, CommonJS in FOLDER/cjs/node. What
// entries share is in files that they share, so that a class exists once (docs/decisions/0030).

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, isAbsolute, join, resolve } from "node:path";
import { build } from "esbuild";
import { ownArguments } from "./arguments.mjs";
import { asCommonJs, asDeclared, withoutBareImports } from "./joined-module.mjs";
import { declarationsOf } from "./workspace.mjs";

const [given = "dist"] = ownArguments(import.meta.url).operands;
const output = resolve(given);
const entryPoints = declarationsOf(JSON.parse(readFileSync("package.json", "utf8"))).map((types) =>
  join(output, types.replace("./dist/", "").replace(/\.d\.ts$/u, ".js")),
);

await write("node", { packages: "external" }, (_file, text) => text);
// As in cjs/, packages that cannot be required are joined too.
const required = entryPoints.flatMap((entry) => [...requiredBy(join(output, "cjs", basename(entry)))]);
await write("cjs/node", { external: required.filter((path) => !isAbsolute(path)) }, asCommonJs);

/**
 * @param {string} folder
 * @param {import("esbuild").BuildOptions} options which packages are not joined
 * @param {(file: string, text: string) => string} convert
 */
async function write(folder, options, convert) {
  const { outputFiles } = await build({
    ...options,
    absWorkingDir: output,
    entryPoints,
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    logLevel: "warning",
    outdir: folder,
    chunkNames: "shared-[hash]",
    write: false,
  });
  mkdirSync(join(output, folder));
  for (const { path, text } of outputFiles) {
    const file = basename(path);
    const declared = asDeclared(file, withoutBareImports(text));
    writeFileSync(join(output, folder, file), convert(file, declared));
  }
}

/**
 * @param {string} file of CommonJS
 * @param {Set<string>} [seen]
 * @returns {Set<string>} the packages that it requires, by their names, and the files, by their paths
 */
function requiredBy(file, seen = new Set()) {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ""] of readFileSync(file, "utf8").matchAll(/\brequire\("([^"]+)"\)/gu)) {
    if (path.startsWith(".")) requiredBy(join(dirname(file), path), seen);
    else seen.add(path);
  }
  return seen;
}
