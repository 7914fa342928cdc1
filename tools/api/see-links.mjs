// Each exported function and class links the section of its RFC, in the one form that editors show well:
//
//   @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.2.2 | RFC 3986 §5.2.2}
//
// tools/checks/citations.mjs checks that the section exists. Reads the comments from API Extractor's model of an entry.

import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "../workspace.mjs";

/** The model has a line break after the tag. */
const LINK =
  /@see[\s*]+\{@link https:\/\/www\.rfc-editor\.org\/rfc\/rfc(\d+)#(?:section|appendix)-([\w.]+) \| RFC \1 (?:§|Appendix )\2\}/u;

/**
 * Sources, or folders of them, that lack links. The check fails once one of these lacks none, so that it leaves the list.
 *
 * @type {readonly string[]}
 */
const TO_DO = JSON.parse(readFileSync(new URL("see-links-to-do.json", import.meta.url), "utf8"));

/** @typedef {{ kind: string, name: string, docComment?: string, fileUrlPath?: string, members?: Item[] }} Item */

/**
 * @param {readonly string[]} models the files with API Extractor's model of each entry
 * @returns {string[]} the problems found
 */
export function missingLinks(models) {
  const items = models.flatMap((file) => {
    const folder = relative(root, file).replace(/node_modules\/.*$/u, "");
    return exportsOf(JSON.parse(readFileSync(file, "utf8"))).map((item) => ({
      ...item,
      source: sourceOf(folder, item),
    }));
  });
  const without = items.filter(({ docComment = "" }) => !LINK.test(docComment));
  const done = TO_DO.filter((path) => !without.some(({ source }) => source.startsWith(path)));
  return [
    ...new Set(
      without
        .filter(({ source }) => !TO_DO.some((path) => source.startsWith(path)))
        .map(({ name, source }) => `${source}: ${name} needs an @see link to its section (tools/api/see-links.mjs)`),
    ),
    ...done.map((path) => `tools/api/see-links-to-do.json: ${path} has all its links; remove it from the list`),
  ];
}

/** @param {Item} item @returns {Item[]} */
function exportsOf({ kind, members = [], ...item }) {
  if (kind === "Class" || kind === "Function") return [{ kind, ...item }];
  return kind === "Package" || kind === "EntryPoint" ? members.flatMap(exportsOf) : [];
}

/** @param {string} folder @param {Item} item */
function sourceOf(folder, { fileUrlPath = "" }) {
  return folder + fileUrlPath.replace(/^dist\//u, "src/").replace(/\.d\.ts$/u, ".ts");
}
