// How many tests passed, failed and were skipped, as a file in a package and as the last line of a run.

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/** Where vitest leaves the counts of a package, and turbo caches them. */
export const COUNTS = ".tests/counts.json";

/** @param {Counts} counts */
export function closingLine({ passed, failed, skipped }) {
  return `tests: ${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
