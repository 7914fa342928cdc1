// How the time of a call grows with its text, and whether that is linear.

import { GCProfiler } from "node:v8";
import { UriSyntaxError } from "@std66/core";
import { LegacySyntaxError } from "@std66/legacy";
import { BaseUriError } from "@std66/resolve";

/**
 * @typedef {() => unknown} Call
 * @typedef {{ call: Call, size: number, time: number }} Timed in characters and milliseconds
 * @typedef {{ size: number, ratio: number, isTooMuch: boolean }} Doubling to a size, and how many times as long it takes
 * @typedef {{ ranges: Doubling[][], error?: string }} Measured
 */

/** How many times as long twice the text may take: twice, and the rest is for the collector and for caches. */
export const LIMIT = 2.6;
/** Milliseconds for each character: where a text no longer fits a cache, it comes from memory, which takes as long or less. */
const FETCH = 1e-6;
/** From here on it is measured again: a time of the shorter text that is too long hides what is above the limit. */
const DOUBT = 2.4;
/** What stays above the limit is measured as often as that, or until so much time has passed (milliseconds), but twice. */
const AGAIN = 8;
const AGAIN_FOR = 3000;
/** Milliseconds: calls that take less are timed together, so that those that take next to nothing tell something, too. */
const TELLING = 2;
/** Milliseconds: what takes less is timed three times. */
const LITTLE = 20;

/**
 * Numbers of characters, each twice the one before. Up to 2 ** 16 core and normalize use expressions with groups that repeat,
 * which are measured by themselves. What is warmed up with is not timed. The last doubling is only measured where the one
 * before is above the limit.
 */
const RANGES = [
  { warmUp: 64_800, sizes: [2025, 4050, 8100, 16_200, 32_400, 64_800] },
  { warmUp: 2.5e6, sizes: [2.5e6, 5e6, 10e6, 20e6, 40e6] },
];
/** What each function is measured up to, in characters. */
export const LONGEST = 20e6;

/** @param {(size: number) => Call} callOf @returns {Measured} */
export function measure(callOf) {
  /** @type {Doubling[][]} */
  const ranges = [];
  let reached = 0;
  try {
    for (const { warmUp, sizes } of RANGES) {
      for (let i = 0; i < 2; i++) timeOf(callOf(warmUp));
      /** @type {Doubling[]} */
      const doublings = [];
      ranges.push(doublings);
      /** @type {Timed | undefined} */
      let before;
      for (const size of sizes) {
        if (size === sizes.at(-1) && (doublings.at(-1)?.ratio ?? 0) <= LIMIT) break;
        reached = size;
        const call = callOf(size);
        const now = { call, size, time: timeOf(call) };
        if (before !== undefined) doublings.push(doubling(before, now));
        if (goesOn(doublings)) break;
        before = now;
      }
    }
    return { ranges };
  } catch (error) {
    return { ranges, error: `${String(error)}, with up to ${reached} characters` };
  }
}

/**
 * What is wrong, if anything: two doublings one after the other are too much. One alone is a step, as where a text no longer
 * fits a cache or the functions take another way; a square goes on.
 *
 * @param {Measured} measured
 */
export function faultOf({ ranges, error }) {
  return error ?? ranges.filter(goesOn).map(told)[0];
}

/** The doublings that take longer than they should where the next one does not, or not by much. @param {Measured} measured */
export function stepsOf({ ranges }) {
  return ranges.filter((doublings) => doublings.some(({ ratio }) => ratio > LIMIT)).map(told);
}

/** @param {Doubling[]} doublings */
function told(doublings) {
  const ratios = doublings.map(({ ratio }) => ratio.toFixed(2)).join(", ");
  return `${ratios} times as long up to ${doublings.at(-1)?.size.toLocaleString("en")} characters`;
}

/** @param {Doubling[]} doublings */
function goesOn(doublings) {
  return doublings.some(({ ratio }, i) => ratio > LIMIT && doublings[i + 1]?.isTooMuch === true);
}

/**
 * How many times as long the second takes; the times are the shortest of all.
 *
 * @param {Timed} first
 * @param {Timed} second
 * @returns {Doubling}
 */
function doubling(first, second) {
  let spent = 0;
  for (let i = 0; i < AGAIN && (i < 2 || spent < AGAIN_FOR); i++) {
    if (second.time / first.time <= (i === 0 ? DOUBT : LIMIT)) break;
    first.time = Math.min(first.time, timeOf(first.call));
    second.time = Math.min(second.time, timeOf(second.call));
    spent += first.time + second.time;
  }
  const { size, time } = second;
  return { size, ratio: time / first.time, isTooMuch: time - size * FETCH > LIMIT * first.time };
}

/** @param {Call} call @returns {number} milliseconds; of calls that take little, the best of a few times as many as tell something */
function timeOf(call) {
  let calls = 1;
  let time = timeOfAll(call, calls);
  while (time < TELLING) time = timeOfAll(call, (calls *= 4));
  for (let more = 0; more < 2 && time < LITTLE; more++) time = Math.min(time, timeOfAll(call, calls));
  return time / calls;
}

/** What came out last, so that no call is left out because nothing comes of it. @type {{ last: unknown }} */
const kept = { last: undefined };

/**
 * Without the collector's: what it has to do depends on the heap, and grows by steps where more lives at once than its space for
 * the young holds.
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

/** What the `uri` tag says of literal text that is not. */
const OF_LITERAL_TEXT = new Set(["malformed literal text", "a hole in the scheme"]);

/** That a text or a component is not valid. Whatever else is thrown, as where a stack overflows, is a fault. @param {unknown} error */
function isAnswer(error) {
  return (
    error instanceof UriSyntaxError ||
    error instanceof LegacySyntaxError ||
    error instanceof BaseUriError ||
    (error instanceof TypeError && OF_LITERAL_TEXT.has(error.message))
  );
}
