/** `std66 parse`: the components of each input (RFC 3986 §3). */
import { tryParse, type UriReference, UriSyntaxError } from "@std66/core";
import type { IriReference } from "@std66/iri";
import {
  componentLines,
  componentsFormat,
  componentsPieces,
  componentsRecord,
  quotedIfEmpty,
  type Show,
  type Style,
  syntaxDiagnostic,
} from "@std66/report";
import { InvalidArgumentError } from "@commander-js/extra-typings";
import { styleFor } from "../terminal/style.ts";
import { type Diagnose, diagnoseUri } from "../diagnostics/rejected.ts";
import { blocksWith, valueOf, type InputForm } from "../loop/task.ts";
import { answerInputs } from "../loop/answer-inputs.ts";
import { INPUTS, IRI_HELP } from "../command-line/help.ts";
import { isInputName } from "../command-line/operands.ts";
import { settingsOf, type Subcommand } from "../command-line/shared-options.ts";

const DESCRIPTION = `Show the components of URIs as written, without decoding.
An empty component is shown as "". An absent one is not shown.`;

const FIELDS = `
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

/** Sets up the arguments, options and action of `parse`. */
export function define(command: Subcommand): void {
  command
    .argument("[uri...]", INPUTS)
    .option("--iri", IRI_HELP)
    .option(
      "--format <template>",
      "print one line per input, as in '{scheme} {host}'; the fields are listed below",
      parseFormat,
    )
    .description(DESCRIPTION)
    .addHelpText("after", FIELDS)
    .action(async (uris, { format, iri }, self) => {
      const read = iri === true ? (await import("@std66/iri")).tryParseIri : tryParse;
      const inputs: InputForm = iri === true ? (await import("../diagnostics/iri.ts")).IN_IRIS : {};
      const settings = settingsOf(self);
      const { json, end, show } = settings;
      if (json && format !== undefined) self.error("error: option '--format' cannot be used with option '--json'");
      if (json) {
        const answer = answerBy(read, show, (reference) => componentsRecord(reference) + end);
        const pieces = answerBy(read, show, (reference) => lineOf(componentsPieces(reference), end));
        return answerInputs(self, uris, { answer, pieces, inputs });
      }
      if (format !== undefined) {
        const fill = answerBy(read, show, (reference) => format(reference) + end);
        return answerInputs(self, uris, {
          answer: (text) => valueOf(fill, text),
          inputs: { ...inputs, diagnose: formatDiagnosis(fill, inputs.diagnose) },
          invalid: { blank: end },
        });
      }
      const isOne = uris.length === 1 && !isInputName(uris[0], process.argv);
      const linesOf = isOne ? componentLines : titledLines;
      const style = await styleFor(1, settings);
      const blocks = blocksWith(end);
      const answer = answerBy(read, show, (reference) => blocks.block(linesOf(reference, style).join("\n")));
      const pieces = answerBy(read, show, (reference) => blocks.pieces(linesOf(reference, style)));
      return answerInputs(self, uris, { answer, pieces, inputs, invalid: blocks.invalid });
    });
}

/** Says what is wrong with an input: it is not a reference, or a component of it cannot be decoded. */
function formatDiagnosis(fill: (input: string) => string | undefined, diagnose: Diagnose = diagnoseUri): Diagnose {
  return (input, location) => {
    try {
      fill(input);
    } catch (error) {
      if (error instanceof UriSyntaxError) return syntaxDiagnostic(error, location);
      throw error;
    }
    return diagnose(input, location);
  };
}

type Reference = UriReference | IriReference;

function answerBy<Answer>(
  read: (text: string) => Reference | undefined,
  show: Show,
  print: (reference: Reference) => Answer,
): (input: string) => Answer | undefined {
  return (input) => {
    const reference = read(input);
    if (reference === undefined) return undefined;
    const text = show(input);
    return print(text === input ? reference : (read(text) as Reference));
  };
}

function* lineOf(pieces: Iterable<string>, end: string): Generator<string> {
  yield* pieces;
  yield end;
}

/** The components of one of several inputs, below the input. */
function titledLines(reference: Reference, style: Style): string[] {
  const title = style.colors.bold(quotedIfEmpty(String(reference)));
  return [title, ...componentLines(reference, style).map((line) => `  ${line}`)];
}

/** Parses a format. */
function parseFormat(source: string): ReturnType<typeof componentsFormat> {
  try {
    return componentsFormat(source);
  } catch (error) {
    throw error instanceof SyntaxError ? new InvalidArgumentError(error.message) : error;
  }
}
