// The tables of docs/evidence/implementations.md, and each answer, which `--rows` prints.

import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@std66/tools/workspace.mjs";
import { reviews } from "./reviews.mjs";

/**
 * What `std66-vectors run --json` writes.
 *
 * @typedef {{ implementation: string, language: string, version: string, claims?: string }} About
 * @typedef {{ operation: string, row: string, input: Record<string, string>, section: string, miss?: string, expected?: unknown,
 *   outcome: string, answer: { result?: unknown, error?: string, fault?: string } }} Result
 * @typedef {{ adapter: About, results: readonly Result[] }} Report
 */

/** How many misses of a row ask for a look at the text of the RFC. */
const MANY = 10;

/** @param {readonly Report[]} reports @param {readonly string[]} leftOut */
export function writePage(reports, leftOut) {
  const sorted = reports.toSorted((a, b) => shareOf(b) - shareOf(a));
  const rows = rowsOf(sorted);
  const names = sectionsOf(sorted);
  const many = rows.filter(({ misses }) => misses >= MANY);
  const unexplained = many.filter(({ key }) => reviewOf(key) === undefined).map(({ text }) => text);
  if (unexplained.length > 0) {
    throw new Error(
      `lab/field/implementations/reviews.mjs gives no reason for rows that many miss:\n${unexplained.join("\n")}`,
    );
  }
  write("implementations", {
    counts: `${sorted.length} implementations in ${new Set(sorted.map(({ adapter }) => adapter.language)).size} languages${
      leftOut.length === 0 ? "" : `; left out: ${leftOut.join("; ")}`
    }.`,
    implementations: table(
      ["implementation", "version", "claims", ...OPERATIONS.map((name) => `\`${name}\``)],
      sorted.map((report) => [
        nameOf(report),
        report.adapter.version,
        report.adapter.claims ?? "",
        ...operationCells(report),
      ]),
    ),
    sections: table(
      ["implementation", ...names.map(sectionName)],
      sorted.map((report) => [nameOf(report), ...sectionCells(report, names)]),
    ),
    many: many.map(({ key, text }) => `${text}\n  - The row is right: ${reviewOf(key)}`).join("\n"),
  });
}

/** @param {readonly Report[]} reports @returns {string} each row that one of them misses or answers by choice, with each answer */
export function rowsText(reports) {
  return rowsOf(reports.toSorted((a, b) => shareOf(b) - shareOf(a)))
    .map(({ text }) => text)
    .join("\n");
}

const OPERATIONS =
  "isUri isUriReference isAbsoluteUri isRelativeReference isIri isIriReference components resolve relativize removeDotSegments normalize equivalent expandTemplate toUri toIri".split(
    " ",
  );

/** @param {readonly Report[]} reports @returns {string[]} in the order of the RFC */
function sectionsOf(reports) {
  const all = reports.flatMap(({ results }) => results.map(({ miss, section }) => miss ?? section));
  return [...new Set(all)].toSorted((a, b) => a.localeCompare(b));
}

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

/** @param {Report} report */
function operationCells({ results }) {
  return OPERATIONS.map((operation) => {
    const own = results.filter((result) => result.operation === operation);
    return own.length === 0 ? "" : `${own.filter((result) => !isMiss(result)).length} of ${own.length}`;
  });
}

/** @param {Report} report @param {readonly string[]} names */
function sectionCells({ results }, names) {
  return names.map((section) => {
    const asked = results.filter((result) => (result.miss ?? result.section) === section);
    const missed = asked.filter(isMiss).length;
    return asked.length === 0 ? "" : String(missed);
  });
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
      return {
        key,
        misses,
        text: `- **${key}** (${sectionName(result.section)}) ${inputs}: ${right}${lines.join("")}`,
      };
    });
}

/** @param {Result} result */
function order({ operation, row }) {
  return OPERATIONS.indexOf(operation) * 10_000 + Number(row.split("-")[1]);
}

/** @param {string} key @returns {string | undefined} why the row is right */
function reviewOf(key) {
  return reviews.find(({ rows }) => rows.includes(key))?.why;
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
