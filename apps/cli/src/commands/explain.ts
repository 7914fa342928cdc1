/** `std66 explain`: what a code of an error, a finding or a reason means. */
import { visible } from "@std66/report";
import { type CodeMeaning, codeMeanings, meaning, meanings } from "@std66/report/codes";
import { completes } from "../command-line/command-table.ts";
import { settingsOf, type Subcommand } from "../command-line/shared-options.ts";
import { blocksWith, recordOf } from "../loop/answers.ts";
import { styleFor } from "../terminal/style.ts";
import { print } from "../terminal/output.ts";

const EXAMPLES = `
Examples:
  $ std66 explain host-ipv4-rare
  $ std66 explain --json pct-encoded
  $ std66 explain`;

export function define(command: Subcommand): void {
  completes(command, () => [...new Set(codeMeanings().map(({ code }) => code))]);
  command
    .argument("[code...]", "codes, such as those in brackets in diagnostics; without any, all codes are listed")
    .description(
      "Explain the code of an error, of an audit finding or of a legacy reason, with its section and an example.",
    )
    .addHelpText("after", EXAMPLES)
    .action(async (codes, _options, self) => {
      const settings = settingsOf(self);
      const { json, end } = settings;
      const all = codeMeanings();
      const found =
        codes.length === 0 ? all : codes.flatMap((code) => meaningsOf(all, code, (text) => self.error(text)));
      if (json) return print(...found.map((each) => recordOf(meaning(each)) + end));
      const style = await styleFor(1, settings);
      if (codes.length === 0) return print(meanings(all).lines(style).join(end) + end);
      const { block } = blocksWith(end);
      return print(...found.map((each) => block(meaning(each).lines(style).join("\n"))));
    });
}

function meaningsOf(all: readonly CodeMeaning[], code: string, refuse: (message: string) => never): CodeMeaning[] {
  // A diagnostic shows the code in brackets.
  const name = code.replace(/^\[(.+)\]$/, "$1");
  const found = all.filter((each) => each.code === name);
  return found.length > 0 ? found : refuse(`error: unknown code ${visible(code)}; std66 explain lists all codes`);
}
