// pnpm run proof requirements [--write]: checks that every requirement of docs/requirements.tsv has a test whose title
// carries its number, or an entry in requirements.json that says why not: `people` if no program can be tested for it,
// `open` if the package does not exist yet, with `partly` if tests already check a part of it. Also checks the results
// of the long runs. docs/evidence/conformance.md and two tables beside it show both, and `std66 explain` shows the
// requirements of a section; `--write` regenerates them.

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, workspacePackages } from "@std66/tools/workspace.mjs";
import { argumentsOfRun } from "../../run-arguments.mjs";
import { runs } from "../runs.mjs";
import { countsOf, mutationRowsOf, pageOf, rowsOf } from "./conformance-page.mjs";
import { chapters, malformedRows, requirements, testFiles, testsOf } from "./requirement-tests.mjs";

const { options } = argumentsOfRun("proof", runs, "requirements");

/** @param {string} path */
const parsed = (path) => JSON.parse(readFileSync(new URL(path, import.meta.url), "utf8"));
/** @type {Record<string, import("./conformance-page.mjs").Entry>} */
const entries = parsed("requirements.json");
/** @type {{ runs: import("./conformance-page.mjs").Run[], defects: import("./conformance-page.mjs").Defect[] }} */
const evidence = parsed("../evidence/evidence.json");
const known = new Set(requirements.map(({ number }) => number));
const packages = new Set(workspacePackages().map(({ manifest }) => manifest.name));

const wrong = [
  // A row in any other form would not be read as a requirement.
  ...malformedRows.map(
    (row) =>
      `docs/requirements.tsv: a row must have a number, a chapter, a section and a text, separated by tabs: ${row}`,
  ),
  ...testFiles.flatMap(({ path, text }) => unknown(path, text.match(/\bR-\d+\b/gu) ?? [])),
  ...unknown("lab/proof/requirements/requirements.json", Object.keys(entries)),
  ...requirements.flatMap((requirement) => wrongEntry(requirement)),
  ...wrongRuns(),
];
const written = {
  "docs/evidence/conformance.md": pageOf(entries, evidence),
  "docs/evidence/conformance.tsv": rowsOf(entries),
  "docs/evidence/mutation.tsv": mutationRowsOf(evidence),
  "apps/cli/data/requirements.json": bySection(),
};
for (const [name, text] of Object.entries(written)) {
  const path = join(root, name);
  if (options["write"] === true) writeFileSync(path, text);
  else if (!existsSync(path) || readFileSync(path, "utf8") !== text)
    wrong.push(`${name} is out of date; run: npx --yes pnpm@12.21.0 run proof requirements --write`);
}

if (wrong.length > 0) {
  console.error(wrong.join("\n"));
  process.exitCode = 1;
} else {
  console.error(`requirements: ${countsOf(entries)}`);
}

/** The requirements as JSON, a line for each section, for `std66 explain`. */
function bySection() {
  const all = chapters.flatMap(({ heading, requirements: inChapter }) => {
    const rfc = /^RFC \d+/u.exec(heading)?.[0] ?? "RFC 3986";
    return inChapter.map((requirement) => ({ rfc, ...requirement }));
  });
  const standards = [...new Set(all.map(({ rfc }) => rfc))].map((rfc) => {
    const here = all.filter((each) => each.rfc === rfc);
    const lines = [...new Set(here.map(({ section }) => section))].map((section) => {
      const pairs = here.filter((each) => each.section === section).map(({ number, text }) => [number, text]);
      return `    ${JSON.stringify(section)}: ${JSON.stringify(pairs)}`;
    });
    return `  ${JSON.stringify(rfc)}: {\n${lines.join(",\n")}\n  }`;
  });
  return `{\n${standards.join(",\n")}\n}\n`;
}

/** @param {string} path @param {readonly string[]} numbers */
function unknown(path, numbers) {
  const others = [...new Set(numbers)].filter((number) => !known.has(number));
  return others.map((number) => `${path}: ${number} is not in docs/requirements.tsv`);
}

/** @param {import("./requirement-tests.mjs").Requirement} requirement */
function wrongEntry({ number, text }) {
  const entry = entries[number];
  const [test] = testsOf.get(number) ?? [];
  if (entry === undefined) {
    if (test !== undefined) return [];
    return [
      `${number}: no test title begins with it, and lab/proof/requirements/requirements.json does not say why: ${text}`,
    ];
  }
  const { people, open, partly = false, ...others } = entry;
  const isEntry = open === undefined ? people && !partly : people === undefined && open.startsWith("@std66/");
  if (!isEntry || Object.keys(others).length > 0)
    return [
      `${number}: an entry must be {"people": "why"} or {"open": "@std66/…"}, the latter optionally with "partly": true`,
    ];
  if (open !== undefined && packages.has(open)) return [`${number}: ${open} exists now; its tests must check this`];
  if (test !== undefined && !partly)
    return [`${number}: has both an entry in requirements.json and a test: ${test.file}`];
  if (test === undefined && partly) return [`${number}: is "partly" open, but no test title begins with it: ${text}`];
  return [];
}

function wrongRuns() {
  const { runs: longRuns, defects } = evidence;
  return [
    ...longRuns
      .filter(({ figures }) => figures.length === 0 || figures.includes("failed"))
      .map(
        ({ command }) =>
          `lab/proof/evidence/evidence.json: no result of ${command}; run: npx --yes pnpm@12.21.0 run proof evidence --write "${command}"`,
      ),
    ...defects
      .filter(
        ({ file, title }) =>
          !testFiles.some(
            ({ path, text }) => path === file && literalsOf(title).some((literal) => text.includes(literal)),
          ),
      )
      .map(({ file, title }) => `lab/proof/evidence/evidence.json: ${file} has no test with the title: ${title}`),
  ];
}

/** @param {string} title of a test, as the source may write it */
function literalsOf(title) {
  return ['"', "'", "`"].flatMap((quote) => [`${quote}${title}${quote}`, `${quote}${title}: %s`]);
}
