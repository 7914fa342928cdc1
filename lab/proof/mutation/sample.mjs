// pnpm run proof mutation sample [SEED]: changes a few lines of one room after the other for two minutes, so that a
// room that no test enters is seen without the long run. The same seed gives the same order.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@std66/tools/workspace.mjs";
import { argumentsOfRun } from "../../run-arguments.mjs";
import { runs } from "../runs.mjs";
import { roomOf, targets } from "./rooms.mjs";
import { mutantsOf } from "./stryker.mjs";

const MILLISECONDS = 120_000;
/** Enough for some twenty mutants. */
const LINES = 25;
/** The long run asks for more: a sample only finds rooms that tests leave out. */
const LEAST = 0.5;

const [seed = "66"] = argumentsOfRun("proof", runs, "mutation sample").operands;
const start = performance.now();
const random = numbersFrom(Number(seed));
const rooms = targets()
  .flatMap((target) =>
    [...new Set(target.sources.map((file) => roomOf(target, file)))].map((room) => ({ target, room })),
  )
  .map((each) => ({ ...each, order: random() }))
  .toSorted((a, b) => a.order - b.order);

process.chdir(root);
const lines = [];
for (const { target, room } of rooms) {
  if (performance.now() - start > MILLISECONDS) break;
  const files = target.sources.filter((file) => roomOf(target, file) === room);
  const mutants = await mutantsOf(target, [linesOf(files), linesOf(files)]);
  const found = mutants.filter(({ status }) => status === "Killed" || status === "Timeout").length;
  lines.push(`${room}: ${found} of ${mutants.length} found`);
  if (found < LEAST * mutants.length) {
    lines.push(`${room}: fewer than half are found: \`pnpm run proof mutation ${room}\` has them all`);
    process.exitCode = 1;
  }
}
console.log([...lines, `mutation sample ${seed}: ${lines.length} of ${rooms.length} rooms`].join("\n"));

/** @param {readonly string[]} files @returns {string} a file and some of its lines */
function linesOf(files) {
  const file = files[Math.floor(random() * files.length)] ?? "";
  const count = readFileSync(join(root, file), "utf8").split("\n").length;
  const first = 1 + Math.floor(random() * Math.max(count - LINES, 1));
  return `${file}:${first}-${Math.min(first + LINES, count)}`;
}

/** @param {number} first @returns {() => number} below 1 */
function numbersFrom(first) {
  let state = first >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
