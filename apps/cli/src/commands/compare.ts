/** `std66 compare`: finds the first rung of the ladder on which two URIs are equivalent (RFC 3986 §6.2). */
import { diagnose, isUriReference } from "@std66/core";
import { Option } from "@commander-js/extra-typings";
import { type CompareOptions, compare } from "@std66/normalize";
import { asWritten, comparison, syntaxDiagnostic } from "@std66/report";
import { styleFor } from "../terminal/style.ts";
import { DONE, ERROR, INVALID, type Settings, settingsOf, type Subcommand } from "../command-line/shared-options.ts";
import { blocksWith, recordOf } from "../loop/answers.ts";
import type { Task } from "../loop/task.ts";
import { answerInputs } from "../loop/answer-inputs.ts";
import { rejectArguments } from "../loop/rejections.ts";
import { IRI_HELP } from "../command-line/input-options.ts";
import { isInputName } from "../command-line/operands.ts";
import { print } from "../terminal/output.ts";
import { irisIf } from "../diagnostics/diagnose.ts";
import { uriPairDiagnostic } from "../diagnostics/uri-pair.ts";
import { rungsOption } from "../command-line/list-options.ts";

export const DESCRIPTION = `Compare two URIs. Prints the first rung of RFC 3986's ladder on which they are equivalent, or "different".
Without arguments, or with -, reads pairs from standard input, one per line, separated by a tab; with -f FILE from a file.`;

export const NOTES = `
A rung is one step of that ladder: identical, case, percent-encoding,
dot-segments or scheme (see std66 normalize --help). Relative references are compared without being resolved.
To compare what they resolve to, resolve them first.

Exit status:
  0  equivalent
  1  different (of several pairs: at least one)
  2  invalid input, wrong usage, or a read or write error

Examples:
  $ std66 compare http://example.com HTTP://example.com:80/
  $ std66 compare --explain http://example.com/a%2Fb http://example.com/a/b
  $ std66 compare < pairs.tsv`;

export function define(command: Subcommand): void {
  command
    .argument("[a]", "a URI or a relative reference")
    .argument("[b]", "the URI or relative reference to compare it with")
    .addOption(rungsOption())
    .option("--ignore-fragment", "ignore both fragments (RFC 3986, section 6.1)")
    .addOption(
      new Option(
        "--explain",
        "show both URIs and their common normal form; if they are different, both normal forms, with ^ below the first difference",
      ).conflicts("iri"),
    )
    .option("--iri", IRI_HELP)
    .action(async (a, b, { rungs, ignoreFragment, explain, iri }, self) => {
      const { iris } = await irisIf(iri);
      const settings = settingsOf(self);
      const task = pairsTask(settings, iris, { rungs, ignoreFragment }, explain === true);
      if (a !== undefined && settings.files !== undefined)
        self.error("error: option '-f, --file <file>' cannot be used with URIs as arguments");
      const operands = [a, b].filter((operand) => operand !== undefined);
      const file = operands.find((operand) => isInputName(operand));
      if (a === undefined || (b === undefined && file !== undefined)) return answerInputs(self, operands, task);
      if (b === undefined) return self.error("error: compare needs two URIs");
      if (file !== undefined)
        self.error(`error: '${file}' stands for pairs, not for one of two URIs (if it is one, put -- before it)`);
      const { json, quiet, exitZero } = settings;
      const faults = [a, b].flatMap((text, index) => {
        const error = (iris?.diagnoseIri ?? diagnose)(text);
        return error === undefined ? [] : [syntaxDiagnostic(error, { source: `argument ${index + 1}`, line: 1 })];
      });
      // As JSON, a pair has one line.
      const shown = json ? faults.slice(0, 1) : quiet ? [] : faults;
      if (faults.length > 0) return rejectArguments(self, shown, exitZero ? DONE : ERROR);
      const answer = task.answer(`${a}\t${b}`);
      process.exitCode = task.isNo() ? INVALID : DONE;
      return print(answer ?? "");
    });
}

/** Answers to lines with a pair each, separated by a tab. Neither URIs nor IRIs have one. */
function pairsTask(
  settings: Settings,
  iris: typeof import("@std66/iri") | undefined,
  options: CompareOptions,
  isExplained: boolean,
) {
  const { json, end, show } = settings;
  const { block, invalid } = blocksWith(end);
  const style = isExplained ? styleFor(1, settings) : undefined;
  const isReference = iris?.isIriReference ?? isUriReference;
  let different = 0;
  return {
    answer(line: string): string | undefined {
      const [a = "", b, ...others] = line.split("\t", 3);
      if (b === undefined || others.length > 0 || !isReference(a) || !isReference(b)) return undefined;
      const found = (iris?.compareIri ?? compare)(a, b, options);
      const { equivalent, rung = "different" } = found;
      if (!equivalent) different++;
      if (json) return recordOf(comparison(a, b, found, { show: asWritten })) + end;
      if (style === undefined) return rung + end;
      const { lines } = comparison(a, b, found, { show, ...options });
      return block(lines(style).join("\n"));
    },
    takesAnyText: iris !== undefined,
    diagnose: (line, location) => uriPairDiagnostic(line, location, iris?.diagnoseIri ?? diagnose),
    invalid: isExplained ? invalid : { blank: end },
    invalidStatus: ERROR,
    isNo: () => different > 0,
  } satisfies Task;
}
