// pnpm run proof complexity [FUNCTION...]: checks that every function takes linear time for hostile texts of up to 2
// million characters, and does not fail. With arguments, measures only the functions whose names begin with one of
// them.

import { fork } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { argumentsOfRun } from "../../run-arguments.mjs";
import { runs } from "../runs.mjs";
import { shapes } from "./shapes.mjs";
import { subjects } from "./subjects.mjs";

/**
 * @typedef {{ ratio: number, fault?: string }} Measured
 * @typedef {Measured & { title: string }} Result
 */

const WORKER = fileURLToPath(new URL("worker.mjs", import.meta.url));
// The processor's time is measured, so neither the compiler nor the garbage collector may run in threads of their own.
// A large young generation keeps the collector from copying more often, and so from taking more than linear time
// itself.
const FLAGS = [
  "--single-threaded",
  "--min-semi-space-size=256",
  "--max-semi-space-size=256",
  "--max-old-space-size=8000",
];
/** Milliseconds: no case takes as long, unless a call does not end. */
const TOO_LONG = 120_000;

const words = argumentsOfRun("proof", runs, "complexity").operands;
const isWanted = (/** @type {string} */ name) => words.length === 0 || words.some((word) => name.startsWith(word));
const wanted = [...subjects.keys()].filter((subject) => isWanted(subjects[subject]?.name ?? ""));
if (wanted.length === 0) {
  console.error(`complexity: no function has such a name; there are ${namesOf([...subjects.keys()]).join(", ")}`);
  process.exit(2);
}

/** @type {Result[]} */
const results = [];
const waiting = shapes.keys();
await Promise.all(Array.from({ length: availableParallelism() }, work));
const faults = results.filter(({ fault }) => fault !== undefined);
const steepest = results.reduce((a, b) => (b.ratio > a.ratio ? b : a));
console.log(
  `complexity: ${namesOf(wanted).length} functions and variants, ${shapes.length} shapes of up to 2 million characters: ` +
    (faults.length > 0
      ? `${faults.length} FAULTS`
      : `four times the text takes at most ${steepest.ratio.toFixed(1)} times as long (${steepest.title}), and nothing fails`),
);
process.exitCode = faults.length > 0 ? 1 : 0;

async function work() {
  for (const shape of waiting) {
    for (let left = wanted; left.length > 0;) {
      const done = await measureIn(shape, left);
      // The process has ended, or was ended, in the next case.
      if (done < left.length)
        judge(shape, left[done] ?? 0, { ratio: 0, fault: "its process ended, or did not within two minutes" });
      left = left.slice(done + 1);
    }
    console.error(shapes[shape]);
  }
}

/**
 * Measures in a process of its own, so that no shape affects the next.
 *
 * @param {number} shape @param {number[]} cases
 * @returns {Promise<number>} how many of the cases were measured
 */
function measureIn(shape, cases) {
  const child = fork(WORKER, [shape, ...cases].map(String), { execArgv: FLAGS });
  let done = 0;
  let timer = setTimeout(() => child.kill("SIGKILL"), TOO_LONG);
  child.on("message", (message) => {
    const { subject, measured } = /** @type {{ subject: number, measured?: Measured }} */ (message);
    if (measured !== undefined) judge(shape, subject, measured);
    done++;
    clearTimeout(timer);
    timer = setTimeout(() => child.kill("SIGKILL"), TOO_LONG);
  });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    // Not on exit: a message may arrive later.
    child.on("disconnect", () => {
      clearTimeout(timer);
      resolve(done);
    });
  });
}

/** @param {number} shape @param {number} subject @param {Measured} measured */
function judge(shape, subject, measured) {
  const { name, form } = /** @type {typeof subjects[number]} */ (subjects[subject]);
  const title = `${name}, ${shapes[shape]}${form === undefined ? "" : ` as ${form}`}`;
  results.push({ ...measured, title });
  if (measured.fault !== undefined) console.log(`FAULT: ${title}: ${measured.fault}`);
}

/** @param {number[]} of */
function namesOf(of) {
  return [...new Set(of.map((subject) => subjects[subject]?.name))];
}
