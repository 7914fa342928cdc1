// The program of a room of the lab: finds a run by its name, reads its arguments, builds what it needs, and starts it.

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { buildPackages } from "@std66/tools/turbo.mjs";
import { root } from "@std66/tools/workspace.mjs";
import { bundle } from "./bundle.mjs";
import { argumentsOfRun } from "./run-arguments.mjs";

/**
 * @typedef {object} Run
 * @property {string} name one word, or two
 * @property {string} [takes] its arguments, as a usage line has them
 * @property {boolean} [counts] whether its operands are integers
 * @property {readonly string[] | "all"} [builds] the packages that it needs built
 * @property {string} [program] in the folder of the room
 * @property {readonly [packageFolder: string, program: string]} [trials] a program of a package's tests, bundled with its sources
 * @property {readonly string[]} [first] arguments before those that are given
 * @property {string} shows
 * @property {string} lasts on two idle cores
 */

/**
 * @param {string} room
 * @param {readonly Run[]} runs
 * @param {readonly string[]} [args]
 */
export async function main(room, runs, args = process.argv.slice(2)) {
  const [first] = args;
  if (first === undefined || first === "--help") {
    console.log(tableOf(room, runs));
    return;
  }
  const run = named(runs, args);
  if (run === undefined) {
    console.error(`${room}: ${unknown(runs, args)}\n\`pnpm run ${room}\` lists the runs`);
    process.exitCode = 2;
    return;
  }
  const given = args.slice(run.name.split(" ").length);
  // Before minutes are spent on a build.
  argumentsOfRun(room, runs, run.name, given);
  process.exitCode = await start(room, run, given);
}

/** @param {readonly Run[]} runs @param {readonly string[]} args @returns {Run | undefined} */
function named(runs, [first = "", second = ""]) {
  const ofTwo = runs.find(({ name }) => name === `${first} ${second}`);
  if (ofTwo !== undefined) return ofTwo;
  const run = runs.find(({ name }) => name === first);
  // A run without operands may be the first of a family, whose second word is mistyped.
  const isOther = second !== "" && !second.startsWith("-") && !/\b[A-Z]{2}/u.test(run?.takes ?? "");
  return isOther && familyOf(runs, first).length > 0 ? undefined : run;
}

/** @param {readonly Run[]} runs @param {string} word @returns {Run[]} those of two words, of which this is the first */
function familyOf(runs, word) {
  return runs.filter(({ name }) => name.startsWith(`${word} `));
}

/** @param {string} room @param {Run} run @param {readonly string[]} given @returns {Promise<number>} the status */
async function start(room, { builds, program, trials, first = [] }, given) {
  if (builds !== undefined && !buildPackages(builds === "all" ? [] : builds)) return 1;
  const path = trials === undefined ? join(root, "lab", room, program ?? "") : await bundle(...trials);
  return spawnSync(process.execPath, [path, ...first, ...given], { stdio: "inherit" }).status ?? 1;
}

/** @param {string} room @param {readonly Run[]} runs */
function tableOf(room, runs) {
  const rows = runs.map(
    ({ name, takes = "", shows, lasts }) => `  ${`${name} ${takes}`.trimEnd()}\n      ${shows} (${lasts})`,
  );
  return [`usage: pnpm run ${room} NAME [ARGUMENTS]`, "", ...rows].join("\n");
}

/** @param {readonly Run[]} runs @param {readonly string[]} args */
function unknown(runs, [first = "", second = ""]) {
  const family = familyOf(runs, first);
  const [wanted, all] = family.length > 0 ? [second, family] : [first, runs];
  const [likely] = all
    .map(({ name }) => ({ name, changes: distance(family.length > 0 ? name.slice(first.length + 1) : name, wanted) }))
    .toSorted((a, b) => a.changes - b.changes);
  const isLikely = likely !== undefined && likely.changes <= 1 + wanted.length / 4;
  const given = family.length > 0 ? `${first} ${second}` : first;
  return `no run is named \`${given}\`${isLikely ? `: is \`${likely.name}\` meant?` : ""}`;
}

/** How many characters to add, remove or change (Levenshtein). @param {string} a @param {string} b */
function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (const [i, letter] of a.split("").entries()) {
    const next = [i + 1];
    for (let j = 0; j < b.length; j++) {
      next.push(Math.min((row[j] ?? 0) + (letter === b[j] ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
