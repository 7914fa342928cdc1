/** The commands and their options as a table, from which the manual page is made. */
import type { CommandUnknownOpts } from "@commander-js/extra-typings";
import { afterHelpOf, type CommandRow, rowOf, shownCommands } from "../src/command-line/command-table.ts";

/** What the manual page has of a command. */
export interface ManualRow extends CommandRow {
  readonly description: string;
  readonly usage: string;
  readonly arguments: readonly { readonly name: string; readonly description: string }[];
  /** What follows the options on the help page. */
  readonly notes: string;
}

export interface ManualTable extends ManualRow {
  readonly commands: readonly ManualRow[];
}

/** The table of a program whose commands are all defined. */
export function manualOf(program: CommandUnknownOpts): ManualTable {
  return { ...manualRow(program), commands: shownCommands(program).map(manualRow) };
}

function manualRow(command: CommandUnknownOpts): ManualRow {
  return {
    ...rowOf(command),
    description: command.description(),
    usage: command.usage(),
    arguments: command.registeredArguments.map((argument) => ({
      name: argument.name(),
      description: argument.description,
    })),
    notes: afterHelpOf(command),
  };
}
