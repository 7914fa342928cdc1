/** `std66 set`: changes components of URIs (RFC 3986 §5.3). */
import { asWritten } from "@std66/report";
import { affectedLines } from "../changes/affected-lines.ts";
import { changeDiagnostic } from "../changes/change-diagnostic.ts";
import { uriChanger } from "../changes/changed-uri.ts";
import {
  REMOVABLE,
  parseName,
  parsePair,
  parseRemovable,
  parseSegment,
  changesOf,
  componentParser,
} from "../command-line/change-options.ts";
import { INPUTS, repeated } from "../command-line/input-options.ts";
import { settingsOf, type Subcommand, separatorsOption, plusOption } from "../command-line/shared-options.ts";
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
  command
    .argument("[uri...]", INPUTS)
    .option("--scheme <scheme>", "set the scheme", componentParser("scheme"))
    .option("--userinfo <userinfo>", "set the userinfo")
    .option("--host <host>", "set the host", componentParser("host"))
    .option("--port <port>", "set the port", componentParser("port"))
    .option("--path <path>", "set the path", componentParser("path"))
    .option(
      "--query <query>",
      "set the query, without the ? before it; a ? in the value is part of the query",
      componentParser("query"),
    )
    .option("--fragment <fragment>", "set the fragment, without the # before it", componentParser("fragment"))
    .addOption(repeated("--unset <component>", "remove a component", parseRemovable, REMOVABLE))
    .addOption(
      repeated(
        "--remove-param <name>",
        "remove the ;parameters with this name from the path, as --remove-query",
        parseName,
      ),
    )
    .addOption(repeated("--append-segment <text>", "append a segment to the path", parseSegment))
    .addOption(repeated("--append-query <pair>", "append NAME=VALUE to the query", parsePair))
    .addOption(repeated("--replace-query <pair>", "give a name a single value, as NAME=VALUE", parsePair))
    .addOption(
      repeated(
        "--remove-query <name>",
        "remove the pairs with this name; 'utm_*' matches every name that begins with utm_",
        parseName,
      ),
    )
    .option("--sort-query", "sort the pairs by name")
    .addOption(separatorsOption())
    .addOption(plusOption(" in a query"))
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
