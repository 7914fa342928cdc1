// The tables of docs/evidence/implementations.md, and each answer, which `--rows` prints.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@std66/tools/workspace.mjs";
import { writeRows } from "../../rows.mjs";
import { reviews } from "./reviews.mjs";

/**
 * What `std66-vectors run --json` writes.
 *
 * @typedef {{ implementation: string, language: string, version: string, claims?: string }} About
 * @typedef {{ operation: string, row: string, input: Record<string, string>, section: string, miss?: string, expected?:
 * unknown, outcome: string, answer: { result?: unknown, error?: string, fault?: string } }} Result
 * @typedef {{ adapter: About, results: readonly Result[] }} Report
 */

/** How many misses of a row ask for a look at the text of the RFC. */
const MANY = 10;

/**
 * What the page says, without the answers.
 *
 * @typedef {{ name: string, version: string, claims: string, operations: [name: string, right: number, of: number][],
 *   sections: [name: string, missed: number][] }} Standing
 * @typedef {{ key: string, section: string, inputs: string, right: string, misses: number }} Row
 */

/** @param {readonly Report[]} reports @param {readonly string[]} leftOut */
export function writePage(reports, leftOut) {
  const sorted = reports.toSorted((a, b) => shareOf(b) - shareOf(a));
  const languages = new Set(sorted.map(({ adapter }) => adapter.language)).size;
  const counts = `${sorted.length} implementations in ${languages} languages`;
  const without = leftOut.length === 0 ? "" : `; left out: ${leftOut.join("; ")}`;
  writeSummary(`${counts}${without}.`, sorted.map(standingOf), rowsOf(sorted));
}

/** @param {string} counts @param {readonly Standing[]} standings @param {readonly Row[]} rows */
function writeSummary(counts, standings, rows) {
  const missed = rows.filter(({ misses }) => misses > 0);
  const many = missed.filter(({ misses }) => misses >= MANY);
  const unexplained = many.filter(({ key }) => reviewOf(key) === undefined).map(({ key }) => key);
  if (unexplained.length > 0) {
    throw new Error(
      `lab/field/implementations/reviews.mjs gives no reason for rows that many miss: ${unexplained.join(", ")}`,
    );
  }
  write("implementations", {
    counts,
    implementations: table(
      ["implementation", "version", "claims", "right", "of"],
      standings.map(({ name, version, claims, operations }) => {
        const sum = (/** @type {1 | 2} */ at) => String(operations.reduce((all, each) => all + each[at], 0));
        return [name, version, claims, sum(1), sum(2)];
      }),
    ),
    many: reviews.flatMap((review) => explained(review, many)).join("\n"),
  });
  writeRows(
    "implementations",
    ["implementation", "version", "claims", "by", "name", "missed", "of"],
    [
      ...standings.flatMap(({ name, version, claims, operations, sections }) => [
        ...operations.map(([operation, right, of]) => [name, version, claims, "operation", operation, of - right, of]),
        ...sections.map(([section, count]) => [name, version, claims, "section", section, count, ""]),
      ]),
      ...missed.map(({ key, misses }) => ["", "", "", "row", key, misses, ""]),
    ],
  );
}

/**
 * @param {typeof reviews[number]} review
 * @param {readonly Row[]} many
 * @returns {string[]} a line, if it explains some of these rows
 */
function explained(review, many) {
  const own = many.filter(({ key }) => reviewOf(key) === review);
  const [first] = own;
  if (first === undefined) return [];
  const [operation = "", row] = first.key.split(" ");
  const others = own.slice(1).map(({ key }) => key.split("-")[1]);
  const misses = own.map((each) => each.misses);
  const [least, most] = [Math.min(...misses), Math.max(...misses)];
  const by = least === most ? String(least) : `${least} to ${most}`;
  return [
    `- **\`${operation}\` ${[row, ...others].join(", ")}**, which ${by} miss: ${review.why} For ${first.inputs}, ${first.right} is right.`,
  ];
}

/**
 * @param {readonly Report[]} reports
 * @returns {string} each row that one of them misses or answers by choice, with each answer
 */
export function rowsText(reports) {
  return rowsOf(reports.toSorted((a, b) => shareOf(b) - shareOf(a)))
    .map(({ text }) => text)
    .join("\n");
}

const OPERATIONS =
  "isUri isUriReference isAbsoluteUri isRelativeReference isIri isIriReference components resolve relativize removeDotSegments normalize equivalent expandTemplate toUri toIri".split(
    " ",
  );

/** @param {string} section */
function sectionName(section) {
  return section.startsWith("RFC ") ? section.replace(/ (?=\S+$)/u, " §") : `§${section}`;
}

/** @param {Result} result */
function isMiss({ outcome }) {
  return outcome === "wrong" || outcome === "no answer";
}

/** @param {Report} report @returns {number} of right answers and choices */
function shareOf({ results }) {
  return results.filter((result) => !isMiss(result)).length / results.length;
}

