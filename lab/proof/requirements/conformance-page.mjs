// docs/evidence/conformance.md: how many requirements have tests, and the results of the long runs; conformance.tsv:
// the tests of each requirement; and mutation.tsv: the shares of mutants that the tests find.

import { chapters, requirements, testsOf } from "./requirement-tests.mjs";

/**
 * @typedef {{ people?: string, open?: string, partly?: boolean }} Entry
 * @typedef {{ command: string, figures: string[] }} Run
 * @typedef {{ defect: string, shownBy: string, file: string, title: string }} Defect `title`: of its regression test
 */

const TITLES_SHOWN = 3;
const TITLE_LENGTH = 120;
/** The run whose lines have a table of their own. */
const PLANTED = "mutation planted";

/**
 * @param {Record<string, Entry>} entries of requirements.json
 * @param {{ runs: Run[], defects: Defect[] }} evidence
 */
export function pageOf(entries, { runs, defects }) {
  const lines = runs.flatMap(({ command, figures }) => figures.map((line) => ({ command, line })));
  const results = lines
    .filter(({ command }) => !isMutation(command) && command !== PLANTED)
    .map(({ command, line }) => [code(command), line]);
  const planted = lines.filter(({ command }) => command === PLANTED).map(({ line }) => plantedCells(line));
  return `# Conformance

How the [requirements](../requirements.tsv) of RFC 3986 (from R-001 on), RFC 3987 (R-201), RFC 6570 (R-301), RFC 8089 (R-401) and RFC 9844 (R-501) are tested: a test titled \`R-061 …\` checks R-061. [conformance.tsv](conformance.tsv) has a row for each, with its tests, or why there can be none. \`git grep R-001 -- '*/test/*'\` shows all tests of a requirement, and \`std66 explain SECTION\` the requirements of a section. \`npx --yes pnpm@12.21.0 run proof requirements --write\` generates both from the titles of the tests and \`lab/proof/requirements/requirements.json\`; \`check\` fails if they are out of date, or if a requirement has neither a test nor a reason.

Requirements: ${countsOf(entries)}.

${table(
  ["chapter", "requirements", "tested", "in part", "bind people", "waiting", "tests"],
  chapters.map((chapter) => chapterCells(chapter, entries)),
)}

## Long runs

These go beyond the tests. Each is a command, \`npx --yes pnpm@12.21.0 run proof …\`. \`run proof evidence --write\` runs all of them and records their results here.

${table(["command", "result"], results)}

\`complexity\` compares the processor's time of a call with that for four times the text: linear time gives a ratio of 4, quadratic time of 16. A ratio above 12 is measured again, up to five times, with the least of the times. One that stays above 12, or an error that is not the function's own, is a fault. A nanosecond for each character does not count, as memory may take it.

## Mutation

How many small changes to the sources, mutants, the tests find: [mutation.tsv](mutation.tsv) has a row for each room, a package or a folder of its sources. Some rooms are samples: \`--each=40\` tries 40 mutants of each room, chosen by a fixed seed. Each row is of the sources and tests when its command last ran. Mutants that survive with a reason are in [survivors.json](../../lab/proof/mutation/survivors.json); a missed one has no reason yet.

${mutationSum(mutationCells(runs))}

## Planted faults

A list of 100 small faults was written before the tests were read: [planted.json](../../lab/proof/mutation/planted.json). \`${PLANTED}\` plants each in turn, and runs the tests of its package alone. Where none found it at first, tests of its kind were added. Faults without an effect are not counted.

${table(["package", "faults", "found at first", "found now"], planted)}

## Defects

[evidence.json](../../lab/proof/evidence/evidence.json) lists ${defects.length} defects that these runs and the requirement tests have found, each with its regression test.
`;
}

/** @param {string} command */
function isMutation(command) {
  return command.startsWith("mutation ") && command !== PLANTED;
}

/** @param {string} line as planted.mjs writes it */
function plantedCells(line) {
  const [, name = "", ...counts] = /^(\S+): (\d+) faults: (\d+) found at first, (\d+) now$/u.exec(line) ?? ["", line];
  return [code(name), ...counts];
}

/** @param {readonly Run[]} runs @returns {string[][]} the cells of each room, whose line is as tally.mjs writes it */
function mutationCells(runs) {
  return runs
    .filter(({ command }) => isMutation(command))
    .flatMap(({ command, figures }) =>
      figures.map((line) => {
        const found =
          /^(?:(\S+): )?(\d+)(?: of (\d+))? mutants: (\d+) found \((\S+) %\), (\d+) listed with a reason, (\d+) missed$/u.exec(
            line,
          );
        if (found === null) throw new Error(`${command}: ${line}`);
        const [, room = command.split(" ")[1] ?? "", tried = "", made = tried, ...shares] = found;
        return [room, made, tried, ...shares, command];
      }),
    );
}

/** @param {string[][]} rooms */
function mutationSum(rooms) {
  const sum = (/** @type {number} */ cell) => rooms.reduce((all, cells) => all + Number(cells[cell]), 0);
  const low = rooms
    .filter((cells) => Number(cells[4]) < 95)
    .map(([room = "", , , , share]) => `${code(room)} (${share} %)`);
  return (
    `In all ${rooms.length} rooms, ${sum(2)} of ${sum(1)} mutants were tried. The tests found ${sum(3)}; ` +
    `${sum(5)} others have a reason, and ${sum(6)} have none. ` +
    (low.length === 0 ? "No room is below 95 %." : `Below 95 % are ${low.join(", ")}.`)
  );
}

/** @param {{ runs: Run[] }} evidence */
export function mutationRowsOf({ runs }) {
  const heading = ["room", "mutants", "tried", "found", "share in %", "with a reason", "missed", "command"];
  return [heading, ...mutationCells(runs)].map((row) => `${row.join("\t")}\n`).join("");
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
 * The tests of each requirement, as rows of tab-separated fields.
 *
 * @param {Record<string, Entry>} entries
 */
export function rowsOf(entries) {
  const cells = chapters.flatMap(({ heading, requirements: own }) =>
    own.map(({ number, section, text }) => {
      const count = entries[number]?.people === undefined ? (testsOf.get(number)?.length ?? 0) : 0;
      return [
        number,
        heading,
        section,
        text,
        String(count),
        stateOf(entries[number]),
        checkedBy(number, entries[number]),
      ];
    }),
  );
  return [ROW, ...cells].map((row) => `${row.join("\t")}\n`).join("");
}

const ROW = ["number", "chapter", "section", "requirement", "tests", "state", "checked by"];

/** @param {Entry | undefined} entry */
function stateOf(entry) {
  if (entry === undefined) return "tested";
  if (entry.people !== undefined) return "binds people";
  return entry.partly === true ? "tested in part" : "waits";
}

/**
 * @param {{ heading: string, requirements: import("./requirement-tests.mjs").Requirement[] }} chapter
 * @param {Record<string, Entry>} entries
 */
function chapterCells({ heading, requirements: own }, entries) {
  const states = own.map(({ number }) => stateOf(entries[number]));
  const count = (/** @type {string} */ state) => states.filter((one) => one === state).length;
  const tests = own.flatMap(({ number }) => (entries[number]?.people === undefined ? (testsOf.get(number) ?? []) : []));
  const counts = [
    count("tested") + count("tested in part"),
    count("tested in part"),
    count("binds people"),
    count("waits"),
  ];
  return [heading, own.length, ...counts, tests.length].map(String);
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
