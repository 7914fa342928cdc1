// docs/evidence/conformance.md: the tests of each requirement, and the results of the long runs.

import { chapters, requirements, testsOf } from "./requirement-tests.mjs";

/**
 * @typedef {{ people?: string, open?: string, partly?: boolean }} Entry
 * @typedef {{ command: string, figures: string[] }} Run
 * @typedef {{ defect: string, shownBy: string, file: string, title: string }} Defect `title`: of its regression test
 */

const TITLES_SHOWN = 3;
const TITLE_LENGTH = 120;

/**
 * @param {Record<string, Entry>} entries of requirements.json
 * @param {{ runs: Run[], defects: Defect[] }} evidence
 */
export function pageOf(entries, { runs, defects }) {
  const results = runs.flatMap(({ command, figures }) => figures.map((line) => [code(command), line]));
  const regressions = defects.map((row) => [row.defect, row.shownBy, `${row.file}: ${code(cut(row.title))}`]);
  return `# Conformance

This page lists the tests of each [requirement of RFC 3986, RFC 3987, RFC 6570 and RFC 8089](../requirements.md). \`node tools/checks/requirements.mjs --write\` generates it from the titles of the tests and \`tools/checks/requirements.json\`. \`check\` fails if the page is out of date, or if a requirement has neither a test nor a stated reason why not.

Requirements: ${countsOf(entries)}.

## Long runs

These go beyond the tests. Each is a command, \`npx --yes pnpm@12.21.0 run …\`. \`run proof evidence --write\` runs all of them and records their results here.

${table(["command", "result"], results)}

\`complexity\` compares the processor's time of a call with that for four times the text. Linear time gives a ratio of 4, quadratic time of 16. A ratio above 12 is measured again, up to five times, with the least of the times. If it stays above 12, or a call throws anything but its own errors, that is a fault. Up to a nanosecond for each character does not count, as memory may take it.

Defects that these runs and the requirement tests have found, each with its regression test:

${table(["defect", "found by", "test"], regressions)}

## Requirements

\`people\` says why no program can be tested for a requirement. \`open\` names the package that it waits for. The title of a test follows that of its group; in both, \`%s\` and \`$name\` stand for data of the test's rows. \`git grep R-001 -- '*/test/*'\` shows all tests of a requirement.
${chapters.map((chapter) => chapterOf(chapter, entries)).join("")}`;
}

/** @param {Record<string, Entry>} entries */
export function countsOf(entries) {
  const all = Object.values(entries);
  const tested = requirements.filter(({ number }) => testsOf.get(number)?.length !== 0);
  const inPart = all.filter((entry) => entry.partly);
  const onPeople = all.filter((entry) => entry.people !== undefined);
  const waiting = all.filter((entry) => entry.open !== undefined && !entry.partly);
  return (
    `${requirements.length}. Tests check ${tested.length}, ${inPart.length} of them only in part; ` +
    `${onPeople.length} bind people, and ${waiting.length} wait for a package that does not exist yet`
  );
}

/**
 * @param {{ heading: string, requirements: import("./requirement-tests.mjs").Requirement[] }} chapter
 * @param {Record<string, Entry>} entries
 */
function chapterOf({ heading, requirements: own }, entries) {
  const cells = own.map(({ number, section, text }) => [number, section, text, checkedBy(number, entries[number])]);
  return `\n### ${heading}\n\n${table(["no.", "section", "requirement", "checked by"], cells)}\n`;
}

/** @param {string} number @param {Entry | undefined} entry */
function checkedBy(number, entry) {
  if (entry?.people !== undefined) return `people: ${entry.people}`;
  const found = testsOf.get(number) ?? [];
  // One test of each file first: different files check it in different ways.
  const firsts = found.filter((test, index) => found.findIndex(({ file }) => file === test.file) === index);
  const shown = [...new Set([...firsts, ...found])].slice(0, TITLES_SHOWN);
  const rest = found.length - shown.length;
  const byFile = [...new Set(shown.map(({ file }) => file))].map(
    (name) => `${name}: ${shown.flatMap(({ file, title }) => (file === name ? [code(cut(title))] : [])).join(", ")}`,
  );
  const open = entry?.open === undefined ? [] : [`open: ${entry.open}`];
  return [...byFile, ...(rest > 0 ? [`and ${rest} more`] : []), ...open].join("; ");
}

/** @param {string} title */
function cut(title) {
  return title.length <= TITLE_LENGTH ? title : `${title.slice(0, title.lastIndexOf(" ", TITLE_LENGTH))} …`;
}

/** @param {string} text */
function code(text) {
  return `\`${text.replaceAll("`", "'").replaceAll("|", "\\|")}\``;
}

/** Without padding: a longer cell would change every row. @param {string[]} head @param {string[][]} cells */
function table(head, cells) {
  return [head, head.map(() => "---"), ...cells].map((row) => `| ${row.join(" | ")} |`).join("\n");
}
