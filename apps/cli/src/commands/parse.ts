/** `std66 parse`: the components of each input (RFC 3986 §3). */
import { parse, tryParse } from "@std66/core";
import { type Answer, type Show, components } from "@std66/report";
import { InvalidArgumentError } from "@commander-js/extra-typings";
import { irisIf } from "../diagnostics/diagnose.ts";
import { answering } from "../loop/answers.ts";
import { answerInputs } from "../loop/answer-inputs.ts";
import { componentsFormat } from "../command-line/components-format.ts";
import { INPUTS, IRI_HELP, refuseWithJson } from "../command-line/input-options.ts";
import { isOneUri } from "../command-line/operands.ts";
import { settingsOf, type Subcommand } from "../command-line/shared-options.ts";

export const DESCRIPTION = `Show the components of URIs as written, without decoding.
An empty component is shown as "". An absent one is not shown.`;

export const NOTES = `
The fields of --format:
  {host}            a component as written: scheme, authority, userinfo, host,
                    hostKind, port, path, query or fragment; or input, the URI
  {segments[0]}     a segment of the path; {segments[-1]} is the last one
  {query.q}         the first parameter q of the query, separated by &
  {path.lat}        the first parameter lat of a segment of the path, after a ;
  {path!decode}     any of these, percent-decoded, with controls as \\u{a}; a +
                    stays a plus sign (params --get NAME --plus space)
  {port|80}         any of these, with a text for what is absent
  {port!decode|-}   both
{{ and }} are braces, and \\t, \\n and \\\\ a tab, a newline and a backslash.
A component that cannot be decoded makes an invalid line.

Examples:
  $ std66 parse 'http://u@a.example:80/b?c=d#e'
  $ std66 parse --format '{host}\\t{path}' < links.txt
  $ std66 parse --format '{port|80} {query.q!decode}' 'http://a/b?q=c%20d'
  $ std66 parse --json < links.txt | jq -r '.segments[-1]'`;

export function define(command: Subcommand): void {
  command
    .argument("[uri...]", INPUTS)
    .option("--iri", IRI_HELP)
    .option(
      "--format <template>",
      "print one line per input, as in '{scheme} {host}'; the fields are listed below",
      parseFormat,
    )
    .action(async (uris, { format, iri }, self) => {
      const { iris, inputs } = await irisIf(iri);
      const settings = settingsOf(self);
      if (settings.json) refuseWithJson(self, ["format"]);
      if (format !== undefined) {
        const { show, end } = settings;
        const read = iris?.parseIri ?? parse;
        const answer = (input: string): string => {
          const reference = read(input);
          const text = show(input);
          return format(text === input ? reference : read(text), show) + end;
        };
        return answerInputs(self, uris, { answer, invalid: { blank: end }, ...inputs });
      }
      const read = iris?.tryParseIri ?? tryParse;
      const componentsOf = (input: string, show: Show): Answer | undefined => {
        const reference = read(input);
        return reference && components(reference, { show });
      };
      const task = answering(settings, componentsOf, { isTitled: !isOneUri(uris) });
      return answerInputs(self, uris, { ...task, ...inputs });
    });
}

function parseFormat(source: string): ReturnType<typeof componentsFormat> {
  try {
    return componentsFormat(source);
  } catch (error) {
    throw error instanceof SyntaxError ? new InvalidArgumentError(error.message) : error;
  }
}
