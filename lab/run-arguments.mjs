// The arguments of a run, by its row in the table of its room.

import { argumentsOf } from "@std66/tools/arguments.mjs";

/** @typedef {import("./program.mjs").Run} Run */

/** @param {string} room @param {Run} run */
function usageOf(room, { name, takes = "" }) {
  return `pnpm run ${room} ${name} ${takes}`.trimEnd();
}

/**
 * Reads the arguments, or ends the process.
 *
 * @param {string} room
 * @param {readonly Run[]} runs
 * @param {string} name of the run
 * @param {readonly string[]} [args]
 * @returns {ReturnType<typeof argumentsOf>}
 */
export function argumentsOfRun(room, runs, name, args) {
  const run = runs.find((each) => each.name === name);
  if (run === undefined) throw new Error(`no run is named ${name}`);
  const usage = usageOf(room, run);
  const given = argumentsOf(usage, `${run.shows}\n\nTakes ${run.lasts} on two idle cores.`, args);
  const wrong = run.counts === true ? given.operands.find((word) => !/^\d{1,10}$/u.test(word)) : undefined;
  if (wrong === undefined) return given;
  console.error(`\`${wrong}\` is not a whole number\nusage: ${usage}`);
  return process.exit(2);
}
