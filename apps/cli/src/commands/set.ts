/** `std66 set`: changes components of URIs (RFC 3986 §5.3). */
import { asWritten } from "@std66/report";
import { affectedLines } from "../changes/affected-lines.ts";
import { changeDiagnostic } from "../changes/change-diagnostic.ts";
import { uriChanger } from "../changes/changed-uri.ts";
import { addChangeOptions, changesOf } from "../command-line/change-options.ts";
import { INPUTS } from "../command-line/input-options.ts";
import { settingsOf, type Subcommand } from "../command-line/shared-options.ts";
import { answerInputs } from "../loop/answer-inputs.ts";
import { mapping } from "../loop/answers.ts";

export const DESCRIPTION = `Change components of URIs, and print one URI per line. Everything else stays as
written. A URI to which the change cannot be made leaves an empty line.`;

export const NOTES = `
Components are inserted as written, and checked: encode them first. Segments and
the names and values of pairs are data, and are encoded; NAME:=VALUE inserts the
value as written, and NAME alone has no value. --replace-query changes the first
pair with the name and removes the others. If no pair has it, it adds one.
Components change first, then parameters of the path are removed, segments are
appended, and pairs are removed, replaced, appended and sorted. In
--remove-query and --remove-param, a final * matches the rest of any name; write
a final \\* for the character itself. A name that is not UTF-8 is compared as it
is written.

Examples:
  $ std66 set --scheme https --unset port 'http://example.com:80/a'
  $ std66 set --append-segment 'a b' --append-query 'q=c & d' http://a.example/
  $ std66 set --remove-query 'utm_*' --sort-query < links.txt
  $ std66 set --remove-param jsessionid 'http://a/b;jsessionid=1'`;

export function define(command: Subcommand): void {
  addChangeOptions(command)
    .argument("[uri...]", INPUTS)
    .action(async (uris, options, self) => {
      const changes = changesOf(options, (message) => self.error(message));
      const settings = settingsOf(self);
      const isPlain = !settings.json && settings.end === "\n" && settings.show === asWritten;
      const except = isPlain ? affectedLines(changes) : undefined;
      return answerInputs(self, uris, {
        ...mapping(settings, uriChanger(changes)),
        ...(except && { shortcut: { lines: "uri-reference", arePrinted: true, except } }),
        diagnose: (input, location, error) => changeDiagnostic(input, changes, location, error),
      });
    });
}
