// node tools/release/project.mjs [--write]: checks that pages say what follows from project.json. `--write` writes
// it. What is packed gets the addresses as it is packed: the manifests in the repository have none.

import { readFileSync, writeFileSync } from "node:fs";
import { join, posix } from "node:path";
import { isStarted, ownArguments } from "../arguments.mjs";
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

/**
 * @param {Partial<Project>} project
 * @returns {string[]} the names of the addresses that are not known yet: absent, blank, or with a placeholder
 */
export function unknownAddresses(project) {
  const names = /** @type {(keyof Project)[]} */ (Object.keys(EXAMPLE));
  return names.filter((name) => {
    const value = project[name];
    return typeof value !== "string" || value.trim() === "" || value.startsWith(PLACEHOLDER);
  });
}

/** @returns {Project} that of project.json, or an example as long as it does not have every address */
export function projectToPack() {
  const project = readProject();
  return unknownAddresses(project).length === 0 ? project : EXAMPLE;
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
 * Makes the relative links of a page absolute, as registries show a README without the files around it. Code stays as
 * it is.
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

/**
 * What pages say that depends on the addresses. Without them, nothing is published yet.
 *
 * @param {Project} project
 * @returns {{ path: string, place: RegExp, meant: string }[]}
 */
function placesOf(project) {
  const isKnown = unknownAddresses(project).length === 0;
  const reportTo = isKnown ? `<${project.security}>` : "the maintainers of the repository";
  const notYet = "\nNothing is published yet. Until then, everything works [from a clone](#try-it-from-a-clone).\n\n";
  return [
    {
      path: "SECURITY.md",
      place: /(?<=^Please report a vulnerability in private to ).*(?=, not in a public issue\.$)/mu,
      meant: reportTo,
    },
    {
      path: "README.md",
      place: /(?<=<!-- published -->\n)[^]*?(?=<!-- \/published -->)/u,
      meant: isKnown ? "\n" : notYet,
    },
  ];
}

if (isStarted(import.meta.url)) {
  const { options } = ownArguments(import.meta.url);
  for (const { path, place, meant } of placesOf(readProject())) {
    const text = readFileSync(join(root, path), "utf8");
    if (place.exec(text)?.[0] === meant) continue;
    if (options["write"] === true) {
      writeFileSync(
        join(root, path),
        text.replace(place, () => meant),
      );
    } else {
      console.error(`${path}: not as project.json says. Run: node tools/release/project.mjs --write`);
      process.exitCode = 1;
    }
  }
}
