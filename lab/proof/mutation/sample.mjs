// pnpm run proof mutation sample [SEED]: tries a few mutants of one room after the other for a minute, so that a room
// that no test enters is seen without the long run. The same seed gives the same mutants, in the same order.

import { root } from "@std66/tools/workspace.mjs";
import { argumentsOfRun } from "../../run-arguments.mjs";
import { runs } from "../runs.mjs";
import { roomOf, targets } from "./rooms.mjs";
import { mutantsOf } from "./stryker.mjs";

const MILLISECONDS = 60_000;
const EACH = 10;
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
let tried = 0;
for (const { target, room } of rooms) {
  if (performance.now() - start > MILLISECONDS) break;
  tried++;
  const files = target.sources.filter((file) => roomOf(target, file) === room);
  const { mutants } = await mutantsOf(target, files, { each: EACH, seed });
  const found = mutants.filter(({ status }) => status === "Killed" || status === "Timeout").length;
  lines.push(`${room}: ${found} of ${mutants.length} found`);
  if (found < LEAST * mutants.length) {
    lines.push(`${room}: fewer than half are found: \`pnpm run proof mutation ${room}\` has them all`);
    process.exitCode = 1;
  }
}
console.log([...lines, `mutation sample ${seed}: ${tried} of ${rooms.length} rooms`].join("\n"));

/** @param {number} first @returns {() => number} below 1 */
function numbersFrom(first) {
  let state = first >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
