/** Completions for fish. */
import { type OptionRow, type ProgramTable, takesFile, takesList } from "./program-table.ts";

/** The script for `std66 completion fish | source`, or for a file of ~/.config/fish/completions. */
export function fishCompletion({ commands, options: shared }: ProgramTable): string {
  const lines = [
    AT_FILES,
    ...commands.map(
      ({ name, summary }) => `complete -c std66 -n __fish_use_subcommand -f -a ${name} -d ${quoted(summary)}`,
    ),
    ...shared.map((option) => `complete -c std66 ${optionOf(option)}`),
    ...commands.flatMap(({ name, words }) =>
      words.length === 0
        ? []
        : [`complete -c std66 -n '__fish_seen_subcommand_from ${name}' -f -a ${quoted(words.join(" "))}`],
    ),
    ...commands.flatMap(({ name, options }) =>
      options.map((option) => `complete -c std66 -n '__fish_seen_subcommand_from ${name}' ${optionOf(option)}`),
    ),
  ];
  return `${lines.join("\n")}\n`;
}

/** The names of files after an "@". */
const AT_FILES =
  "complete -c std66 -n 'string match -q \"@*\" -- (commandline -ct)' -f " +
  "-a '(__fish_complete_path (string sub -s 2 -- (commandline -ct)) | string replace -r \"^\" @)'";

function optionOf(option: OptionRow): string {
  const { short, long, argument, description, choices } = option;
  const flags = `${short === undefined ? "" : `-s ${short.slice(1)} `}-l ${long.slice(2)}`;
  const list = choices.map((word) => `"${word}"`).join(" ");
  const words = choices.length === 0 ? "" : ` -a ${quoted(takesList(option) ? `(__fish_append , ${list})` : list)}`;
  const value = argument === undefined ? "" : takesFile(option) ? " -r -F" : ` -x${words}`;
  return `${flags}${value} -d ${quoted(description)}`;
}

function quoted(text: string): string {
  return `'${text.replace(/['\\]/g, "\\$&")}'`;
}
