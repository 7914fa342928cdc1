// node tools/release/project.mjs [--write]: checks that the pages which name an address have that of project.json. `--write` writes
// them. What is packed gets the addresses as it is packed: the manifests in the repository have none.

import { readFileSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "../workspace.mjs";

/** @typedef {{ repository: string, homepage: string, bugs: string, security: string }} Project */

const PLACEHOLDER = "PLACEHOLDER";
/** For what is packed before the addresses are known. It names no site. */
const EXAMPLE = {
  repository: "https://std66.example/std66/std66",
  homepage: "https://std66.example/",
  bugs: "https://std66.example/std66/std66/issues",
  security: "security@std66.example",
};

/** @returns {Project} */
export function readProject() {
  return JSON.parse(readFileSync(join(root, "project.json"), "utf8"));
}

/** @param {Project} project @returns {string[]} the names of the addresses that are not known yet */
export function placeholdersOf(project) {
  return Object.entries(project).flatMap(([name, value]) => (value.startsWith(PLACEHOLDER) ? [name] : []));
}

/** @returns {Project} that of project.json, or an example as long as it has placeholders */
export function projectToPack() {
  const project = readProject();
  return placeholdersOf(project).length === 0 ? project : EXAMPLE;
}

/**
 * @param {Record<string, unknown>} manifest
 * @param {string} directory of the package, relative to the root
 * @param {Project} project
 * @returns {Record<string, unknown>} the manifest with the addresses
 */
export function withAddresses(manifest, directory, { repository, homepage, bugs }) {
  const at = { type: "git", url: `git+${repository}.git`, directory };
  return { ...manifest, repository: at, homepage, bugs: { url: bugs } };
}

/**
 * Makes the relative links of a page absolute, as registries show a README without the files around it. Code stays as it is.
 *
 * @param {string} text in Markdown
 * @param {string} path of the page, relative to the root
 * @param {Project} project
 * @returns {string}
 */
export function withAbsoluteLinks(text, path, { repository }) {
  const CODE_OR_LINK = /(`{3,})[^]*?\1|(`+)[^\n]*?\2|\]\(([^)\s]+)\)/gu;
  return text.replaceAll(CODE_OR_LINK, (all, _fence, _ticks, /** @type {string | undefined} */ link) => {
    if (link === undefined || /^(?:#|[a-z][a-z\d+.-]*:)/iu.test(link)) return all;
    return `](${repository}/blob/HEAD/${posix.join(posix.dirname(path), link)})`;
  });
}

/** The line of each page that says an address. @param {Project} project @returns {{ path: string, before: string, line: string }[]} */
function linesWith({ security }) {
  const where = security.startsWith(PLACEHOLDER) ? "the maintainers of the repository" : `<${security}>`;
  const before = "Please report a vulnerability in private to ";
  return [{ path: "SECURITY.md", before, line: `${before}${where}, not in a public issue.` }];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const { path, before, line } of linesWith(readProject())) {
    const text = readFileSync(join(root, path), "utf8");
    const meant = text.replace(new RegExp(`^${before}.*$`, "mu"), () => line);
    if (process.argv.includes("--write")) {
      writeFileSync(join(root, path), meant);
    } else if (!text.split("\n").includes(line)) {
      console.error(`${path}: not the address of project.json. Run: node tools/release/project.mjs --write`);
      process.exitCode = 1;
    }
  }
}
