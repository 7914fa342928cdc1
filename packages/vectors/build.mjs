// node build.mjs FOLDER: puts the rows into the modules that tsc has put into the folder, which becomes dist/.
//
// A module of src/ imports its rows from data/*.json. Not every bundler, browser and Node can do that, so in dist/ the
// line becomes the rows themselves. It stays one line, for the source maps. CommonJS can require the file, from one
// folder further down.

import { readFileSync, readdirSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const dist = pathToFileURL(`${process.argv[2]}/`);
const JSON_IMPORT = /^import (\w+) from "(\.\.\/data\/[\w-]+\.json)" with \{ type: "json" \};$/mu;

for (const source of readdirSync(new URL("src/", import.meta.url))) {
  if (source === "index.ts" || source.endsWith(".d.ts")) continue;
  const name = source.replace(/\.ts$/u, ".js");
  const file = new URL(name, dist);
  const code = readFileSync(file, "utf8");
  const found = JSON_IMPORT.exec(code);
  if (found === null) throw new Error(`dist/${name} imports no data file`);
  const [line, variable, path] = found;
  const rows = readFileSync(new URL(path, dist), "ascii").replaceAll("\n", "");
  // Marked as pure: a bundler may then drop the call together with an unused export.
  const declaration = `const ${variable} = /* @__PURE__ */ JSON.parse(${literal(rows)});`;
  writeFileSync(
    file,
    code.replace(line, () => declaration),
  );
  const cjs = new URL(`cjs/${name}`, dist);
  const required = readFileSync(cjs, "utf8");
  if (!required.includes(`require("${path}")`)) throw new Error(`dist/cjs/${name} requires no data file`);
  writeFileSync(cjs, required.replace(`require("${path}")`, `require("../${path}")`));
}

/** In single quotes, as JSON is full of double ones. The files are ASCII, so that there is nothing else to escape. */
function literal(text) {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
