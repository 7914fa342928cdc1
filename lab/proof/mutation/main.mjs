// pnpm run proof mutation [PACKAGE…]: shows which changes of the sources the tests of a package notice, by Stryker. A
// part of a package, such as `cli/loop`, is a room.
//
// A change that they do not notice must be in survivors.json, with the reason why none of these tests can.

import { readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { Stryker } from "@stryker-mutator/core";
import { root } from "@std66/tools/workspace.mjs";
import { argumentsOfRun } from "../../run-arguments.mjs";
import { runs } from "../runs.mjs";
import { chosen, roomOf, targets } from "./rooms.mjs";
import { tallies } from "./tally.mjs";

/** @typedef {import("./rooms.mjs").Target} Target */

const all = targets();
const patterns = argumentsOfRun("proof", runs, "mutation").operands;
const wanted = (patterns.length > 0 ? patterns : all.map(({ name }) => name)).map((pattern) => {
  try {
    return chosen(all, pattern);
  } catch (error) {
    console.error(`${/** @type {Error} */ (error).message}; choose from ${all.map(({ name }) => name).join(", ")}`);
    return process.exit(2);
  }
});

/** @type {import("./tally.mjs").Survivors[]} */
const survivors = JSON.parse(readFileSync(join(root, "lab/proof/mutation/survivors.json"), "utf8"));

process.chdir(root);
const reports = [];
for (const { target, files } of wanted) reports.push(await report(target, files));
console.log(reports.join("\n"));

/**
 * @param {Target} target
 * @param {string[]} files its sources that are mutated
 * @returns {Promise<string>} a line for each mutant that survives without a reason and for each reason without a
 * mutant, then how many mutants were found in each room, then in all
 */
async function report(target, files) {
  process.env["MUTATION_TARGET"] = JSON.stringify(target);
  const stryker = new Stryker({
    testRunner: "in-process",
    plugins: [fileURLToPath(new URL("runner.mjs", import.meta.url))],
    // Stryker's reader of tsconfig.json does not support TypeScript 7, so this names a file that does not exist.
    tsconfigFile: "none.json",
    mutate: files,
    // Another process does not say which mutants it reached.
    coverageAnalysis: target.inProcesses ? "off" : "perTest",
    timeoutMS: target.inProcesses ? 30_000 : 5000,
    tempDirName: ".stryker",
    reporters: ["progress-append-only"],
  });
  const mutants = (await stryker.runMutationTest()).map(({ fileName, status, location, replacement }) => ({
    file: relative(root, fileName).replaceAll("\\", "/"),
    text: textAt(readFileSync(fileName, "utf8"), location),
    line: location.start.line,
    replacement,
    status,
  }));
  const { lines, isGood } = tallies({
    name: target.name,
    mutants,
    survivors: survivors.filter(({ file }) => files.includes(file)),
    roomOf: (file) => roomOf(target, file),
  });
  if (!isGood) process.exitCode = 1;
  return lines.join("\n");
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
