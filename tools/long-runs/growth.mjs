// pnpm run growth [FUNCTION...]: whether any function takes more than linear time or fails on a hostile text of up to 16 Mi
// characters. With names, those that begin so.

import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { UriSyntaxError } from "@std66/core";
import { LegacySyntaxError } from "@std66/legacy";
import { BaseUriError } from "@std66/resolve";
import { controls, shapes, subjects } from "./growth-subjects.mjs";

/**
 * @typedef {import("./growth-subjects.mjs").Subject} Subject
 * @typedef {import("./growth-subjects.mjs").Shape} Shape
 * @typedef {import("./growth-subjects.mjs").Texts} Texts
 * @typedef {() => unknown} Call
 * @typedef {{ subject: Subject, shape: Shape, size: number, time: number, ratio: number, fault: string | undefined }} Case
 */

/** How many times as long twice the text may take: twice, and the rest is for caches and the collector. */
const LIMIT = 2.6;
const MI = 2 ** 20;
/** Up to 2 ** 16 characters core and normalize use expressions with groups that repeat, which are measured by themselves. */
const SHORT = { from: 8100, to: 8 * 8100, doublings: 3 };
/** Beyond, each size is twice the one before: with every shape, and then with those that take a function the longest. */
const EVERY = [2 * MI, 4 * MI];
const SLOWEST = [8 * MI, 16 * MI];
const SLOW_SHAPES = 3;
/** Milliseconds: below it a time says nothing. */
const TELLING = 2;
/** After so much of it, what calls have left is collected before the next one. */
const COLLECTED_EVERY = 50;
/**
 * How often a ratio above the limit is measured again, also when it falls, so that what is told is not the first below it: as
 * often as that, or once so much time has passed (milliseconds), but at least three times. A square shows every time.
 */
const AGAIN = 12;
const AGAIN_FOR = 5000;
const AT_LEAST = 3;

// The collector's threads would count as time of the call, and so would what it has to collect of the calls before.
// An account of each of 16 million segments takes up to 4 GB.
const FLAGS = ["--single-threaded", "--expose-gc", "--max-old-space-size=12000"];
if (globalThis.gc === undefined) {
  const { status } = spawnSync(process.execPath, [...FLAGS, fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: "inherit",
  });
  process.exit(status ?? 1);
}
const words = process.argv.slice(2);
const measured = subjects.filter(({ name }) => words.length === 0 || words.some((word) => name.startsWith(word)));
if (words.some((word) => !subjects.some(({ name }) => name.startsWith(word)))) {
  const names = [...new Set(subjects.map(({ name }) => name))];
  console.error(`usage: pnpm run growth [FUNCTION...]: ${names.join(", ")}`);
  process.exit(2);
}

/** Milliseconds of calls since the last collection. */
let uncollected = 0;

const started = performance.now();

for (const subject of controls) {
  const [shape] = /** @type {[Shape, ...Shape[]]} */ (shapes);
  if (measure({ subject, shape }, shape.texts, EVERY).fault === undefined)
    throw new Error(`not found: ${subject.name}`);
}

const withEvery = measureAll(
  shapes.flatMap((shape) => measured.map((subject) => ({ subject, shape }))),
  EVERY,
);
const slow = measured.flatMap((each) => {
  const cases = withEvery.filter(({ subject, fault }) => subject === each && fault === undefined);
  return cases.toSorted((a, b) => b.time - a.time).slice(0, SLOW_SHAPES);
});
const found = [...withEvery, ...measureAll(slow, SLOWEST)];

const names = [...new Set(measured.map(({ name }) => name))];
for (const name of names) console.log(`${name}: ${summary(found.filter(({ subject }) => subject.name === name))}`);
const faults = found.filter(({ fault }) => fault !== undefined);
for (const each of faults) console.log(`fault: ${nameOf(each)}: ${each.fault}`);
const verdict =
  faults.length === 0
    ? `no doubling takes more than ${LIMIT} times as long, or two of them more than its square`
    : `${faults.length} faults`;
