// The report: as lines for a terminal, as JSON, and as the XML that CI systems read of JUnit.

import { asciiJson } from "./protocol.mjs";
import { differingComponents } from "./questions.mjs";
import { resolved } from "./resolve.mjs";
import { isMiss } from "./run.mjs";
import { sectionName, sections } from "./sections.mjs";

/** @typedef {import("./run.mjs").Report} Report @typedef {import("./run.mjs").Result} Result */

/** Misses shown of a section. */
const SHOWN = 3;

/**
 * @param {Report} report
 * @param {Readonly<Record<string, { summary: string }>>} pitfalls
 * @param {ReturnType<typeof import("./run.mjs").failuresOf>} failures
 * @returns {string}
 */
export function terminalReport({ adapter, notAsked, empty, stopped, results }, pitfalls, { misses, passes, unknown }) {
  const claims = adapter.claims === undefined ? "" : `; claims ${adapter.claims}`;
  const lines = [`${adapter.implementation} ${adapter.version} (${adapter.language})${claims}`, ""];
  const groups = groupedBy(results, ({ operation, section }) => `${operation.padEnd(20)}${sectionName(section)}`);
  for (const [name, group] of groups) {
    const count = (/** @type {Result["outcome"]} */ outcome) =>
      group.filter((result) => result.outcome === outcome).length;
    const others = /** @type {const} */ (["choice", "unsupported", "wrong", "no answer"]).flatMap((outcome) =>
      count(outcome) === 0 ? [] : [`${count(outcome)} ${outcome === "choice" ? "by choice" : outcome}`],
    );
    const right = `${String(count("right")).padStart(4)} of ${String(group.length).padStart(3)} right`;
    lines.push(`${name.padEnd(36)}${[right, ...others].join(", ")}`);
  }
  for (const [section, group] of groupedBy(misses, ({ miss, section: own }) => miss ?? own)) {
    lines.push("", `${sectionName(section)}: ${sections[section] ?? ""}`);
    for (const result of group.slice(0, SHOWN)) {
      lines.push(`  ${result.operation} ${result.row}: ${Object.values(result.input).map(quoted).join(", ")}`);
      lines.push(`    gives ${answerOf(result)}, ${oughtOf(result)}`);
      for (const reason of result.reasons ?? []) {
        const summary = pitfalls[reason]?.summary;
        if (summary !== undefined) lines.push(`    ${summary}`);
      }
    }
    if (group.length > SHOWN) lines.push(`  and ${group.length - SHOWN} more, which --json has`);
  }
  if (passes.length + unknown.length + empty.length + notAsked.length > 0) lines.push("");
  for (const { operation, row } of passes) lines.push(`${operation} ${row}: passes, but is listed as a known failure`);
  for (const name of unknown) lines.push(`${name}: listed as a known failure, but there is no such row`);
  for (const operation of empty) lines.push(`${operation}: claimed, but no row of it is supported`);
  for (const operation of notAsked)
    lines.push(`${operation}: claimed, but there is no such operation; PROTOCOL.md has the names`);
  const known = results.filter((result) => isMiss(result) && result.known !== undefined).length;
  const right = results.filter(({ outcome }) => outcome === "right").length;
  const choices = results.filter(({ outcome }) => outcome === "choice").length;
  lines.push(
    "",
    `${results.length} rows${stopped === undefined ? "" : ", and the others were not asked"}: ${right} right, ${choices} by choice, ${misses.length} missed${known === 0 ? "" : `, ${known} known ${known === 1 ? "failure" : "failures"}`}`,
  );
  return `${lines.join("\n")}\n`;
}

/** @param {Report} report */
export function junitReport({ adapter, results }) {
  const groups = groupedBy(results, ({ operation }) => operation);
  const suites = [...groups].map(([operation, group]) => {
    const cases = group.map((result) => {
      const name = `${result.row} (${sectionName(result.section)}) ${Object.values(result.input).map(quoted).join(", ")}`;
      return `    <testcase classname="${xml(operation)}" name="${xml(name)}">${bodyOf(result)}</testcase>`;
    });
    const failed = group.filter(isFailure).length;
    const skipped = group.filter(isSkipped).length;
    const counts = `tests="${group.length}" failures="${failed}" skipped="${skipped}"`;
    return `  <testsuite name="${xml(operation)}" ${counts}>\n${cases.join("\n")}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${xml(`${adapter.implementation} ${adapter.version}`)}">\n${suites.join("\n")}\n</testsuites>\n`;
}

/** @param {Result} result */
function isFailure(result) {
  return isMiss(result) ? result.known === undefined : result.known !== undefined && result.outcome !== "unsupported";
}

/** @param {Result} result */
function isSkipped(result) {
  return result.outcome === "unsupported" || (isMiss(result) && result.known !== undefined);
}

/** @param {Result} result */
function bodyOf(result) {
  if (isSkipped(result)) return `<skipped message="${xml(result.known ?? "unsupported")}"/>`;
  if (!isFailure(result)) return "";
  if (!isMiss(result)) return `<failure message="passes, but is listed as a known failure"/>`;
  const section = result.miss ?? result.section;
  return `<failure message="${xml(`${sectionName(section)}: ${answerOf(result)}, not ${rightOf(result)}`)}">${xml(sections[section] ?? "")}</failure>`;
}

/** @param {Result} result */
function answerOf(result) {
  const { answer } = result;
  if ("fault" in answer) return `no answer (it ${answer.fault})`;
  return answer.error === undefined ? partOf(result, answer.result) : `an error (${quoted(answer.error)})`;
}

/** @param {Result} result */
function rightOf(result) {
  return result.expected === undefined ? "an error" : partOf(result, result.expected);
}

/** What is right in place of a wrong answer. Any reference that leads to the target is right. @param {Result} result */
function oughtOf(result) {
  const { operation, input, answer } = result;
  if (operation !== "relativize" || !("result" in answer)) return `not ${rightOf(result)}`;
  const { base, target } = /** @type {{ base: string, target: string }} */ (input);
  return `which leads to ${quoted(resolved(base, String(answer.result)))}, not to ${quoted(target)}`;
}

/** Of a record, only what differs. @param {Result} result @param {unknown} value */
function partOf({ operation, expected, answer }, value) {
  if (operation !== "components" || !("result" in answer)) return quoted(value);
  const names = differingComponents(expected, answer.result);
  return names.map((name) => `${name} ${quoted(/** @type {Record<string, unknown>} */ (value)[name])}`).join(", ");
}

/** @param {unknown} value */
function quoted(value) {
  const json = value === undefined ? "nothing" : asciiJson(value);
  return json.length > 200 ? `${json.slice(0, 197)}...` : json;
}

/** Not a character of XML 1.0 §2.2, even as a reference. */
const NOT_OF_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** @param {string} text */
function xml(text) {
  const characters = text.replaceAll(NOT_OF_XML, "\uFFFD");
  return characters.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/**
 * @template Item
 * @param {readonly Item[]} items
 * @param {(item: Item) => string} key
 * @returns {Map<string, Item[]>} in the order in which the keys occur
 */
function groupedBy(items, key) {
  /** @type {Map<string, Item[]>} */
  const groups = new Map();
  for (const item of items) {
    const name = key(item);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [item]);
    else group.push(item);
  }
  return groups;
}
