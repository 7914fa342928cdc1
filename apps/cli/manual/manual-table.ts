/** The commands and their options as a table, from which the manual page is made. */
import type { CommandUnknownOpts, Option } from "@commander-js/extra-typings";
import { shownCommands } from "../src/command-line/completions.ts";
import { afterHelpOf } from "../src/command-line/help.ts";

export interface OptionRow {
  readonly short: string | undefined;
  readonly long: string;
  /** The name of its value; `undefined` without a value. */
  readonly argument: string | undefined;
  readonly description: string;
  /** The allowed values; empty if there are others. */
  readonly choices: readonly string[];
}

/** What the manual page has of a command. */
export interface ManualRow {
  readonly name: string;
  readonly summary: string;
  readonly description: string;
  readonly usage: string;
  readonly arguments: readonly { readonly name: string; readonly description: string }[];
  readonly options: readonly OptionRow[];
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
    name: command.name(),
    summary: command.summary(),
    description: command.description(),
    usage: command.usage(),
    arguments: command.registeredArguments.map((argument) => ({
      name: argument.name(),
      description: argument.description,
    })),
    options: command.createHelp().visibleOptions(command).map(optionRow),
    notes: afterHelpOf(command),
  };
}

function optionRow({ flags, short, long, description, argChoices = [] }: Option): OptionRow {
  const argument = /[<[](.*?)[>\]]/.exec(flags)?.[1];
  // Each has a long name.
  return { short, long: long as string, argument, description, choices: argChoices };
}
