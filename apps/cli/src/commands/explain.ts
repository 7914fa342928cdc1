/** `std66 explain`: what a code of an error, a finding or a reason means, and what a section requires. */
import { type Answer, visible } from "@std66/report";
import { type CodeMeaning, codeMeanings, meaning, meanings } from "@std66/report/codes";
import { citedSection, sectionAnswer, sectionOf } from "../diagnostics/section.ts";
import { completes } from "../command-line/completions.ts";
import { settingsOf, type Subcommand } from "../command-line/shared-options.ts";
import { blocksWith, recordOf } from "../loop/answers.ts";
import { styleFor } from "../terminal/style.ts";
import { print } from "../terminal/output.ts";

export const DESCRIPTION = `Explain the code of an error, of an audit finding or of a legacy reason, with its section and an example. For a section, show its name, its requirements and the codes that cite it.`;

export const NOTES = `
Examples:
  $ std66 explain host-ipv4-rare
  $ std66 explain 5.2.4
  $ std66 explain --json pct-encoded
  $ std66 explain`;

export function define(command: Subcommand): void {
  completes(command, () => [...new Set(codeMeanings().map(({ code }) => code))]);
  command
    .argument(
      "[code...]",
      "codes, such as those in brackets in diagnostics, or sections, such as 5.2.4 of RFC 3986 or 'RFC 3987 §3.1'; without any, all codes are listed",
    )
    .action((codes, _options, self) => {
      const settings = settingsOf(self);
      const { json, end } = settings;
      const all = codeMeanings();
      const style = styleFor(1, settings);
      if (codes.length === 0) {
        if (!json) return print(meanings(all).lines(style).join(end) + end);
        return print(...all.map((each) => recordOf(meaning(each)) + end));
      }
      const found = codes.flatMap((code) => explained(code, all, (text) => self.error(text)));
      const { block } = blocksWith(end);
      return print(...found.map((each) => (json ? recordOf(each) + end : block(each.lines(style).join("\n")))));
    });
}

function explained(text: string, all: readonly CodeMeaning[], refuse: (message: string) => never): Answer[] {
  // A diagnostic shows the code in brackets.
  const name = text.replace(/^\[(.+)\]$/, "$1");
  const found = all.filter((each) => each.code === name).map((each) => meaning(each));
  if (found.length > 0) return found;
  const cited = citedSection(name);
  if (cited === undefined) return refuse(`error: unknown code ${visible(text)}; std66 explain lists all codes`);
  const section = sectionOf(cited.rfc, cited.number, all);
  if (section === undefined) return refuse(`error: std66 knows no section ${cited.number} of ${cited.rfc}`);
  return [sectionAnswer(section, all)];
}
