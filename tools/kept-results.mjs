// What the tests of a package counted when they last passed, kept in `.turbo/tests` by a hash of all that they read.

import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { countsIn } from "./counts.mjs";
import { root } from "./workspace.mjs";

/** @typedef {import("./counts.mjs").Counts} Counts */

/** @param {string} hash @returns {Counts | undefined} */
export function keptCounts(hash) {
  return existsSync(fileOf(hash)) ? countsIn(fileOf(hash)) : undefined;
}

/** Keeps the counts of tests that passed, and no others. @param {string} hash @param {Counts} counts */
export function keepCounts(hash, counts) {
  if (counts.failed > 0) return;
  mkdirSync(dirname(fileOf(hash)), { recursive: true });
  writeFileSync(fileOf(hash), JSON.stringify(counts));
}

/** @param {string} hash */
function fileOf(hash) {
  return join(root, `.turbo/tests/${hash}.json`);
}
