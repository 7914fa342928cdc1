// How many tests passed, failed and were skipped: as files that vitest leaves, and as the last line of a run.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./workspace.mjs";

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** Where vitest leaves the counts of a package. */
export const COUNTS = ".tests/counts.json";
/**
 * Where `test` and `test:full` leave their sums, in the root, one for each version of Node.
 * @type {Record<"test" | "test:full", (major: string) => string>}
 */
export const SUMS = {
  test: (major) => `.tests/test-node-${major}.json`,
  "test:full": (major) => `.tests/full-node-${major}.json`,
};
/** Of the Node that runs. */
export const [MAJOR = ""] = process.versions.node.split(".");

/** @param {Counts} counts */
export function closingLine({ passed, failed, skipped }) {
  return `tests: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}

/** @param {Counts[]} list @returns {Counts} */
export function sumOf(list) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of list) {
    sum.passed += passed;
    sum.failed += failed;
    sum.skipped += skipped;
  }
  return sum;
}

/**
 * What a run has left. Nothing is left where it did not come to its end: that counts as a failure.
 * @param {string} file
 * @returns {Counts}
 */
export function countsIn(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : { passed: 0, failed: 1, skipped: 0 };
}

/**
 * The sum of `test` and `test:full`, and of `test` on the other versions of Node that are named.
 * @param {string[]} majors
 */
export function totalCounts(majors) {
  const files = [SUMS.test(MAJOR), SUMS["test:full"](MAJOR), ...majors.map((major) => SUMS.test(major))];
  return sumOf(files.map((file) => countsIn(join(root, file))));
}

/** What the tests of a package counted when they last passed. @param {string} hash of all that they read */
export function keptCounts(hash) {
  return existsSync(keptFile(hash)) ? countsIn(keptFile(hash)) : undefined;
}

/** Keeps the counts of tests that passed, and no others. @param {string} hash @param {Counts} counts */
export function keepCounts(hash, counts) {
  if (counts.failed > 0) return;
  mkdirSync(dirname(keptFile(hash)), { recursive: true });
  writeFileSync(keptFile(hash), JSON.stringify(counts));
}

/** @param {string} hash */
function keptFile(hash) {
  return join(root, `.turbo/tests/${hash}.json`);
}
