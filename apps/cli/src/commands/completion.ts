/** `std66 completion`: prints the script that lets a shell complete command lines of the command. */
import { Argument } from "@commander-js/extra-typings";
import { countAfterDashes } from "../command-line/operands.ts";
import type { Subcommand } from "../command-line/shared-options.ts";
import { type Completion, completionsOf } from "../command-line/completions.ts";
import { print } from "../terminal/output.ts";

/** Each asks the command, and completes the names of files where it has no answer. */
const SCRIPTS = {
  bash: `_std66() {
  local IFS=$'\\n' word=\${COMP_WORDS[COMP_CWORD]}
  COMPREPLY=($(std66 completion bash -- "\${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null))
  if [[ \${COMPREPLY[0]} ]]; then return
  elif [[ $word == @* ]]; then COMPREPLY=($(compgen -P @ -f -- "\${word#@}"))
  else COMPREPLY=($(compgen -f -- "\${word#=}"))
  fi
}
complete -o filenames -F _std66 std66
`,
  zsh: `#compdef std66
_std66() {
  local -a found=(\${(f)"$(std66 completion zsh -- "\${(@)words[2,CURRENT]}" 2>/dev/null)"})
  if (( $#found )); then _describe std66 found; else compset -P @; _files; fi
}
if [[ $funcstack[1] == _std66 ]]; then _std66 "$@"; else compdef _std66 std66; fi
`,
  fish: `function __std66_complete
  set -l word (commandline -ct)
  set -l found (std66 completion fish -- (commandline -opc)[2..-1] "$word" 2>/dev/null)
  if set -q found[1]
    printf '%s\\n' $found
  else if string match -q '@*' -- "$word"
    __fish_complete_path (string sub -s 2 -- "$word") | string replace -r '^' @
  else
    __fish_complete_path "$word"
  end
end
complete -c std66 -f -a '(__std66_complete)'
`,
  powershell: `Register-ArgumentCompleter -Native -CommandName std66 -ScriptBlock {
  param($word, $ast, $position)
  $words = @($ast.CommandElements | Select-Object -Skip 1 | ForEach-Object { $_.Extent.Text })
  if (-not $word) { $words += '""' }
  std66 completion powershell '--' @words | ForEach-Object {
    $found, $text = $_ -split "\`t", 2
    if (-not $text) { $text = $found }
    [System.Management.Automation.CompletionResult]::new($found, $found, 'ParameterValue', $text)
  }
}
`,
} as const;

export const DESCRIPTION = "Print a script that completes commands, options and their values in a shell.";

export const NOTES = `
To load it in every session, add the line for your shell to its start-up file:
  bash        source <(std66 completion bash)
  zsh         source <(std66 completion zsh) (after compinit)
  fish        std66 completion fish | source
  powershell  std66 completion powershell | Out-String | iex

Examples:
  $ std66 completion bash > std66.bash
  $ std66 complete zsh`;

/** After `--`, the scripts give it the words of a command line. */
export function define(command: Subcommand): void {
  command
    .addArgument(new Argument("<shell>", "the shell").choices(["bash", "zsh", "fish", "powershell"] as const))
    .allowExcessArguments()
    .action((shell, _options, self) => {
      const words = self.args.slice(1);
      const isAsked = countAfterDashes() > 0;
      if (words.length > 0 && !isAsked) {
        self.error(`error: too many arguments for 'completion'. Expected 1 argument but got ${self.args.length}.`);
      }
      if (!isAsked || self.parent === null) return print(SCRIPTS[shell]);
      return print(...completionsOf(self.parent, words).map((each) => `${lineOf(each, shell)}\n`));
    });
}

function lineOf({ word, text }: Completion, shell: keyof typeof SCRIPTS): string {
  if (shell === "bash") return word;
  if (shell === "zsh") return word.replaceAll(":", "\\:") + (text && `:${text}`);
  return word + (text && `\t${text}`);
}
