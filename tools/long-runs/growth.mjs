// pnpm run growth [FUNCTION...]: whether any function takes more than linear time or fails on a hostile text of up to 20
// million characters. With names, those that begin so.

import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { LIMIT, LONGEST, faultOf, stepsOf } from "./growth-measure.mjs";
import { shapes, subjects } from "./growth-subjects.mjs";

/**
 * @typedef {import("./growth-worker.mjs").Case} Case
 * @typedef {import("./growth-worker.mjs").Outcome} Outcome
 * @typedef {import("./growth-worker.mjs").Task} Task
 * @typedef {{ shape: string, name: string }} Suspect
 */

// The collector's time is taken off, which it must not spend in threads beside. An account of each of 20 million segments takes
// 5 GB.
const FLAGS = ["--single-threaded", "--max-old-space-size=12000"];
const WORKER = fileURLToPath(new URL("growth-worker.mjs", import.meta.url));

const words = process.argv.slice(2);
const names = [...new Set(subjects.map(({ name }) => name))];
const measured = names.filter((name) => words.length === 0 || words.some((word) => name.startsWith(word)));
if (words.some((word) => !names.some((name) => name.startsWith(word)))) {
  console.error(`usage: pnpm run growth [FUNCTION...]: ${names.join(", ")}`);
  process.exit(2);
}

const started = performance.now();
const { misjudged } = await outcomeOf({ kind: "controls" });
if (misjudged.length > 0) throw new Error(`misjudged: ${misjudged.join(", ")}`);

/** @type {Case[]} */
const cases = [];
/** @type {Suspect[]} */
const suspects = [];
let faults = 0;
let done = 0;
const waiting = shapes.map(({ name }) => name).values();
await Promise.all(Array.from({ length: availableParallelism() }, work));
for (const suspect of suspects) await measureAlone(suspect);

for (const name of measured) console.log(`${name}: ${summary(cases.filter((each) => each.name === name))}`);
const ratios = cases.flatMap(ratiosOf);
const longer = ratios.filter((ratio) => ratio > LIMIT).length;
const largest = Math.max(...ratios).toFixed(2);
const reached = `${measured.length} functions, ${shapes.length} shapes, each up to ${LONGEST / 1e6} million characters`;
const among = longer === 0 ? "none" : told(longer);
const verdict = faults > 0 ? `${told(faults)} FAULTS` : "never two in a row, 1 ns for each character aside";
const again = suspects.length === 0 ? "" : `; ${told(suspects.length)} of a function and a shape measured again, alone`;
console.log(
  `growth: ${reached}: ${among} of ${told(ratios.length)} doublings take more than ${LIMIT} times as long (at most ${largest}), ${verdict}${again}`,
);
process.exitCode = faults > 0 ? 1 : 0;

/** Shape by shape, each in a process of its own: what one leaves behind is nothing to the next. */
async function work() {
  for (const shape of waiting) {
    const outcome = await outcomeOf({ kind: "shape", shape, names: measured });
    const slow = outcome.cases.filter((each) => each.error === undefined && faultOf(each) !== undefined);
    const suspected = new Set(slow.map(({ name }) => name));
    for (const name of suspected) suspects.push({ shape, name });
    for (const each of outcome.cases) if (!suspected.has(each.name)) judge(each);
    done++;
    console.error(`${done}/${shapes.length} ${shape} (${Math.round((performance.now() - started) / 1000)} s)`);
  }
}

/**
 * What seems to take too long, with nothing beside or before it that takes memory: a square stays one.
 *
 * @param {Suspect} suspect
 */
async function measureAlone({ shape, name }) {
  const outcome = await outcomeOf({ kind: "shape", shape, names: [name] });
  for (const each of outcome.cases) judge(each);
}

/** @param {Case} each */
function judge(each) {
  cases.push(each);
  const fault = faultOf(each);
  if (fault !== undefined) faults++;
  const toldOf = fault === undefined ? stepsOf(each).map((step) => `a step: ${step}`) : [`FAULT: ${fault}`];
  for (const line of toldOf) console.log(`${each.name}, ${each.case}: ${line}`);
}

/** @param {Task} task @returns {Promise<Outcome>} */
function outcomeOf(task) {
  const child = fork(WORKER, { execArgv: FLAGS });
  child.send(task);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("message", (outcome) => resolve(/** @type {Outcome} */ (outcome)));
    // Not when it exits: what it has sent may come later.
    child.on("disconnect", () => {
      const error = "its process ended without a word";
      const all = { name: "a function", case: "shape" in task ? task.shape : "", ranges: [], error };
      resolve({ misjudged: [error], cases: [all] });
    });
  });
}

/** @param {Case} each */
function ratiosOf({ ranges }) {
  return ranges.flat().map(({ ratio }) => ratio);
}

/** @param {Case[]} all */
function summary(all) {
  if (all.length === 0) return "no cases";
  const steepest = all.reduce((a, b) => (largestOf(b) > largestOf(a) ? b : a));
  return `${all.length} cases, at most ${largestOf(steepest).toFixed(2)}: ${steepest.case}`;
}

/** @param {Case} each */
function largestOf(each) {
  return Math.max(0, ...ratiosOf(each));
}

/** @param {number} count */
function told(count) {
  return count.toLocaleString("en");
}
