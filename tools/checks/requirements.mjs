// Checks that every requirement of docs/requirements.md has a test whose title carries its number, or an entry in
// requirements.json that says why not: `people` if no program can be tested for it, `open` if the package does not exist yet,
// with `partly` if tests already check a part of it. docs/conformance.md shows all of them, and the results of the long runs;
// `--write` regenerates it.

import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { textFiles } from "../text-files.mjs";
import { root, workspacePackages } from "../workspace.mjs";

/**
 * @typedef {{ number: string, section: string, text: string }} Requirement
 * @typedef {{ file: string, title: string, numbers: string[] }} Test
 * @typedef {{ people?: string, open?: string, partly?: boolean }} Entry
 * @typedef {{ command: string, figures: string[] }} Run
 * @typedef {{ defect: string, shownBy: string, file: string, title: string }} Defect `title`: of its regression test
 */

const CONFORMANCE = "docs/conformance.md";
const TITLES_SHOWN = 3;
const TITLE_LENGTH = 120;
/** The title of a test or of a group, as group 2, and the start of its function. */
const TITLE = /\(\s*(["'`])((?:\\.|(?!\1)[^\\])*)\1,\s*(?:async\b|\()/gu;

const chapters = readFileSync(join(root, "docs/requirements.md"), "utf8")
  .split(/^## /mu)
  .slice(1)
  .map((chapter) => ({ heading: chapter.slice(0, chapter.indexOf("\n")), requirements: requirementsOf(chapter) }));
const requirements = chapters.flatMap((chapter) => chapter.requirements);
const known = new Set(requirements.map(({ number }) => number));

/** @type {Record<string, Entry>} */
const entries = JSON.parse(readFileSync(new URL("requirements.json", import.meta.url), "utf8"));

/** @type {{ runs: Run[], defects: Defect[] }} */
const { runs, defects } = JSON.parse(readFileSync(new URL("../evidence/evidence.json", import.meta.url), "utf8"));

// Comments are blanked out: a title in a comment belongs to no test.
const testFiles = textFiles(/^(?:(?:packages|apps)\/[^/]+|tools)\/test\//u).map(({ path, text }) => ({
  path,
  text: text.replaceAll(/^ *(?:\/\/|\/?\*).*/gmu, (line) => " ".repeat(line.length)),
}));
const packages = new Set(workspacePackages().map(({ manifest }) => manifest.name));
/** @type {Map<string, Test[]>} */
const tests = new Map(requirements.map(({ number }) => [number, []]));
for (const test of testFiles.flatMap(testsOf)) for (const number of test.numbers) tests.get(number)?.push(test);
// A test of few requirements says most about each of them, and a test of long inputs says least.
const lateness = (/** @type {Test} */ { file, numbers }) => numbers.length + (file.includes("/hostile.") ? 100 : 0);
for (const list of tests.values()) list.sort((a, b) => lateness(a) - lateness(b));

const wrong = [
  ...wrongRows(),
  ...wrongNumbers(),
  ...wrongEntries(),
  ...wrongRuns(),
  ...wrongShares(),
  ...wrongDefects(),
];
const page = pageOf();
if (process.argv.includes("--write")) writeFileSync(join(root, CONFORMANCE), page);
else if (readOrEmpty(CONFORMANCE) !== page) {
  wrong.push(`${CONFORMANCE} is out of date; run: node tools/checks/requirements.mjs --write`);
}

if (wrong.length > 0) {
  console.error(wrong.join("\n"));
  process.exitCode = 1;
} else {
  console.error(`requirements: ${figures()}`);
}

/**
 * @param {string} chapter
 * @returns {Requirement[]}
 */
function requirementsOf(chapter) {
  return [...chapter.matchAll(/^\| (R-\d+) +\| (\S+) +\| (.+?) +\|$/gmu)].map(
    ([, number = "", section = "", text = ""]) => ({ number, section, text }),
  );
}

/**
 * The string literals that begin with requirement numbers: titles of tests and groups, and parts of such titles.
 *
 * @param {{ path: string, text: string }} file
 * @returns {Test[]}
 */
function testsOf({ path, text }) {
  return [...text.matchAll(/(["'`])((?:R-\d+ )+)(?:\\.|(?!\1)[^\\])*\1/gu)].map(
    ({ 0: literal, 2: numbers = "", index }) => ({
      file: path,
      title: titleOf(text, literal, index),
      numbers: [...new Set(numbers.trim().split(" "))],
    }),
  );
}

/**
 * A title as printed, after the title of its group. Relies on the formatter's indentation: the group is the nearest one
 * further left.
 *
 * @param {string} text
 * @param {string} literal
 * @param {number} index
 */
function titleOf(text, literal, index) {
  const lines = text.slice(0, index).split("\n");
  let indentation = (lines.at(-1) ?? "").search(/\S|$/u);
  while (lines.length > 0) {
    const line = lines.pop() ?? "";
    const found = line.search(/\S/u);
    if (found === -1 || found >= indentation) continue;
    indentation = found;
    if (/^\s*describe\b/u.test(line)) {
      TITLE.lastIndex = lines.join("\n").length;
      const group = TITLE.exec(text);
      // The literal may itself be the title of the group.
      if (group !== null && TITLE.lastIndex < index) return `${plain(group[2] ?? "")}: ${plain(literal.slice(1, -1))}`;
    }
  }
  return plain(literal.slice(1, -1));
}

/** @param {string} source */
function plain(source) {
  return source
    .replace(/^(?:R-\d+ )+/u, "")
    .replaceAll(/\\(["'`])/gu, "$1")
    .replaceAll(/\s+/gu, " ");
}

/** A row in any other form would not be read as a requirement. */
function wrongRows() {
  const rows = readFileSync(join(root, "docs/requirements.md"), "utf8").match(/^\|\s*R-.*$/gmu) ?? [];
  return rows
    .filter((row) => !requirements.some(({ number, text }) => row.includes(number) && row.includes(text)))
    .map((row) => `docs/requirements.md: a row must have the form | R-001 | section | text |: ${row}`);
}

function wrongNumbers() {
  return testFiles.flatMap(({ path, text }) =>
    [...new Set(text.match(/\bR-\d+\b/gu))]
      .filter((number) => !known.has(number))
      .map((number) => `${path}: ${number} is not in docs/requirements.md`),
  );
}

function wrongEntries() {
  const problems = Object.keys(entries)
    .filter((number) => !known.has(number))
    .map((number) => `tools/checks/requirements.json: ${number} is not in docs/requirements.md`);
  for (const { number, text } of requirements) {
    const entry = entries[number];
    const isTested = tests.get(number)?.length !== 0;
    if (entry === undefined) {
      if (!isTested)
        problems.push(
          `${number}: no test title begins with it, and tools/checks/requirements.json does not say why: ${text}`,
        );
    } else if (!isEntry(entry)) {
      problems.push(
        `${number}: an entry must be {"people": "why"} or {"open": "@std66/…"}, the latter optionally with "partly": true`,
      );
    } else if (entry.open !== undefined && packages.has(entry.open)) {
      problems.push(`${number}: ${entry.open} exists now; its tests must check this`);
    } else if (isTested && entry.partly !== true) {
      problems.push(`${number}: has both an entry in requirements.json and a test: ${tests.get(number)?.[0]?.file}`);
    } else if (!isTested && entry.partly === true) {
      problems.push(`${number}: is "partly" open, but no test title begins with it: ${text}`);
    }
  }
  return problems;
}

function wrongRuns() {
  return runs
    .filter(({ figures: said }) => said.length === 0 || said.includes("failed"))
    .map(
      ({ command }) =>
        `tools/evidence/evidence.json: no result of ${command}; run: npx --yes pnpm@12.21.0 run evidence --write "${command}"`,
    );
}

/** CONTRIBUTING states the share of mutants found. */
function wrongShares() {
  const contributing = readOrEmpty("CONTRIBUTING.md");
  return runs
    .filter(({ command }) => command.startsWith("mutation "))
    .map(({ command, figures: [said = ""] }) => {
      const share = /(?<=\()[\d.]+ %(?=\))/u.exec(said)?.[0] ?? "an unknown share";
      return ` ${share} in \`${command.replace("mutation ", "")}\``;
    })
    .filter((words) => !contributing.includes(words))
    .map((words) => `CONTRIBUTING.md: should say${words}, as in tools/evidence/evidence.json`);
}

function wrongDefects() {
  return defects
    .filter(({ file, title }) => {
      const literals = ['"', "'", "`"].flatMap((quote) => [`${quote}${title}${quote}`, `${quote}${title}: %s`]);
      return !testFiles.some(({ path, text }) => path === file && literals.some((literal) => text.includes(literal)));
    })
    .map(({ file, title }) => `tools/evidence/evidence.json: ${file} has no test with the title: ${title}`);
}

/** @param {Entry} entry */
function isEntry({ people, open, partly, ...others }) {
  if (Object.keys(others).length > 0) return false;
  if (open === undefined) return people !== undefined && people.length > 0 && partly === undefined;
  return people === undefined && open.startsWith("@std66/") && (partly === undefined || partly);
}

function figures() {
  const all = Object.values(entries);
  const tested = requirements.filter(({ number }) => tests.get(number)?.length !== 0);
  const inPart = all.filter((entry) => entry.partly);
  const onPeople = all.filter((entry) => entry.people !== undefined);
  const waiting = all.filter((entry) => entry.open !== undefined && !entry.partly);
  return (
    `${requirements.length}. Tests check ${tested.length}, ${inPart.length} of them only in part; ` +
    `${onPeople.length} bind people, and ${waiting.length} wait for a package that does not exist yet`
  );
}

function pageOf() {
  const head = [
    "# Conformance",
    "",
    "This page lists the tests of each [requirement of RFC 3986](requirements.md). `node tools/checks/requirements.mjs --write` generates it from the titles of the tests and `tools/checks/requirements.json`. `check` fails if the page is out of date, or if a requirement has neither a test nor a stated reason why not.",
    "",
    `Requirements: ${figures()}.`,
    "",
    "## Long runs",
    "",
    "These go beyond the tests. Each is a command, `npx --yes pnpm@12.21.0 run …`. `run evidence --write` runs all of them and records their results here.",
    "",
    ...table(
      ["command", "result"],
      runs.flatMap(({ command, figures: said }) => said.map((line) => [code(command), line])),
    ),
    "",
    "`complexity` compares the processor's time of a call with that for four times the text. More than nine times as long is a fault, and so is an error that is not an answer. Up to a nanosecond for each character does not count, as memory may take it.",
    "",
    "Defects that these runs and the requirement tests have found, each with its regression test:",
    "",
    ...table(
      ["defect", "found by", "test"],
      defects.map(({ defect, shownBy, file, title }) => [defect, shownBy, `${file}: ${code(cut(title))}`]),
    ),
    "",
    "## Requirements",
    "",
    "`people` says why no program can be tested for a requirement. `open` names the package that it waits for. The title of a test follows that of its group; in both, `%s` and `$name` stand for data of the test's rows. `git grep R-001 -- '*/test/*'` shows all tests of a requirement.",
  ];
  const tables = chapters.flatMap(({ heading, requirements: rows }) => [
    "",
    `### ${heading}`,
    "",
    ...table(
      ["no.", "section", "requirement", "checked by"],
      rows.map((row) => [row.number, row.section, row.text, checkedBy(row.number)]),
    ),
  ]);
  return `${[...head, ...tables].join("\n")}\n`;
}

/** @param {string} number */
function checkedBy(number) {
  const entry = entries[number];
  if (entry?.people !== undefined) return `people: ${entry.people}`;
  const found = tests.get(number) ?? [];
  // One test of each file first: different files check it in different ways.
  const firsts = found.filter((test, index) => found.findIndex(({ file }) => file === test.file) === index);
  const shown = [...new Set([...firsts, ...found])].slice(0, TITLES_SHOWN);
  const rest = found.length - shown.length;
  return [
    ...[...new Set(shown.map(({ file }) => file))].map(
      (name) => `${name}: ${shown.flatMap(({ file, title }) => (file === name ? [code(cut(title))] : [])).join(", ")}`,
    ),
    ...(rest > 0 ? [`and ${rest} more`] : []),
    ...(entry?.open === undefined ? [] : [`open: ${entry.open}`]),
  ].join("; ");
}

/** @param {string} title */
function cut(title) {
  if (title.length <= TITLE_LENGTH) return title;
  return `${title.slice(0, title.lastIndexOf(" ", TITLE_LENGTH))} …`;
}

/** @param {string} text */
function code(text) {
  return `\`${text.replaceAll("`", "'").replaceAll("|", "\\|")}\``;
}

/**
 * A table as the formatter writes it: each column as wide as its widest cell.
 *
 * @param {string[]} head
 * @param {string[][]} rows
 */
function table(head, rows) {
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => (row[column] ?? "").length)));
  /** @param {string[]} cells */
  const line = (cells) => `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [line(head), `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...rows.map(line)];
}

/** @param {string} path */
function readOrEmpty(path) {
  try {
    return readFileSync(join(root, path), "utf8");
  } catch {
    return "";
  }
}