const reached = `each up to ${Math.max(...EVERY) / MI} Mi characters, the three slowest of each function to ${Math.max(...SLOWEST) / MI} Mi`;
console.log(`growth: ${names.length} functions, ${shapes.length} shapes, ${reached}: ${verdict}`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** @param {Pick<Case, "subject" | "shape">[]} cases @param {number[]} sizes @returns {Case[]} shape by shape */
function measureAll(cases, sizes) {
  return shapes.flatMap((shape, index) => {
    /** @type {Map<number, Texts>} */
    const made = new Map();
    const textsOf = (/** @type {number} */ size) => {
      const texts = made.get(size) ?? shape.texts(size);
      made.set(size, texts);
      return texts;
    };
    const outcomes = cases.filter((each) => each.shape === shape).map((each) => measure(each, textsOf, sizes));
    for (const each of outcomes) if (each.fault !== undefined) console.error(`${nameOf(each)}: ${each.fault}`);
    console.error(`${index + 1}/${shapes.length} ${shape.name} (${seconds()} s)`);
    return outcomes;
  });
}

/** @param {Case} each */
function nameOf({ subject, shape }) {
  return `${subject.name}, ${shape.name}${subject.form === undefined ? "" : ` as ${subject.form}`}`;
}

/** @param {Case[]} cases */
function summary(cases) {
  return `${cases.length} cases up to ${Math.max(...cases.map(({ size }) => size)) / MI} Mi characters, ${largestOf(cases)}`;
}

function seconds() {
  return Math.round((performance.now() - started) / 1000);
}

/** @param {Case[]} cases */
function largestOf(cases) {
  const largest = cases.reduce((a, b) => (b.ratio > a.ratio ? b : a));
  return largest.ratio === 0 ? "too short to tell" : `largest ${largest.ratio.toFixed(2)}: ${nameOf(largest)}`;
}

/**
 * @param {Pick<Case, "subject" | "shape">} what
 * @param {(size: number) => Texts} textsOf
 * @param {number[]} sizes
 * @returns {Case}
 */
function measure({ subject, shape }, textsOf, sizes) {
  let [size, time, ratio] = [0, 0, 0];
  const outcome = (/** @type {string | undefined} */ fault) => ({ subject, shape, size, time, ratio, fault });
  try {
    const [short, long] = [subject.prepare(textsOf(SHORT.from)), subject.prepare(textsOf(SHORT.to))];
    ratio = ratioOf([short, long], [timeOfMany(short), timeOfMany(long)], SHORT.doublings, timeOfMany);
    if (ratio > LIMIT) return outcome(`${ratio.toFixed(2)} times as long up to ${SHORT.to} characters`);
    /** @type {Call | undefined} */
    let before;
    for (size of sizes) {
      const call = subject.prepare(textsOf(size));
      const timeBefore = time;
      time = timeOf(call);
      if (before !== undefined && timeBefore > TELLING) {
        let grown = ratioOf([before, call], [timeBefore, time], 1, timeOf);
        if (grown > LIMIT) {
          // Where a text begins to be longer than a cache, there is a step: then two doublings count. A square goes on.
          const quarter = subject.prepare(textsOf(size / 4));
          grown = ratioOf([quarter, call], [timeOf(quarter), time], 2, timeOf);
        }
        ratio = Math.max(ratio, grown);
        if (grown > LIMIT) return outcome(`${grown.toFixed(2)} times as long, ${Math.round(time)} ms for ${size}`);
      }
      before = call;
    }
    return outcome(undefined);
  } catch (error) {
    return outcome(`${String(error)}, up to ${size} characters`);
  }
}

/**
 * How many times as long the second call takes for each doubling of the text from the first to it.
 *
 * @param {[Call, Call]} calls
 * @param {[number, number]} times
 * @param {number} doublings
 * @param {(call: Call) => number} timer
 */
function ratioOf(calls, times, doublings, timer) {
  let [first, second] = times;
  let spent = 0;
  const isDoubtful = (second / first) ** (1 / doublings) > LIMIT;
  for (let i = 0; isDoubtful && i < AGAIN && (i < AT_LEAST || spent < AGAIN_FOR); i++) {
    first = Math.min(first, timer(calls[0]));
    second = Math.min(second, timer(calls[1]));
    spent += first + second;
  }
  return (second / first) ** (1 / doublings);
}

/** @param {Call} call @returns {number} milliseconds, those of the fastest of a few where it takes little */
function timeOf(call) {
  let best = Infinity;
  let all = 0;
  for (let i = 0; i < 3 && all < 5; i++) {
    const time = timeOfOne(call);
    best = Math.min(best, time);
    all += time;
  }
  return best;
}

/** @param {Call} call @returns {number} milliseconds, on average; what takes next to nothing takes as much as ever */
function timeOfMany(call) {
  timeOfOne(call);
  let times = 0;
  let all = 0;
  while (all < TELLING && times < 200) {
    all += timeOfOne(call);
    times++;
  }
  return Math.max(all / times, 0.01);
}

/** @param {Call} call @returns {number} milliseconds, not by the clock: that tells what else the machine does */
function timeOfOne(call) {
  if (uncollected > COLLECTED_EVERY) {
    globalThis.gc?.();
    uncollected = 0;
  }
  const from = process.cpuUsage();
  try {
    call();
  } catch (error) {
    if (!isAnswer(error)) throw error;
  }
  const { user, system } = process.cpuUsage(from);
  const time = (user + system) / 1000;
  uncollected += time;
  return time;
}

/** That a text or a component is not valid. Whatever else is thrown, as where a stack overflows, is a fault. @param {unknown} error */
function isAnswer(error) {
  return (
    error instanceof UriSyntaxError ||
    error instanceof LegacySyntaxError ||
    error instanceof BaseUriError ||
    (error instanceof TypeError && error.constructor === TypeError)
  );
}
