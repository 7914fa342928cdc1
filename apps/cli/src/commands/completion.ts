/** `std66 completion`: what a shell needs to complete command lines. */
import { Argument } from "@commander-js/extra-typings";
import { tableOf } from "../command-line/command-table.ts";
import type { Subcommand } from "../command-line/shared-options.ts";
import { bashCompletion } from "../render/completion-bash.ts";
import { fishCompletion } from "../render/completion-fish.ts";
import { powershellCompletion } from "../render/completion-powershell.ts";
import { zshCompletion } from "../render/completion-zsh.ts";
import { Output } from "../terminal/output.ts";

const SCRIPTS = {
  bash: bashCompletion,
  zsh: zshCompletion,
  fish: fishCompletion,
  powershell: powershellCompletion,
} as const;

const NOTE = `
To load it in every session, add the line for your shell to its start-up file:
  bash        source <(std66 completion bash)
  zsh         source <(std66 completion zsh) (after compinit)
  fish        std66 completion fish | source
  powershell  std66 completion powershell | Out-String | iex

Examples:
  $ std66 completion bash > std66.bash
  $ std66 complete zsh`;

/** Sets up the argument and the action of `completion`. */
export function define(command: Subcommand): void {
  command
    .addArgument(new Argument("<shell>", "the shell").choices(["bash", "zsh", "fish", "powershell"] as const))
    .description("Print a script that completes commands, options and their values in a shell.")
    .addHelpText("after", NOTE)
    .action((shell, _options, self) => {
      const program = self.parent;
      if (program === null) throw new Error("a command without a program");
      const output = new Output(false);
      output.answer(SCRIPTS[shell](tableOf(program)));
      output.flush();
    });
}
