/** Completions for bash. */
import { type OptionRow, type ProgramTable, flagsOf, takesFile, takesList } from "./program-table.ts";

/** The script that `source <(std66 completion bash)` reads. */
export function bashCompletion({ commands, options: shared }: ProgramTable): string {
  const names = commands.map(({ name }) => name).join(" ");
  const general = flagsOf(shared);
  const cases = commands.map(({ name, options, words }) => {
    const own = flagsOf(options).filter((flag) => !general.includes(flag));
    return `    ${name}) flags="${own.join(" ")}" words="${words.join(" ")}" ;;`;
  });
  return `_std66() {
  local word=\${COMP_WORDS[COMP_CWORD]} before=\${COMP_WORDS[COMP_CWORD - 1]} command= flags= words= shared="${general.join(" ")}" i
  if [[ $word == = ]]; then word=
  elif [[ $before == = ]]; then before=\${COMP_WORDS[COMP_CWORD - 2]}
  fi
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
  elif [[ -n $words ]]; then
    COMPREPLY=($(compgen -W "$words" -- "$word"))
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
      const pattern = flagsOf([option]).map((flag) => (command === ":" ? `*:${flag}` : command + flag));
      return `    ${pattern.join(" | ")}) ${valuesOf(option)}; return ;;\n`;
    })
    .join("");
}

function valuesOf(option: OptionRow): string {
  const words = `-W "${option.choices.join(" ")}"`;
  // Names of files may have blanks.
  if (option.choices.length === 0) return `local IFS=$'\\n'; COMPREPLY=($(compgen -f -- "$word"))`;
  if (!takesList(option)) return `COMPREPLY=($(compgen ${words} -- "$word"))`;
  return `COMPREPLY=($(compgen -P "\${word%"\${word##*,}"}" ${words} -- "\${word##*,}"))`;
}
