/** Options that are given once, because only the last of their values would count. */
import type { CommandUnknownOpts, Option } from "@commander-js/extra-typings";

/** Refuses a second value for each option of a command whose help does not say that it may be repeated. */
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
function isSingle({ required, description }: Option): boolean {
  return required && !description.includes("may be repeated");
}
