// Measures how the time of a call grows with its text, and judges whether that is linear.

import { GCProfiler } from "node:v8";
import { UriSyntaxError } from "@std66/core";
import { LegacySyntaxError } from "@std66/legacy";
import { BaseUriError } from "@std66/resolve";

/**
 * @typedef {() => unknown} Call
 * @typedef {{ size: number, time: number }} Timed size in characters, time in milliseconds
 * @typedef {{ ranges: Timed[][], error?: string }} Measured
 */

/** How many times as long twice the text may take: twice, plus an allowance for caches. */
export const LIMIT = 2.6;
/** Milliseconds for each character: an upper bound for fetching a text from memory once it no longer fits a cache. */
const FETCH = 1e-6;
/** Above this ratio, both are measured again: if the time of the shorter text came out too long, it hides a larger ratio. */
const DOUBT = 2.4;
/** How many times a ratio above the limit is measured again at most: twice, and then until AGAIN_FOR milliseconds have passed. */
const AGAIN = 8;
const AGAIN_FOR = 6000;
/** Milliseconds: calls that take less are timed in batches, so that even very short ones can be compared. */
const TELLING = 2;
/** Milliseconds: a call that takes less is timed three times. */
const LITTLE = 20;

/**
 * Numbers of characters, each twice the one before. Up to 2 ** 16 characters core and normalize use regexps with repeated
 * groups, which have a range of their own. The warm-up is not timed. The last size of a range is measured only if the one before
 * takes longer than it should.
 */
const RANGES = [
  { warmUp: 64_800, sizes: [2025, 4050, 8100, 16_200, 32_400, 64_800] },
  { warmUp: 2.5e6, sizes: [2.5e6, 5e6, 10e6, 20e6, 40e6] },
];
/** The size up to which each function is measured, in characters. */
export const LONGEST = 20e6;

/**
 * @param {(size: number) => Call | undefined} callOf
 * @returns {Measured | undefined} `undefined` if the function cannot be called with such a text
 */
export function measure(callOf) {
  /** @type {Timed[][]} */
  const ranges = [];
  let reached = 0;
  try {
    for (const { warmUp, sizes } of RANGES) {
      reached = Math.max(reached, warmUp);
      const warm = callOf(warmUp);
      if (warm === undefined) return undefined;
      for (let i = 0; i < 2; i++) timeOf(warm);
      /** @type {(Timed & { call: Call })[]} */
      const timed = [];
      ranges.push(timed);
      for (const size of sizes) {
        const before = timed.at(-1);
        if (size === sizes.at(-1) && (ratiosOf([timed]).at(-1) ?? 0) <= LIMIT) break;
        reached = Math.max(reached, size);
        const call = callOf(size);
        if (call === undefined) throw new Error("callable with some sizes of the text only");
        const now = { call, size, time: timeOf(call) };
        if (before !== undefined) measureAgain(before, now);
        timed.push(now);
        // With quadratic time, a longer text would take hours.
        if (goesOn(timed, FETCH)) return { ranges: withoutCalls(ranges) };
      }
    }
    return { ranges: withoutCalls(ranges) };
  } catch (error) {
    return { ranges: withoutCalls(ranges), error: `${String(error)}, with up to ${told(reached)} characters` };
  }
}

/** @param {Timed[][]} ranges */
function withoutCalls(ranges) {
  return ranges.map((timed) => timed.map(({ size, time }) => ({ size, time })));
}

/**
 * The fault, if any: two successive doublings above the limit. One alone is a step, for example when a text no longer fits a
 * cache or a function switches algorithms. Quadratic time goes on growing.
 *
 * @param {Measured} measured
 */
export function faultOf({ ranges, error }) {
  return error ?? ranges.filter((timed) => goesOn(timed, FETCH)).map(timesOf)[0];
}

/** Whether only the allowance for memory keeps it from being a fault. @param {Measured} measured */
export function isExcused(measured) {
  return faultOf(measured) === undefined && measured.ranges.some((timed) => goesOn(timed, 0));
}

/** The ranges with a doubling above the limit, described. @param {Measured} measured */
export function stepsOf({ ranges }) {
  return ranges.filter((timed) => ratiosOf([timed]).some((ratio) => ratio > LIMIT)).map(timesOf);
}

/** How many times as long each doubling takes. @param {Timed[][]} ranges */
export function ratiosOf(ranges) {
  return ranges.flatMap((timed) => timed.slice(1).map(({ time }, i) => time / (timed[i]?.time ?? Number.NaN)));
}

/** @param {Timed[]} timed */
function timesOf(timed) {
  const ratios = ratiosOf([timed]).map((ratio) => ratio.toFixed(2));
  return `${ratios.join(", ")} times as long up to ${told(timed.at(-1)?.size ?? 0)} characters`;
}

/** @param {Timed[]} timed @param {number} fetch the allowance for memory, for each character */
function goesOn(timed, fetch) {
  return timed.slice(2).some((third, i) => {
    const first = /** @type {Timed} */ (timed[i]);
    const second = /** @type {Timed} */ (timed[i + 1]);
    return second.time > LIMIT * first.time && third.time - third.size * fetch > LIMIT * second.time;
  });
}

/**
 * Measures two neighbours again, and keeps the shortest time of each.
 *
 * @param {Timed & { call: Call }} first
 * @param {Timed & { call: Call }} second
 */
function measureAgain(first, second) {
  const from = performance.now();
  for (let i = 0; i < AGAIN && (i < 2 || performance.now() - from < AGAIN_FOR); i++) {
    if (second.time / first.time <= (i === 0 ? DOUBT : LIMIT)) break;
    first.time = Math.min(first.time, timeOf(first.call));
    second.time = Math.min(second.time, timeOf(second.call));
  }
}

/** @param {Call} call @returns {number} milliseconds; for short calls, the best of a few batches */
function timeOf(call) {
  let calls = 1;
  let time = timeOfAll(call, calls);
  while (time < TELLING) time = timeOfAll(call, (calls *= 4));
  for (let more = 0; more < 2 && time < LITTLE; more++) time = Math.min(time, timeOfAll(call, calls));
  return time / calls;
}

/** Keeps the last result, so that no call is optimized away as unused. @type {{ last: unknown }} */
const kept = { last: undefined };

/**
 * Leaves out the garbage collector's time: its work depends on the heap, and grows in steps when more objects live at once than
 * the young generation holds.
 *
 * @param {Call} call @param {number} calls @returns {number} milliseconds
 */
function timeOfAll(call, calls) {
  kept.last = undefined;
  const collector = new GCProfiler();
  collector.start();
  const from = performance.now();
  for (let i = 0; i < calls; i++) {
    try {
      kept.last = call();
    } catch (error) {
      if (!isAnswer(error)) throw error;
    }
  }
  const time = performance.now() - from;
  const collected = collector.stop().statistics.reduce((sum, { cost }) => sum + cost, 0) / 1000;
  return Math.max(time - collected, 0.001);
}

/** Messages of the `uri` tag about literal text that is not valid. */
const OF_LITERAL_TEXT = new Set(["malformed literal text", "a hole in the scheme"]);

/** Whether the error reports invalid input. Any other error, such as a stack overflow, is a fault. @param {unknown} error */
function isAnswer(error) {
  return (
    error instanceof UriSyntaxError ||
    error instanceof LegacySyntaxError ||
    error instanceof BaseUriError ||
    (error instanceof TypeError && OF_LITERAL_TEXT.has(error.message))
  );
}

/** @param {number} number */
function told(number) {
  return number.toLocaleString("en");
}
