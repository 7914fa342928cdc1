// Measures whether the time of a call grows with its text, or faster.

import { UriSyntaxError } from "@std66/core";
import { LegacySyntaxError } from "@std66/legacy";
import { BaseUriError } from "@std66/resolve";

/** How many times as long four times the text may take. Linear time takes 4 times as long, quadratic time 16 times. */
const LIMIT = 12;
/**
 * Pairs of numbers of characters. Up to 2 ** 16 characters core and normalize use regexps with repeated
 * groups, which have sizes of their own.
 */
const SIZES = [
  [16_200, 64_800],
  [500_000, 2_000_000],
];
/** Milliseconds: shorter calls are timed twice. */
const SHORT = 40;
/** Milliseconds: shorter calls are timed in batches. */
const LEAST = 1;
/**
 * Milliseconds for each character, not counted: an upper bound for fetching a text from memory once it no longer fits a
 * cache.
 */
const FETCH = 1e-6;
/**
 * How often a ratio above the limit is measured again, unless a call takes so many milliseconds that there is no doubt.
 */
const RUNS = 5;
const CERTAIN = 1000;

/**
 * @param {(size: number) => (() => unknown) | undefined} callOf
 * @returns {{ ratio: number, fault?: string } | undefined} the largest ratio; `undefined` if there is no call for such
 * a text
 */
export function measure(callOf) {
  let [largest, size] = [0, 0];
  try {
    for (const sizes of SIZES) {
      /** @type {Timed | undefined} */
      let before;
      for (size of sizes) {
        const call = callOf(size);
        if (call === undefined) return undefined;
        if (before === undefined) timeOfAll(call, 3);
        const now = { call, time: timeOf(call) };
        if (before !== undefined) {
          const ratio = ratioOf(before, now, FETCH * size);
          if (ratio > LIMIT) return { ratio, fault: `takes ${ratio.toFixed(1)} times as long ${upTo(size)}` };
          largest = Math.max(largest, ratio);
        }
        before = now;
      }
    }
    return { ratio: largest };
  } catch (error) {
    return { ratio: largest, fault: `${String(error)}, ${upTo(size)}` };
  }
}

/**
 * Measures both again while the ratio is too large, and keeps the least times: a busy machine only makes times longer.
 *
 * @typedef {{ call: () => unknown, time: number }} Timed
 * @param {Timed} short @param {Timed} long @param {number} allowance milliseconds of the longer time that do not count
 */
function ratioOf(short, long, allowance) {
  const ratio = () => Math.max(0, long.time - allowance) / short.time;
  for (let run = 0; run < RUNS && ratio() > LIMIT && long.time < CERTAIN; run++) {
    short.time = Math.min(short.time, timeOf(short.call));
    long.time = Math.min(long.time, timeOf(long.call));
  }
  return ratio();
}

/** The lesser of two times for short calls. @param {() => unknown} call @returns {number} milliseconds */
function timeOf(call) {
  let calls = 1;
  let time = timeOfAll(call, calls);
  while (time < LEAST) time = timeOfAll(call, (calls *= 4));
  if (time < SHORT) time = Math.min(time, timeOfAll(call, calls));
  return time / calls;
}

/** Keeps the last result, so that no call is optimized away as unused. @type {{ last: unknown }} */
const kept = { last: undefined };

/**
 * The processor's time, which does not count the time of other programs.
 *
 * @param {() => unknown} call @param {number} calls @returns {number} milliseconds
 */
function timeOfAll(call, calls) {
  kept.last = undefined;
  const from = process.cpuUsage();
  for (let i = 0; i < calls; i++) {
    try {
      kept.last = call();
    } catch (error) {
      if (!isAnswer(error)) throw error;
    }
  }
  const { user, system } = process.cpuUsage(from);
  return Math.max((user + system) / 1000, 0.001);
}

/** Messages of the `uri` tag about a text, not about an argument of another type. */
const OF_TEXT = /^uri: (?:the literal text|the text after|a )/u;

/**
 * Whether the error reports invalid input. Any other error, such as a stack overflow, is a fault.
 * @param {unknown} error
 */
function isAnswer(error) {
  return (
    error instanceof UriSyntaxError ||
    error instanceof LegacySyntaxError ||
    error instanceof BaseUriError ||
    (error instanceof TypeError && OF_TEXT.test(error.message))
  );
}

/** @param {number} size */
function upTo(size) {
  return `with up to ${size.toLocaleString("en")} characters`;
}
