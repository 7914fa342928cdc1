// How the time of a call grows with its text, and whether that is linear.

import { GCProfiler } from "node:v8";
import { UriSyntaxError } from "@std66/core";
import { LegacySyntaxError } from "@std66/legacy";
import { BaseUriError } from "@std66/resolve";

/**
 * @typedef {() => unknown} Call
 * @typedef {{ size: number, time: number }} Timed in characters and milliseconds
 * @typedef {{ ranges: Timed[][], error?: string }} Measured
 */

/** How many times as long twice the text may take: twice, and the rest is for caches. */
export const LIMIT = 2.6;
/** Milliseconds for each character: where a text no longer fits a cache, it comes from memory, which takes as long or less. */
const FETCH = 1e-6;
/** From here on it is measured again: a time of the shorter text that is too long hides what is above the limit. */
const DOUBT = 2.4;
/** What stays above the limit is measured as often as that, or until so much time has passed (milliseconds), but twice. */
const AGAIN = 8;
const AGAIN_FOR = 6000;
/** Milliseconds: calls that take less are timed together, so that those that take next to nothing tell something, too. */
const TELLING = 2;
/** Milliseconds: what takes less is timed three times. */
const LITTLE = 20;

/**
 * Numbers of characters, each twice the one before. Up to 2 ** 16 core and normalize use expressions with groups that repeat,
 * which are measured by themselves. What is warmed up with is not timed. The last one of a range is only measured where the one
 * before takes longer than it should.
 */
const RANGES = [
  { warmUp: 64_800, sizes: [2025, 4050, 8100, 16_200, 32_400, 64_800] },
  { warmUp: 2.5e6, sizes: [2.5e6, 5e6, 10e6, 20e6, 40e6] },
];
/** What each function is measured up to, in characters. */
export const LONGEST = 20e6;

/**
 * @param {(size: number) => Call | undefined} callOf
 * @returns {Measured | undefined} `undefined` where there is no call of such a text
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
        if (call === undefined) throw new Error("there is a call of some of the texts only");
        const now = { call, size, time: timeOf(call) };
        if (before !== undefined) measureAgain(before, now);
        timed.push(now);
        // A square of a longer text would take hours.
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
 * What is wrong, if anything: two doublings one after the other are too much. One alone is a step, as where a text no longer
 * fits a cache or the functions take another way; a square goes on.
 *
 * @param {Measured} measured
 */
export function faultOf({ ranges, error }) {
  return error ?? ranges.filter((timed) => goesOn(timed, FETCH)).map(timesOf)[0];
}

/** Whether it is no fault only for what memory may take. @param {Measured} measured */
export function isExcused(measured) {
  return faultOf(measured) === undefined && measured.ranges.some((timed) => goesOn(timed, 0));
}

/** The doublings that take longer than they should where that does not go on. @param {Measured} measured */
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

/** @param {Timed[]} timed @param {number} fetch what of a time memory may take, for each character */
function goesOn(timed, fetch) {
  return timed.slice(2).some((third, i) => {
    const first = /** @type {Timed} */ (timed[i]);
    const second = /** @type {Timed} */ (timed[i + 1]);
    return second.time > LIMIT * first.time && third.time - third.size * fetch > LIMIT * second.time;
  });
}

/**
 * The times become the shortest of all.
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

/** @param {number} number */
function told(number) {
  return number.toLocaleString("en");
}
