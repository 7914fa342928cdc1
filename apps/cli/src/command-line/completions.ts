/** What a command line may go on with. The completions of all shells ask for it at each Tab. */
import type { OptionRow, ProgramTable } from "./command-table.ts";

export interface Completion {
  readonly word: string;
  /** What it means; empty for a value, which says so itself. */
  readonly text: string;
}

/**
 * The completions of the last word; none if it may be any text or a file name. `words`: what follows the program's
 * name. Bash makes `=` a separate word, and PowerShell writes an empty one as `""`.
 */
export function completionsOf({ commands, options: shared }: ProgramTable, words: readonly string[]): Completion[] {
  const before = words.slice(0, -1).filter((word) => word !== "=");
  const last = words.at(-1) ?? "";
  const typed = last === "=" || last === '""' ? "" : last;
  const [, flag = before.at(-1) ?? "", value = typed] = /^(--[^=]+)=(.*)$/.exec(typed) ?? [];
  const [command] = before.flatMap((word) => commands.filter(({ name }) => name === word));
  const own = command?.options ?? [];
  const options = [...own, ...shared.filter(({ long }) => own.every((option) => option.long !== long))];
  const option = options.find(
    ({ short, long, argument }) => argument !== undefined && (short === flag || long === flag),
  );
  return candidates().filter(({ word }) => word.startsWith(typed));

  function candidates(): readonly Completion[] {
    if (option !== undefined) return valuesOf(option, typed.slice(0, typed.length - value.length), value);
    if (typed.startsWith("-")) return options.flatMap(flagsOf);
    if (command === undefined) return commands.map(({ name, summary }) => ({ word: name, text: summary }));
    return command.words.map((word) => ({ word, text: "" }));
  }
}

function flagsOf({ short, long, description: text }: OptionRow): Completion[] {
  const completion = { word: long, text };
  return short === undefined ? [completion] : [{ word: short, text }, completion];
}

/** `before`: what stands before the value in the same word. */
function valuesOf({ argument, choices }: OptionRow, before: string, value: string): Completion[] {
  const items = argument === "list" ? value.slice(0, value.lastIndexOf(",") + 1) : "";
  return choices.map((choice) => ({ word: before + items + choice, text: "" }));
}
