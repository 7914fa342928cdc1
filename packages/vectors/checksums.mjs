// node checksums.mjs --write: counts the rows in data/, for data/index.json and the README, and writes data/SHA256SUMS,
// which the runner compares with the files, and which `sha256sum --check` reads. Without `--write`, names what is out
// of date.

import { createHash } from "node:crypto";
import { readFileSync, readdirSync, writeFileSync } from "node:fs";

const [option, ...others] = process.argv.slice(2);
if ((option !== undefined && option !== "--write") || others.length > 0) {
  console.error("usage: node checksums.mjs [--write]");
  process.exit(2);
}

/** Without results of their own. */
const LISTS = ["differences.json", "pitfalls.json"];
const read = (/** @type {string} */ path) => readFileSync(new URL(path, import.meta.url), "utf8");
const names = readdirSync(new URL("data/", import.meta.url)).filter((name) => name.endsWith(".json"));
/** A row is a line, between a first and a last line. @type {ReadonlyMap<string, number>} */
const rows = new Map(
  names.filter((name) => name !== "index.json").map((name) => [name, read(`data/${name}`).split("\n").length - 3]),
);
const total = [...rows].reduce((sum, [name, count]) => (LISTS.includes(name) ? sum : sum + count), 0);

const index = read("data/index.json").replaceAll(
  /("file": "([^"]+)",\s+"rows": )\d+/gu,
  (all, before, name) => `${before}${rows.get(name) ?? all}`,
);
const readme = read("README.md")
  .replaceAll(/^(\| `\w+` +\| `([a-z-]+\.json)` +\| )( *\d+)(?= \|)/gmu, (all, before, name, count) =>
    rows.has(name) ? before + `${rows.get(name)}`.padStart(count.length) : all,
  )
  .replace(/(?<=any language: )\d+(?= rows)/u, `${total}`);
const sums = names.toSorted().map((name) => {
  const text = name === "index.json" ? index : read(`data/${name}`);
  return `${createHash("sha256").update(text).digest("hex")}  ${name}\n`;
});

const wanted = { "data/index.json": index, "README.md": readme, "data/SHA256SUMS": sums.join("") };
for (const [path, text] of Object.entries(wanted).filter(([name, now]) => read(name) !== now)) {
  if (option === "--write") writeFileSync(new URL(path, import.meta.url), text);
  else {
    console.error(`packages/vectors/${path} is out of date: node packages/vectors/checksums.mjs --write`);
    process.exitCode = 1;
  }
}
