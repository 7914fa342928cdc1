// Runs Stryker on some sources of one package, with the runner of this folder.

import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { Stryker } from "@stryker-mutator/core";
import { root } from "@std66/tools/workspace.mjs";
import { LEFT_OUT } from "./sample-checker.mjs";

/**
 * @param {import("./rooms.mjs").Target} target
 * @param {readonly string[]} mutate files from the root
 * @param {import("./sample-checker.mjs").Sample} [sample] all mutants without it
 * @returns {Promise<{ mutants: import("./tally.mjs").Mutant[], made: import("./tally.mjs").Mutant[] }>} those that were
 * run, and all
 */
export async function mutantsOf(target, mutate, sample) {
  process.env["MUTATION_TARGET"] = JSON.stringify(target);
  process.env["MUTATION_SAMPLE"] = JSON.stringify(sample);
  const stryker = new Stryker({
    testRunner: "in-process",
    plugins: ["runner.mjs", "sample-checker.mjs"].map((file) => fileURLToPath(new URL(file, import.meta.url))),
    checkers: sample === undefined ? [] : ["sample"],
    // Stryker's reader of tsconfig.json does not support TypeScript 7, so this names a file that does not exist.
    tsconfigFile: "none.json",
    mutate: [...mutate],
    // Another process does not say which mutants it reached.
    coverageAnalysis: target.inProcesses ? "off" : "perTest",
    dryRunTimeoutMinutes: 30,
    timeoutMS: target.inProcesses ? 30_000 : 5000,
    tempDirName: ".stryker",
    reporters: ["progress-append-only"],
  });
  const made = (await stryker.runMutationTest()).map(({ fileName, status, location, replacement }) => ({
    file: relative(root, fileName).replaceAll("\\", "/"),
    text: textAt(readFileSync(fileName, "utf8"), location),
    line: location.start.line,
    replacement,
    status,
  }));
  return { mutants: made.filter(({ status }) => status !== LEFT_OUT), made };
}

/**
 * @param {string} source
 * @param {{ start: Place, end: Place }} location
 * @typedef {{ line: number, column: number }} Place from 1
 */
function textAt(source, { start, end }) {
  const lines = source.split("\n").slice(start.line - 1, end.line);
  lines.push((lines.pop() ?? "").slice(0, end.column - 1));
  lines[0] = (lines[0] ?? "").slice(start.column - 1);
  return lines.join("\n");
}
