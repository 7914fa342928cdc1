// pnpm run proof mutation [--each=COUNT] [PACKAGE…]: shows which changes of the sources the tests of a package notice,
// by Stryker. A part of a package, such as `cli/loop`, is a room. With `--each`, as many random changes of each room,
// always the same ones.
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

/** The same mutants each time. */
const SEED = "66";

const all = targets();
const { operands: patterns, texts } = argumentsOfRun("proof", runs, "mutation");
const each = texts["each"];
if (each !== undefined && !/^[1-9]\d{0,4}$/u.test(each)) {
  console.error(`\`${each}\` is not a number of mutants`);
  process.exit(2);
}
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
for (const [at, { target, files }] of wanted.entries())
  reports.push(await report(target, files, patterns[at] ?? target.name));
console.log(reports.join("\n"));

/**
 * @param {Target} target
 * @param {string[]} files its sources that are mutated
 * @param {string} pattern that names them
 * @returns {Promise<string>} a line for each mutant that survives without a reason and for each reason without a
 * mutant, then how many mutants were found in each room, then in all
 */
async function report(target, files, pattern) {
  const { mutants, made } = await mutantsOf(
    target,
    files,
    each === undefined ? undefined : { each: Number(each), seed: SEED },
  );
  const { lines, isGood } = tallies({
    name: each === undefined ? pattern : `${pattern} --each=${each}`,
    mutants,
    made,
    survivors: survivors.filter(({ file }) => files.includes(file)),
    roomOf: (file) => roomOf(target, file),
  });
  if (!isGood) process.exitCode = 1;
  return lines.join("\n");
}
