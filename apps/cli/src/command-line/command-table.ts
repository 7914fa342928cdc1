/** The commands and their options as a table, from which completions are made. */
import type { EventEmitter } from "node:events";
import type { CommandUnknownOpts, Option } from "@commander-js/extra-typings";

export interface OptionRow {
  readonly short: string | undefined;
  readonly long: string;
  /** The name of its value, or `list` for a comma-separated list of its choices; `undefined` without a value. */
  readonly argument: string | undefined;
  readonly description: string;
  /** The allowed values; empty if there are others. */
  readonly choices: readonly string[];
}

export interface CommandRow {
  readonly name: string;
  readonly summary: string;
  /** The words that an argument can be; empty if there are others. */
  readonly words: readonly string[];
  readonly options: readonly OptionRow[];
}

export interface ProgramTable extends CommandRow {
  readonly commands: readonly CommandRow[];
}

const WORDS = new WeakMap<object, () => readonly string[]>();

/** Says which words the arguments of a command can be, where they are too many for the help. */
export function completes(command: object, words: () => readonly string[]): void {
  WORDS.set(command, words);
}

/** The table of a program whose commands are all defined. */
export function tableOf(program: CommandUnknownOpts): ProgramTable {
  return { ...rowOf(program), commands: shownCommands(program).map(rowOf) };
}

/** The commands that help shows, but for `help` itself. */
export function shownCommands(program: CommandUnknownOpts): CommandUnknownOpts[] {
  const commands = program.createHelp().visibleCommands(program);
  return commands.filter((command) => command.name() !== "help");
}

export function rowOf(command: CommandUnknownOpts): CommandRow {
  return {
    name: command.name(),
    summary: command.summary(),
    words: command.registeredArguments[0]?.argChoices ?? WORDS.get(command)?.() ?? [],
    options: command.createHelp().visibleOptions(command).map(optionRow),
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
