// The arguments of `run proof runtimes` and `run proof browsers`: names such as `bun`, `node-18`, or `node` for all of
// its lines. `--installed` leaves out what is not there.

import { argumentsOfRun } from "../../run-arguments.mjs";
import { runs } from "../runs.mjs";

/**
 * @template {{ name: string }} Named
 * @param {string} command
 * @param {readonly Named[]} all
 * @returns {{ wanted: readonly Named[], isWritten: boolean, mayBeMissing: boolean }} those that the arguments name, or
 * all
 */
export function chosen(command, all) {
  const { options, operands: words } = argumentsOfRun("proof", runs, command);
  if (words.some((word) => !all.some(({ name }) => isMeant(name, word)))) {
    const names = all.map(({ name }) => wordOf(name)).join(", ");
    console.error(`${command}: no such name; there are ${names}`);
    process.exit(2);
  }
  const wanted = all.filter(({ name }) => words.length === 0 || words.some((word) => isMeant(name, word)));
  return { wanted, isWritten: options["write"] === true, mayBeMissing: options["installed"] === true };
}

/** @param {string} name @param {string} word */
function isMeant(name, word) {
  return `${wordOf(name)}-`.startsWith(`${word}-`);
}

/** @param {string} name */
function wordOf(name) {
  return name.toLowerCase().replace(" ", "-");
}
