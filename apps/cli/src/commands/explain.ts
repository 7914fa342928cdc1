/** `std66 explain`: what a code of an error, a finding or a reason means. */
import { completes } from "../command-line/command-table.ts";
import { examples } from "../command-line/help.ts";
import { type Subcommand, settingsOf } from "../command-line/shared-options.ts";
import { blocksWith } from "../filter/blocks.ts";
import { listLines, meaningLines, meaningRecord } from "../render/explanation-lines.ts";
import { type CodeMeaning, allMeanings } from "../render/explanations.ts";
import { colorsFor } from "../terminal/colors.ts";
import { visible } from "../text/escape.ts";
import { Output } from "../terminal/output.ts";

/** Sets up the arguments and the action of `explain`. */
export function define(command: Subcommand): void {
  completes(command, () => [...new Set(allMeanings().map(({ code }) => code))]);
  command
    .argument("[code...]", "codes, such as those in brackets in diagnostics; if omitted, all codes are listed")
    .description(
      "Explain a code of an error, a finding of audit or a reason of legacy, with its section and an example.",
    )
    .addHelpText("after", examples("std66 explain host-ipv4-rare", "std66 explain --json pct-encoded", "std66 explain"))
    .action(async (codes, _options, self) => {
      const { json, end, color } = settingsOf(self);
      const all = allMeanings();
      const meanings =
        codes.length === 0 ? all : codes.flatMap((code) => meaningsOf(all, code, (text) => self.error(text)));
      const output = new Output(false);
      if (json) for (const meaning of meanings) output.answer(meaningRecord(meaning) + end);
      else if (codes.length === 0) for (const line of listLines(meanings)) output.answer(line + end);
      else {
        const colors = await colorsFor(1, color);
        const { block } = blocksWith(end);
        for (const meaning of meanings) output.answer(block(meaningLines(meaning, colors).join("\n")));
      }
      output.flush();
    });
}

function meaningsOf(all: readonly CodeMeaning[], code: string, refuse: (message: string) => never): CodeMeaning[] {
  // A diagnostic shows the code in brackets.
  const name = code.replace(/^\[(.+)\]$/, "$1");
  const found = all.filter((meaning) => meaning.code === name);
  return found.length > 0 ? found : refuse(`error: unknown code ${visible(code)}; std66 explain lists all codes`);
}
