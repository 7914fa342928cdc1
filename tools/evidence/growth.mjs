// pnpm run growth [FUNCTION...]: checks whether any function takes more than linear time, or fails, on hostile texts of up to 20
// million characters. With arguments, measures only the functions whose names begin with one of them.

import { fork } from "node:child_process";
import { availableParallelism, totalmem } from "node:os";
import { fileURLToPath } from "node:url";
import { LIMIT, LONGEST, faultOf, isExcused, ratiosOf, stepsOf } from "./growth-measure.mjs";
import { shapes, subjects } from "./growth-subjects.mjs";

/**
 * @typedef {import("./growth-measure.mjs").Measured} Measured
 * @typedef {import("./growth-worker.mjs").Case} Case
 * @typedef {import("./growth-worker.mjs").Outcome} Outcome
 * @typedef {import("./growth-worker.mjs").Task} Task
 */

/** Gigabytes: a trace of 20 million segments takes 5, and one of 40 million may follow. */
const HEAP = 12;
// The garbage collector's time is subtracted, so it must not run in threads of its own.
const FLAGS = ["--single-threaded", `--max-old-space-size=${HEAP}000`];
/** Milliseconds that a process may take; all functions with the worst shape take eight minutes. */
const TOO_LONG = 3_600_000;
const WORKER = fileURLToPath(new URL("growth-worker.mjs", import.meta.url));

const words = process.argv.slice(2);
const allNames = [...new Set(subjects.map(({ name }) => name))];
const names = allNames.filter((name) => words.length === 0 || words.some((word) => name.startsWith(word)));
if (words.some((word) => !allNames.some((name) => name.startsWith(word)))) {
  console.error(`usage: pnpm run growth [FUNCTION...]: ${allNames.join(", ")}`);
  process.exit(2);
}
const meant = [...subjects.keys()].filter((subject) => names.includes(subjects[subject]?.name ?? ""));

const started = performance.now();
const { misjudged } = await outcomeOf({ kind: "controls" });
if (misjudged.length > 0) throw new Error(`misjudged: ${misjudged.join(", ")}`);

/** @type {(Measured & Case)[]} */
const judged = [];
/** @type {Case[]} */
const suspects = [];
let unmeasured = 0;
let faults = 0;
let done = 0;
const waiting = shapes.keys();
const workers = Math.max(1, Math.min(availableParallelism(), Math.round(totalmem() / (HEAP * 1e9))));
await Promise.all(Array.from({ length: workers }, work));
for (const suspect of suspects) await measureAlone(suspect);
requireAll();

for (const name of names)
  console.log(`${name}: ${summary(judged.filter((each) => subjects[each.subject]?.name === name))}`);
const ratios = judged.flatMap(({ ranges }) => ratiosOf(ranges));
const longer = ratios.filter((ratio) => ratio > LIMIT).length;
const largest = Math.max(...ratios).toFixed(2);
const reached = `${names.length} functions and variants, ${shapes.length} shapes, each up to ${LONGEST / 1e6} million characters`;
const among = longer === 0 ? "none" : told(longer);
const verdict = faults > 0 ? `${told(faults)} FAULTS` : "never two in a row";
const excused = judged.filter(isExcused).length;
const apart = `the collector's time apart, and 1 ns for each character, without which ${told(excused)} cases would have two`;
const again = suspects.length === 0 ? "" : `; in doubt, and measured again, alone: ${told(suspects.length)}`;
console.log(
  `growth: ${reached}: ${among} of ${told(ratios.length)} doublings take more than ${LIMIT} times as long (at most ${largest}), ${verdict} (${apart})${again}`,
);
process.exitCode = faults > 0 ? 1 : 0;

/** Measures shape by shape, each in its own process, so that no shape affects the next. */
async function work() {
  for (const shape of waiting) {
    const cases = meant.map((subject) => ({ shape, subject }));
    const { measured } = await outcomeOf({ kind: "cases", cases });
    for (const [i, each] of cases.entries()) {
      const doubt = doubtOf(measured[i]);
      if (doubt === undefined) {
        judge(each, measured[i]);
      } else {
        console.log(`${titleOf(each)}: will be measured again, alone: ${doubt}`);
        suspects.push(each);
      }
    }
    done++;
    progress(`${done}/${shapes.length} ${shapes[shape]?.name}`);
  }
}

/**
 * Measures a suspect again with nothing beside or before it that takes memory. Quadratic time stays quadratic.
 *
 * @param {Case} suspect
 */
async function measureAlone(suspect) {
  const { measured } = await outcomeOf({ kind: "cases", cases: [suspect] });
  judge(suspect, measured.length === 0 ? { ranges: [], error: "its process ended without a result" } : measured[0]);
  progress(`again: ${titleOf(suspect)}`);
}

/** Why a case must be measured again, if so. An error is a fault at once. @param {Measured | null | undefined} measured */
function doubtOf(measured) {
  // Any case of a process that has ended may be the reason.
  if (measured === undefined) return "its process has ended";
  return measured === null || measured.error !== undefined ? undefined : faultOf(measured);
}

/** @param {Case} each @param {Measured | null | undefined} measured */
function judge(each, measured) {
  if (measured === null || measured === undefined) {
    unmeasured++;
    return;
  }
  judged.push({ ...each, ...measured });
  const fault = faultOf(measured);
  if (fault !== undefined) faults++;
  const toldOf = fault === undefined ? stepsOf(measured).map((step) => `a step: ${step}`) : [`FAULT: ${fault}`];
  for (const line of toldOf) console.log(`${titleOf(each)}: ${line}`);
}

/** Makes sure that nothing was lost: each case has been judged, and none lacks the measurements of either range. */
function requireAll() {
  const bare = judged.filter((each) => faultOf(each) === undefined && each.ranges.some(({ length }) => length < 2));
  const few = judged.filter((each) => faultOf(each) === undefined && each.ranges.length !== 2);
  if (judged.length + unmeasured !== meant.length * shapes.length || bare.length + few.length > 0) {
    throw new Error(`${judged.length} cases and ${unmeasured} without a call are not all, or some lack measurements`);
  }
}

/** @param {Task} task @returns {Promise<Outcome>} */
function outcomeOf(task) {
  const child = fork(WORKER, { execArgv: FLAGS, timeout: TOO_LONG });
  child.send(task);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("message", (outcome) => resolve(/** @type {Outcome} */ (outcome)));
    // Not on exit: its message may arrive later.
    child.on("disconnect", () => resolve({ misjudged: ["its process has ended"], measured: [] }));
  });
}

/** @param {Case} each */
function titleOf(each) {
  return `${subjects[each.subject]?.name}, ${textOf(each)}`;
}

/** @param {Case} each */
function textOf({ shape, subject }) {
  const form = subjects[subject]?.form;
  return `${shapes[shape]?.name}${form === undefined ? "" : ` as ${form}`}`;
}

/** @param {(Measured & Case)[]} all */
function summary(all) {
  if (all.length === 0) return "no cases";
  const steepest = all.reduce((a, b) => (largestOf(b) > largestOf(a) ? b : a));
  return `${all.length} cases, at most ${largestOf(steepest).toFixed(2)}: ${textOf(steepest)}`;
}

/** @param {Measured} measured */
function largestOf({ ranges }) {
  return Math.max(0, ...ratiosOf(ranges));
}

/** @param {string} what */
function progress(what) {
  console.error(`${what} (${Math.round((performance.now() - started) / 1000)} s)`);
}

/** @param {number} count */
function told(count) {
  return count.toLocaleString("en");
}
