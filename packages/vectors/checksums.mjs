// node checksums.mjs: writes what follows from the rows: their numbers in data/index.json and README.md, and data/SHA256SUMS, which the
// runner compares with the files, and which `sha256sum --check` reads.

import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";

const folder = new URL("data/", import.meta.url);

/** The number of rows by file. */
const counts = new Map(
  Object.values(JSON.parse(read("index.json")).kinds).map(({ file }) => [
    file,
    Object.keys(JSON.parse(read(file))).length,
  ]),
);
const results = [...counts].filter(([file]) => file !== "differences.json" && file !== "pitfalls.json");
const sum = results.reduce((all, [, rows]) => all + rows, 0);

rewrite(new URL("index.json", folder), /(?<="file": "([^"]+)",\s+"rows": )\d+/gu, (_, file) => counts.get(file));
const readme = new URL("README.md", import.meta.url);
rewrite(readme, /(?<=`([a-z-]+\.json)` +\| ) *\d+(?= \|)/gu, (cell, file) =>
  String(counts.get(file)).padStart(cell.length),
);
rewrite(readme, /(?<=any language: )\d+(?= rows)/gu, () => sum);

const lines = readdirSync(folder)
  .filter((name) => name.endsWith(".json"))
  .toSorted()
  .map(
    (name) =>
      `${createHash("sha256")
        .update(readFileSync(new URL(name, folder)))
        .digest("hex")}  ${name}\n`,
  );
writeFileSync(new URL("SHA256SUMS", folder), lines.join(""));

/** @param {string} name */
function read(name) {
  return readFileSync(new URL(name, folder), "utf8");
}

/** @param {URL} file @param {RegExp} found @param {(found: string, file: string) => string | number | undefined} replaced */
function rewrite(file, found, replaced) {
  const text = readFileSync(file, "utf8");
  const changed = text.replace(found, (...groups) => String(replaced(groups[0], groups[1])));
  if (changed !== text) writeFileSync(file, changed);
}
