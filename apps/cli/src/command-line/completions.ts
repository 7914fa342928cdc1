/** What a command line may go on with. The completions of all shells ask for it at each Tab. */
import type { CommandUnknownOpts, Option } from "@commander-js/extra-typings";

export interface Completion {
  readonly word: string;
  /** What it means; empty for a value, which says so itself. */
  readonly text: string;
}

const WORDS = new WeakMap<object, () => readonly string[]>();

/** Says which words the arguments of a command can be, where they are too many for the help. */
export function completes(command: object, words: () => readonly string[]): void {
  WORDS.set(command, words);
}

/** The commands that help shows, but for `help` itself. */
export function shownCommands(program: CommandUnknownOpts): CommandUnknownOpts[] {
  const commands = program.createHelp().visibleCommands(program);
  return commands.filter((command) => command.name() !== "help");
}

/**
 * The completions of the last word; none if it may be any text or a file name. `words`: what follows the program's
 * name. Bash makes `=` a separate word, and PowerShell writes an empty one as `""`.
 */
export function completionsOf(program: CommandUnknownOpts, words: readonly string[]): Completion[] {
  const before = words.slice(0, -1).filter((word) => word !== "=");
  const last = words.at(-1) ?? "";
  const typed = last === "=" || last === '""' ? "" : last;
  const [, flag = before.at(-1) ?? "", value = typed] = /^(--[^=]+)=(.*)$/.exec(typed) ?? [];
  const commands = shownCommands(program);
  const [command] = before.flatMap((word) => commands.filter((each) => each.name() === word));
  const own = command === undefined ? [] : command.createHelp().visibleOptions(command);
  const shared = program.createHelp().visibleOptions(program);
  const options = [...own, ...shared.filter(({ long }) => own.every((option) => option.long !== long))];
  const option = options.find(({ short, long, required }) => required && (short === flag || long === flag));
  return candidates().filter(({ word }) => word.startsWith(typed));

  function candidates(): readonly Completion[] {
    if (option !== undefined) return valuesOf(option, typed.slice(0, typed.length - value.length), value);
    if (typed.startsWith("-"))
      return options.flatMap(({ short, long, description: text }) =>
        [short, long].flatMap((word) => (word === undefined ? [] : [{ word, text }])),
      );
    if (command === undefined) return commands.map((each) => ({ word: each.name(), text: each.summary() }));
    const known = command.registeredArguments[0]?.argChoices ?? WORDS.get(command)?.() ?? [];
    return known.map((word) => ({ word, text: "" }));
  }
}

/** `before`: what stands before the value in the same word. */
function valuesOf({ flags, argChoices = [] }: Option, before: string, value: string): Completion[] {
  const items = flags.endsWith("<list>") ? value.slice(0, value.lastIndexOf(",") + 1) : "";
  return argChoices.map((choice) => ({ word: before + items + choice, text: "" }));
}
