/** Completions for zsh. */
import { type OptionRow, type ProgramTable, takesFile, takesList } from "./program-table.ts";

/** The function `_std66`, for a folder of `fpath` or for `source <(std66 completion zsh)`. */
export function zshCompletion({ commands, options: shared }: ProgramTable): string {
  const described = commands.map(({ name, summary }) => `    ${quoted(`${name}:${summary}`)}`);
  const cases = commands.map(({ name, options, words }) => {
    const specs = [...options, ...shared].map((option) => `        ${specOf(option)} \\\n`);
    return `      ${name})\n        _arguments -s \\\n${specs.join("")}        '*:${words.length === 0 ? "file:_files" : `word:(${words.join(" ")})`}' ;;`;
  });
  return `#compdef std66
_std66() {
  local context state line
  typeset -A opt_args
  local -a commands=(
${described.join("\n")}
  )
  _arguments -C \\
${shared.map((option) => `    ${specOf(option)} \\\n`).join("")}    '1:command:->command' '*::argument:->arguments'
  case $state in
    command) _describe command commands ;;
    arguments)
      compset -P @
      case $words[1] in
${cases.join("\n")}
      esac ;;
  esac
}
if [[ $funcstack[1] == _std66 ]]; then _std66 "$@"; else compdef _std66 std66; fi
`;
}

/** Such as `'(-f --file)'{-f,--file}'[read inputs]:file:_files'`. */
function specOf(option: OptionRow): string {
  const { short, long, argument, description, choices } = option;
  // The value follows, after a blank or a "=".
  const name = argument === undefined ? long : `${long}=`;
  const flags = short === undefined ? name : `{${short},${name}}`;
  const words = choices.map(zshWord).join(" ");
  const action = takesList(option)
    ? `_values -s , ${argument} ${words}`
    : words !== ""
      ? `(${words})`
      : takesFile(option)
        ? "_files"
        : " ";
  const value = argument === undefined ? "" : `:${argument}:${action}`;
  const text = description.replace(/[[\]\\:]/g, "\\$&");
  return `'*'${flags}${quoted(`[${text}]${value}`)}`;
}

/** A word of an action: "&" and ";" mean something to the shell that reads it. */
function zshWord(word: string): string {
  return word.replace(/[&;]/g, "\\$&");
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
