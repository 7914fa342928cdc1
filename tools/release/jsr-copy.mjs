// The libraries as JSR gets them: their sources, with the links of their READMEs made absolute.

import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { publishedLibraries, root } from "../workspace.mjs";
import { projectToPack, withAbsoluteLinks } from "./project.mjs";

/** @param {string} folder empty; Deno writes beside what it reads, so that it gets a copy */
export function copyForJsr(folder) {
  cpSync(join(root, "deno.jsonc"), join(folder, "deno.jsonc"));
  cpSync(join(root, "packages"), join(folder, "packages"), { recursive: true, filter: isPublished });
  for (const { folder: library } of publishedLibraries()) {
    const path = `${relative(root, library).replaceAll("\\", "/")}/README.md`;
    cpSync(join(root, "LICENSE"), join(folder, relative(root, library), "LICENSE"));
    const readme = readFileSync(join(root, path), "utf8");
    writeFileSync(join(folder, path), withAbsoluteLinks(readme, path, projectToPack()));
  }
}

/**
 * A tsconfig.json of ours extends one that is not in the copy. Deno's own options are strict; without any, they would
 * not be.
 */
const HERE_ONLY = /^(?:dist|node_modules|test|tsconfig.*\.json)$/u;

/** @param {string} path @returns {boolean} whether it may be published, of all that a package has */
function isPublished(path) {
  return !HERE_ONLY.test(basename(path));
}
