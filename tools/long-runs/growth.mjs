// pnpm run growth [FUNCTION...]: whether any function takes more than linear time or fails on a hostile text of up to 32 Mi
// characters. With names, those whose names begin so.

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
 * @typedef {{ size: number, ratio: number, fault: string | undefined }} Case
 */

/** How many times as long twice the text may take: twice, and the rest is for caches and the collector. */
const LIMIT = 2.6;
const MI = 2 ** 20;
/** Up to 2 ** 16 characters core and normalize use expressions with groups that repeat, which are measured by themselves. */
const SHORT = { from: 8100, to: 8 * 8100, doublings: 3 };
/** Beyond, each size is twice the one before: always up to the least, and on as far as the time of a case goes. */
const FIRST = 8 * MI;
const LEAST = 16 * MI;
const MOST = 32 * MI;
/** Milliseconds: below it a time says nothing; what the last size of a case may take; what no call takes. */
const TELLING = 2;
const BUDGET = 20;
const ENDLESS = 20_000;
/** After so much of it, what calls have left is collected before the next one. */
const COLLECTED_EVERY = 50;
/**
 * How often, and for how long, a ratio above the limit is measured again: as often as that, also when it falls, so that what is told
 * is not the first below it. A square shows every time.
 */
const AGAIN = 12;
const AGAIN_FOR = 5000;

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

for (const control of controls) {
  const [shape] = /** @type {[Shape, ...Shape[]]} */ (shapes);
  if (measure(control, shape.texts).fault === undefined) throw new Error(`not found: ${control.name}`);
}

/** @type {Map<string, (Case & { where: string })[]>} */
const casesOf = new Map(measured.map(({ name }) => [name, []]));
for (const [index, shape] of shapes.entries()) {
  /** @type {Map<number, Texts>} */
  const made = new Map();
  const textsOf = (/** @type {number} */ size) => {
    const texts = made.get(size) ?? shape.texts(size);
    made.set(size, texts);
    return texts;
  };
  for (const subject of measured) {
    const outcome = measure(subject, textsOf);
    const where = subject.form === undefined ? shape.name : `${shape.name} as ${subject.form}`;
    casesOf.get(subject.name)?.push({ ...outcome, where });
    if (outcome.fault !== undefined) console.error(`${subject.name}, ${where}: ${outcome.fault}`);
  }
  console.error(`${index + 1}/${shapes.length} ${shape.name} (${seconds()} s)`);
}

for (const [name, cases] of casesOf) {
  const sizes = [Math.min(...cases.map(({ size }) => size)), Math.max(...cases.map(({ size }) => size))];
  const reached = [...new Set(sizes.map((size) => size / MI))].join(" to ");
  console.log(`${name}: ${cases.length} cases up to ${reached} Mi characters, ${largestOf(cases)}`);
}
const found = [...casesOf].flatMap(([name, cases]) =>
  cases.map((each) => ({ ...each, where: `${name}, ${each.where}` })),
);
const faults = found.filter(({ fault }) => fault !== undefined);
for (const { where, fault } of faults) console.log(`fault: ${where}: ${fault}`);
const verdict = faults.length === 0 ? `no ratio above ${LIMIT}` : `${faults.length} faults`;
const least = Math.min(...found.map(({ size }) => size)) / MI;
const counts = `${casesOf.size} functions, ${shapes.length} shapes, each up to ${least} Mi characters, the fast ones to ${MOST / MI} Mi`;
console.log(`growth: ${counts}: ${verdict} (${largestOf(found)})`);
process.exitCode = faults.length === 0 ? 0 : 1;

function seconds() {
  return Math.round((performance.now() - started) / 1000);
}

/** @param {(Case & { where: string })[]} cases */
function largestOf(cases) {
  const { ratio, where } = cases.reduce((largest, each) => (each.ratio > largest.ratio ? each : largest));
  return ratio === 0 ? "too short to tell" : `largest ${ratio.toFixed(2)}: ${where}`;
}

/**
 * @param {Subject} subject
 * @param {(size: number) => Texts} textsOf
 * @returns {Case}
 */
function measure(subject, textsOf) {
  let size = 0;
  let ratio = 0;
  const fault = (/** @type {unknown} */ what) => ({ size, ratio, fault: `${String(what)}, up to ${size} characters` });
  try {
    const [short, long] = [subject.prepare(textsOf(SHORT.from)), subject.prepare(textsOf(SHORT.to))];
    ratio = ratioOf([short, long], [timeOfMany(short), timeOfMany(long)], SHORT.doublings, timeOfMany);
    if (ratio > LIMIT) return fault(`${ratio.toFixed(2)} times as long`);
    /** @type {Call | undefined} */
    let before;
    let timeBefore = 0;
    for (let next = FIRST; next <= MOST; next *= 2) {
      if (next > LEAST && 2 * timeBefore > BUDGET) break;
      const call = subject.prepare(textsOf(next));
      const time = timeOf(call);
      if (before !== undefined && timeBefore > TELLING) {
        let grown = ratioOf([before, call], [timeBefore, time], 1, timeOf);
        if (grown > LIMIT) {
          // Where a text begins to be longer than a cache, there is a step. A square goes on.
          const quarter = subject.prepare(textsOf(next / 4));
          grown = ratioOf([quarter, call], [timeOf(quarter), time], 2, timeOf);
        }
        ratio = Math.max(ratio, grown);
        if (grown > LIMIT) return fault(`${grown.toFixed(2)} times as long, ${Math.round(time)} ms for ${next}`);
      }
      size = next;
      before = call;
      timeBefore = time;
      if (time > ENDLESS && size < LEAST) return fault(`${Math.round(time)} ms`);
    }
    return { size, ratio, fault: undefined };
  } catch (error) {
    return fault(error);
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
  for (let i = 0; isDoubtful && i < AGAIN && spent < AGAIN_FOR; i++) {
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
