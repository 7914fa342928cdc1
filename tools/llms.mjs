// node tools/llms.mjs [--write]: writes llms.txt, the index that programs read instead of pages: the packages, each
// with the first paragraph of its README, and the list of docs/README.md. Without `--write`, refuses one that is out of
// date.

import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { ownArguments } from "./arguments.mjs";
import { root, workspacePackages } from "./workspace.mjs";

const { write: isWritten } = ownArguments(import.meta.url).options;

/** @param {string} path @returns {string} */
const read = (path) => readFileSync(join(root, path), "utf8");

/** @param {string} path @returns {string} the first paragraph after the title, on one line and without links */
const introduction = (path) =>
  (read(path).split("\n\n")[1] ?? "").replaceAll("\n", " ").replaceAll(/\[([^\]]+)\]\([^)]*\)/gu, "$1");

const packages = workspacePackages()
  .filter(({ manifest }) => manifest.private !== true)
  .map(({ folder, manifest }) => ({ name: manifest.name, readme: join(relative(root, folder), "README.md") }))
  .map(({ name, readme }) => `- [${name}](${readme}): ${introduction(readme)}`);

/** The paths of a page in docs/ as paths from the root. */
const pages = read("docs/README.md")
  .slice(read("docs/README.md").indexOf("\n## "))
  .replaceAll(/\]\((?!https?:)([^)]+)\)/gu, (_, path) => `](${join("docs", path).replaceAll("\\", "/")})`);

const text = `# std66\n\n> ${introduction("README.md")}\n\n## Packages\n\n${packages.join("\n")}\n${pages}`;

if (isWritten === true) {
  writeFileSync(join(root, "llms.txt"), text);
} else if (read("llms.txt") !== text) {
  process.stderr.write("llms.txt differs from the READMEs: node tools/llms.mjs --write\n");
  process.exitCode = 1;
}
