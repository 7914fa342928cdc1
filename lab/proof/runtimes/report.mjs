// A report as a line of the terminal, and as cells of the README's table.

import { TESTED_NODES } from "./tested-nodes.mjs";

/** @typedef {import("./execute.mjs").Report} Report */

/** @param {Report} report */
export function lineOf(report) {
  const { name, version, results, loadedBy, faults, ms } = report;
  const failed = results.reduce((sum, { failures }) => sum + failures.length, 0);
  const notRun = notRunOf(report);
  return [
    name.padEnd(11),
    version.padEnd(15),
    `${passedOf(report)} rows passed, ${failed} failed`.padEnd(28),
    `${ms} ms`.padStart(8),
    `  ${loadedBy.join(", ")}`,
    notRun === "" ? "" : `; not run: ${notRun}`,
    ...faults.map((fault) => `\n  ${fault}`),
  ].join("");
}

/** @param {Report} report @returns {string[]} */
export function cellsOf(report) {
  const isTested = TESTED_NODES.some((major) => report.name === `Node ${major}`);
  const { name, version, loadedBy } = report;
  return [name, version, String(passedOf(report)), notRunOf(report), loadedBy.join(", "), isTested ? "yes" : ""];
}

/** @param {string} way how the packages were loaded @param {readonly import("./rows/run.ts").Result[]} results */
export function faultsOf(way, results) {
  return results.flatMap(({ name, failures }) => failures.map((failure) => `${way}: ${name}: ${failure}`));
}

/** A row counts once for each package. @param {Report} report */
function passedOf({ results }) {
  return results.reduce((sum, { passed }) => sum + passed, 0);
}

/** @param {Report} report */
function notRunOf({ results }) {
  return results
    .flatMap(({ name, lacks, notRun }) => {
      if (lacks === undefined) return [];
      return [`${notRun === undefined ? "" : `${notRun} of `}${name}: no ${lacks}`];
    })
    .join("; ");
}
