/** Completions for fish. */
import { type OptionRow, type ProgramTable, takesFile } from "./program-table.ts";

/** The script for `std66 completion fish | source`, or for a file of ~/.config/fish/completions. */
export function fishCompletion({ commands, options: shared }: ProgramTable): string {
  const lines = [
    ...commands.map(
      ({ name, summary }) => `complete -c std66 -n __fish_use_subcommand -f -a ${name} -d ${quoted(summary)}`,
    ),
    ...shared.map((option) => `complete -c std66 ${optionOf(option)}`),
    ...commands.flatMap(({ name, options }) =>
      options.map((option) => `complete -c std66 -n '__fish_seen_subcommand_from ${name}' ${optionOf(option)}`),
    ),
  ];
  return `${lines.join("\n")}\n`;
}

function optionOf(option: OptionRow): string {
  const { short, long, argument, description, choices } = option;
  const flags = `${short === undefined ? "" : `-s ${short.slice(1)} `}-l ${long.slice(2)}`;
  const words = choices.length === 0 ? "" : ` -a ${quoted(choices.map((word) => `"${word}"`).join(" "))}`;
  const value = argument === undefined ? "" : takesFile(option) ? " -r -F" : ` -x${words}`;
  return `${flags}${value} -d ${quoted(description)}`;
}

function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, "\\$&")}'`;
}