/** @param {Report} report */
function nameOf({ adapter }) {
  return `${adapter.implementation} (${adapter.language})`;
}

/** @param {Result} result */
function decidingSection({ miss, section }) {
  return sectionName(miss ?? section);
}

/** @param {Report} report @returns {Standing} */
function standingOf({ adapter, results }) {
  const name = `${adapter.implementation} (${adapter.language})`;
  const operations = OPERATIONS.flatMap((operation) => {
    const own = results.filter((result) => result.operation === operation);
    const right = own.filter((result) => !isMiss(result)).length;
    return own.length === 0 ? [] : [/** @type {[string, number, number]} */ ([operation, right, own.length])];
  });
  const sections = [...new Set(results.map(decidingSection))]
    .toSorted((a, b) => a.localeCompare(b))
    .map((section) => {
      const missed = results.filter((result) => decidingSection(result) === section && isMiss(result)).length;
      return /** @type {[string, number]} */ ([section, missed]);
    });
  return { name, version: adapter.version, claims: adapter.claims ?? "", operations, sections };
}

/** @param {readonly Report[]} reports */
function rowsOf(reports) {
  /** @type {Map<string, { result: Result, misses: number, answers: Map<string, string[]> }>} */
  const rows = new Map();
  for (const report of reports) {
    for (const result of report.results.filter(({ outcome }) => outcome !== "right" && outcome !== "unsupported")) {
      const key = `${result.operation} ${result.row}`;
      const row = rows.get(key) ?? { result, misses: 0, answers: new Map() };
      rows.set(key, row);
      if (isMiss(result)) row.misses++;
      const answer = `${answerOf(result)}${result.outcome === "choice" ? ", a choice" : ""}`;
      row.answers.set(answer, [...(row.answers.get(answer) ?? []), nameOf(report)]);
    }
  }
  return [...rows.entries()]
    .toSorted(([, a], [, b]) => order(a.result) - order(b.result))
    .map(([key, { result, misses, answers }]) => {
      const inputs = Object.values(result.input).map(code).join(" ");
      const right = result.expected === undefined ? "an error" : rightOf(result);
      const lines = [...answers].map(([answer, names]) => `\n  - ${answer}: ${names.join(", ")}`);
      const section = sectionName(result.section);
      return {
        key,
        section,
        inputs,
        right,
        misses,
        text: `- **${key}** (${section}) ${inputs}: ${right}${lines.join("")}`,
      };
    });
}

/** @param {Result} result */
function order({ operation, row }) {
  return OPERATIONS.indexOf(operation) * 10_000 + Number(row.split("-")[1]);
}

/** @param {string} key @returns {typeof reviews[number] | undefined} why the row is right */
function reviewOf(key) {
  return reviews.find(({ rows }) => rows.includes(key));
}

/** @param {Result} result */
function answerOf({ answer, operation, expected }) {
  if (answer.fault !== undefined) return `no answer, it ${answer.fault.split(";")[0]}`;
  if (answer.error !== undefined) return "an error";
  if (operation !== "components") return code(answer.result);
  const record = /** @type {Record<string, unknown>} */ (answer.result);
  const wanted = /** @type {Record<string, unknown>} */ (expected);
  return Object.keys(record)
    .filter((name) => record[name] !== wanted[name])
    .map((name) => `${name} ${code(record[name])}`)
    .join(", ");
}

/** @param {Result} result */
function rightOf({ operation, expected }) {
  if (operation !== "components") return code(expected);
  const present = Object.entries(/** @type {object} */ (expected)).filter(([, part]) => part !== null);
  return present.map(([name, part]) => `${name} ${code(part)}`).join(", ");
}

/** As a code span: a text as such if it is printable and not empty, and else as JSON. @param {unknown} value */
function code(value) {
  const isPlain = typeof value === "string" && /^[!-~](?:[ -~]*[!-~])?$/u.test(value) && !value.includes("`");
  const text = isPlain ? value : escaped(value);
  const short = text.length > 160 ? `${text.slice(0, 157)}...` : text;
  return short.includes("`") ? `\`\` ${short} \`\`` : `\`${short}\``;
}

/** @param {unknown} value */
function escaped(value) {
  return JSON.stringify(value).replaceAll(
    /[\u007F-\uFFFF]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/** @param {string[]} head @param {string[][]} rows */
function table(head, rows) {
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** @param {string} name of a page @param {Record<string, string>} parts */
function write(name, parts) {
  const path = join(root, `docs/evidence/${name}.md`);
  let text = readFileSync(path, "utf8");
  for (const [part, content] of Object.entries(parts)) {
    const [before, after] = text.split(new RegExp(`(?<=<!-- ${part} -->)[^]*(?=<!-- /${part} -->)`, "u"));
    if (after === undefined) throw new Error(`docs/evidence/${name}.md must contain <!-- ${part} -->`);
    text = `${before}\n\n${content}\n\n${after}`;
  }
  writeFileSync(path, text);
  spawnSync("pnpm", ["exec", "oxfmt", path], { cwd: root, stdio: "inherit" });
}
