/** Completions for bash. */
import { type OptionRow, type ProgramTable, flagsOf, takesFile } from "./program-table.ts";

/** The script that `source <(std66 completion bash)` reads. */
export function bashCompletion({ commands, options: shared }: ProgramTable): string {
  const names = commands.map(({ name }) => name).join(" ");
  const cases = commands.map(({ name, options }) => `    ${name}) flags="${flagsOf(options).join(" ")}" ;;`);
  return `_std66() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD - 1]} command= flags= shared="${flagsOf(shared).join(" ")}" i
  for ((i = 1; i < COMP_CWORD; i++)); do
    case " ${names} " in *" \${COMP_WORDS[i]} "*) command=\${COMP_WORDS[i]}; break ;; esac
  done
  COMPREPLY=()
  case $command:$before in
${valueCases(":", shared)}${commands.map(({ name, options }) => valueCases(`${name}:`, options)).join("")}  esac
  case $command in
${cases.join("\n")}
  esac
  if [[ $word == -* ]]; then
    COMPREPLY=($(compgen -W "$flags $shared" -- "$word"))
  elif [[ $word == @* ]]; then
    local IFS=$'\\n'
    COMPREPLY=($(compgen -P @ -f -- "\${word#@}"))
  elif [[ -z $command ]]; then
    COMPREPLY=($(compgen -W "${names}" -- "$word"))
  else
    local IFS=$'\\n'
    COMPREPLY=($(compgen -f -- "$word"))
  fi
}
complete -o filenames -F _std66 std66
`;
}

/** A case for each option with a value. A shared option may follow any command. */
function valueCases(command: string, options: readonly OptionRow[]): string {
  return options
    .map((option) => {
      const { choices } = option;
      if (choices.length === 0 && !takesFile(option)) return "";
      const words = choices.length === 0 ? "-f" : `-W "${choices.join(" ")}"`;
      // Names of files may have blanks.
      const separated = choices.length === 0 ? "local IFS=$'\\n'; " : "";
      const pattern = flagsOf([option]).map((flag) => (command === ":" ? `*:${flag}` : command + flag));
      return `    ${pattern.join(" | ")}) ${separated}COMPREPLY=($(compgen ${words} -- "$word")); return ;;\n`;
    })
    .join("");
}
