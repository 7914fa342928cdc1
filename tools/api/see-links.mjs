// Each exported function and class, and each constant that is not a table of data, links the section of its RFC, in the
// one form that editors show well:
//
//   @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.2.2 | RFC 3986 §5.2.2}
//
// tools/checks/citations.mjs checks that the section exists. Reads the comments from API Extractor's model of an entry.

import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { root } from "../workspace.mjs";

/** The model has a line break after the tag. The URL Standard has names for its sections. */
const LINK =
  /@see[\s*]+\{@link https:\/\/(?:www\.rfc-editor\.org\/rfc\/rfc(\d+)#(?:section|appendix)-([\w.]+) \| RFC \1 (?:§|Appendix )\2|url\.spec\.whatwg\.org\/#[a-z-]+ \| URL Standard, [\w ]+)\}/u;

/**
 * @typedef {{ kind: string, name: string, docComment?: string, fileUrlPath?: string, members?: Item[],
 *   excerptTokens?: { text: string }[], variableTypeTokenRange?: { startIndex: number, endIndex: number } }} Item
 */

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
  const places = without.map(({ name, source }) => `${source}: ${name} needs an @see link to its section`);
  return [...new Set(places)].map((place) => `${place} (tools/api/see-links.mjs)`);
}

/** @param {Item} item @returns {Item[]} */
function exportsOf({ kind, members = [], ...item }) {
  if (kind === "Class" || kind === "Function" || (kind === "Variable" && !isTable(item))) return [{ kind, ...item }];
  return kind === "Package" || kind === "EntryPoint" ? members.flatMap(exportsOf) : [];
}

/**
 * Whether a constant is a list of rows, such as `readonly ValidityRow[]`. Each row names its own section.
 *
 * @param {Omit<Item, "kind">} item
 */
function isTable({ excerptTokens = [], variableTypeTokenRange }) {
  const type = excerptTokens.slice(variableTypeTokenRange?.startIndex, variableTypeTokenRange?.endIndex);
  return type.at(-1)?.text.endsWith("[]") === true;
}

/** @param {string} folder @param {Item} item */
function sourceOf(folder, { fileUrlPath = "" }) {
  return folder + fileUrlPath.replace(/^dist\//u, "src/").replace(/\.d\.ts$/u, ".ts");
}
