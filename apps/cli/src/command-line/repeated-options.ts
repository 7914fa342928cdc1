/** Options that are given once, because only the last of their values would count. */
import type { CommandUnknownOpts, Option } from "@commander-js/extra-typings";

const REPEATABLE = new WeakSet();

/** Lets an option be given more than once. Its help says so. */
export function repeatable<T extends { description: string }>(option: T): T {
  REPEATABLE.add(option);
  option.description += "; may be repeated";
  return option;
}

/** Refuses a second value for each option of a command that is not `repeatable`. */
export function refuseRepeated(command: CommandUnknownOpts): void {
  for (const option of command.options.filter(isSingle)) {
    let isGiven = false;
    command.on(`option:${option.name()}`, () => {
      if (isGiven) command.error(`error: option '${option.flags}' was given more than once`);
      isGiven = true;
    });
  }
}

/** Flags mean the same twice. */
function isSingle(option: Option): boolean {
  return option.required && !REPEATABLE.has(option);
}
