/** Runs the command: in the process of the tests, or as a shell would. */
export { std66 } from "./in-process.ts";
export { shellLine } from "./shell-line.ts";
export { type Ended, MAIN, type Surroundings, run, shell, spawned, taking } from "./spawn.ts";
