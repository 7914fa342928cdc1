// pnpm run proof mutation [PACKAGE…]: shows which changes of the sources the tests of a package notice, by Stryker. A
// part of a package, such as `cli/loop`, is a room.
//
// A change that they do not notice must be in survivors.json, with the reason why none of these tests can.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@std66/tools/workspace.mjs";
import { argumentsOfRun } from "../../run-arguments.mjs";
import { runs } from "../runs.mjs";
import { chosen, roomOf, targets } from "./rooms.mjs";
import { mutantsOf } from "./stryker.mjs";
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
  const mutants = await mutantsOf(target, files);
  const { lines, isGood } = tallies({
    name: target.name,
    mutants,
    survivors: survivors.filter(({ file }) => files.includes(file)),
    roomOf: (file) => roomOf(target, file),
  });
  if (!isGood) process.exitCode = 1;
  return lines.join("\n");
}
