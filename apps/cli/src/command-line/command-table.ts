/** The commands and their options as a table, from which completions and the manual page are made. */
import type { EventEmitter } from "node:events";
import type { CommandUnknownOpts, Option } from "@commander-js/extra-typings";
import type { CommandRow, OptionRow, ProgramTable } from "../render/program-table.ts";

const WORDS = new WeakMap<object, () => readonly string[]>();

/** Says which words the arguments of a command can be, where they are too many for the help. */
export function completes(command: object, words: () => readonly string[]): void {
  WORDS.set(command, words);
}

/** The table of a program whose commands are all defined. */
export function tableOf(program: CommandUnknownOpts): ProgramTable {
  return {
    ...rowOf(program),
    commands: program
      .createHelp()
      .visibleCommands(program)
      .filter((command) => command.name() !== "help")
      .map(rowOf),
  };
}

function rowOf(command: CommandUnknownOpts): CommandRow {
  const help = command.createHelp();
  return {
    name: command.name(),
    summary: command.summary(),
    description: command.description(),
    usage: command.usage(),
    arguments: command.registeredArguments.map((argument) => ({
      name: argument.name(),
      description: argument.description,
    })),
    words: command.registeredArguments[0]?.argChoices ?? WORDS.get(command)?.() ?? [],
    options: help.visibleOptions(command).map(optionRow),
    notes: afterHelpOf(command),
  };
}

function optionRow(option: Option): OptionRow {
  const argument = /[<[](.*?)[>\]]/.exec(option.flags)?.[1];
  const { short, long, description, argChoices = [] } = option;
  // Each has a long name.
  return { short, long: long as string, argument, description, choices: argChoices };
}

/** What the help page has besides arguments and options. */
export function afterHelpOf(command: CommandUnknownOpts): string {
  let text = "";
  // The types of Commander leave out what it inherits.
  (command as unknown as EventEmitter).emit("afterHelp", {
    command,
    write: (more: string) => (text += more),
  });
  return text.trim();
}
