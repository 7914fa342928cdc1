// The tests of each requirement of docs/requirements.tsv: the string literals in the tests that begin with its number.
// Such a literal is the title of a test or of a group, or a part of the title in a row of data, which vitest's tags
// cannot carry.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { textFiles } from "@std66/tools/text-files.mjs";
import { root } from "@std66/tools/workspace.mjs";

/**
 * @typedef {{ number: string, section: string, text: string }} Requirement
 * @typedef {{ file: string, title: string, numbers: string[] }} Test
 */

const LITERAL = /(["'`])((?:R-\d+ )+)(?:\\.|(?!\1)[^\\])*\1/gu;
const GROUP = /^( *)describe\b[^]*?\(\s*(["'`])((?:\\.|(?!\2)[^\\])*)\2,\s*(?:async\b|\()/gmu;

const ROW = /^(R-\d+)\t([^\t]+)\t(\S+)\t([^\t]+)$/u;

// The first line is the head.
const rows = readFileSync(join(root, "docs/requirements.tsv"), "utf8").trimEnd().split("\n").slice(1);
export const malformedRows = rows.filter((row) => !ROW.test(row));
/** @type {Map<string, Requirement[]>} by chapter */
const byChapter = new Map();
for (const row of rows) {
  const [, number = "", heading = "", section = "", text = ""] = ROW.exec(row) ?? [];
  byChapter.set(heading, [...(byChapter.get(heading) ?? []), { number, section, text }]);
}
export const chapters = [...byChapter].map(([heading, own]) => ({ heading, requirements: own }));
export const requirements = chapters.flatMap((chapter) => chapter.requirements);

// Comments are blanked out: a title in a comment belongs to no test.
export const testFiles = textFiles(/^(?:[^/]+\/[^/]+|lab\/[^/]+\/[^/]+|tools)\/test\//u).map(({ path, text }) => ({
  path,
  text: text.replaceAll(/^ *(?:\/\/|\/?\*).*/gmu, (line) => " ".repeat(line.length)),
}));

/** @type {ReadonlyMap<string, Test[]>} by number; a test of few requirements first, as it says most about each of them */
export const testsOf = new Map(requirements.map(({ number }) => [number, []]));
for (const file of testFiles) {
  for (const test of testsIn(file)) for (const number of test.numbers) testsOf.get(number)?.push(test);
}
// A test of long inputs says least.
const lateness = (/** @type {Test} */ { file, numbers }) => numbers.length + (file.includes("/hostile.") ? 100 : 0);
for (const list of testsOf.values()) list.sort((a, b) => lateness(a) - lateness(b));

/** @param {{ path: string, text: string }} file @returns {Test[]} */
function testsIn({ path, text }) {
  const groups = [...text.matchAll(GROUP)].map(({ 0: head, 1: indent = "", 3: title = "", index }) => ({
    indent: indent.length,
    title,
    start: index,
    end: index + head.length,
  }));
  return [...text.matchAll(LITERAL)].map(({ 0: literal, 2: numbers = "", index }) => {
    const line = text.slice(text.lastIndexOf("\n", index) + 1);
    const indent = line.length - line.trimStart().length;
    // The formatter indents what is in a group. The literal may itself be the title of a group.
    const group = groups.findLast(({ end, ...other }) => end <= index && other.indent < indent);
    const isInside = group !== undefined && !leaves(text.slice(group.end, index), group.indent);
    const title = plain(literal.slice(1, -1));
    return {
      file: path,
      title: isInside ? `${plain(group.title)}: ${title}` : title,
      numbers: [...new Set(numbers.trim().split(" "))],
    };
  });
}

/** Whether a group of this indentation ends in the text. @param {string} text @param {number} indent */
function leaves(text, indent) {
  return new RegExp(`\\n {0,${indent}}\\S`, "u").test(text);
}

/** @param {string} source */
function plain(source) {
  return source
    .replace(/^(?:R-\d+ )+/u, "")
    .replaceAll(/\\(["'`])/gu, "$1")
    .replaceAll(/\s+/gu, " ");
}
