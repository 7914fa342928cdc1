/** `std66 normalize`: prints the normal form of URIs (RFC 3986 §6.2.2, §6.2.3). */
import { isUriReference } from "@std66/core";
import { type Rung, normalize, pendingRungs } from "@std66/normalize";
import { Option } from "@commander-js/extra-typings";
import { type Answer, type Show, asWritten, normalization } from "@std66/report";
import { diagnoseThrown, irisIf } from "../diagnostics/diagnose.ts";
import { type Settings, settingsOf, type Subcommand } from "../command-line/shared-options.ts";
import { answering, mapping, recordOf } from "../loop/answers.ts";
import type { Task } from "../loop/task.ts";
import { answerInputs } from "../loop/answer-inputs.ts";
import { INPUTS, IRI_HELP } from "../command-line/input-options.ts";
import { rungsOption } from "../command-line/list-options.ts";

export const DESCRIPTION = `Print the normal form of each URI, one per line. Equivalent URIs have the same normal form.
With --check or --unique, print the URIs as written.
An invalid URI leaves an empty line, or nothing with --explain, --check or --unique.`;

export const NOTES = `
A rung is one step of the comparison ladder of RFC 3986, section 6.2; a triplet
is a % and two hexadecimal digits. The rungs:
  identical         changes nothing
  case              lowercases scheme and host, uppercases triplets: %7e to %7E
  percent-encoding  decodes triplets of unreserved characters: %7E to ~
  dot-segments      removes dot-segments: /a/./b and /a/x/../b to /a/b
  scheme            applies rules of the scheme, such as its default port

Normalizing changes the text; most servers treat both forms alike, but need not.
Do not normalize where URIs are compared character by character: XML namespaces,
RDF, OAuth redirect URIs, and $id in JSON Schema up to 2020-12. To change less,
select rungs: --rungs case changes only what RFC 3986 calls equivalent, while
scheme also relies on the scheme's own specification. JSON Schema after 2020-12
compares $id as with --rungs case,percent-encoding,dot-segments. --explain shows
each change.

Examples:
  $ std66 normalize 'HTTP://A.example:80/%7eb/../c'
  $ std66 normalize --explain 'HTTP://A.example:80/%7eb/../c'
  $ std66 normalize --rungs case,percent-encoding -f links.txt
  $ std66 normalize --unique < links.txt`;

export function define(command: Subcommand): void {
  command
    .argument("[uri...]", INPUTS)
    .addOption(rungsOption())
    .addOption(new Option("--explain", "show what each rung changes").conflicts("iri"))
    .addOption(
      new Option(
        "--check",
        "print only the URIs that are not in normal form; the exit status is 1 if there are any",
      ).conflicts("iri"),
    )
    .option("--iri", IRI_HELP)
    .addOption(
      new Option("--unique", "print only the first of all URIs with the same normal form").conflicts([
        "check",
        "explain",
      ]),
    )
    .action(async (uris, { rungs, explain, check, unique, iri }, self) => {
      const settings = settingsOf(self);
      // Without options, most texts take a shorter way.
      const options = rungs === undefined ? undefined : { rungs };
      const { iris, inputs } = await irisIf(iri);
      const change = iris?.normalizeIri ?? normalize;
      const normalForm = (input: string): string => String(change(input, options));
      if (unique === true) {
        return answerInputs(self, uris, { ...(await uniqueTask(settings, normalForm)), ...inputs });
      }
      const steps = (input: string, show: Show): Answer => normalization(input, { show, rungs });
      const explained = explain === true ? answering(settings, steps) : undefined;
      if (check === true) return answerInputs(self, uris, checkTask(settings, rungs, explained));
      if (explained !== undefined) return answerInputs(self, uris, explained);
      const isPlain = rungs === undefined && iri !== true && !settings.json && settings.show === asWritten;
      return answerInputs(self, uris, {
        ...mapping(settings, normalForm),
        diagnose: diagnoseThrown,
        ...inputs,
        ...(isPlain && { shortcut: { lines: "normal-form", arePrinted: true } }),
      });
    });
}

/** Answers for `--unique`: the first of each class of inputs with the same normal form. */
async function uniqueTask({ json, end, show }: Settings, normalForm: (input: string) => string): Promise<Task> {
  // Loading it takes time (docs/decisions/0020). A digest as a string is made faster than as a buffer.
  const { hash } = process.getBuiltinModule("node:crypto");
  const { UniqueTexts } = await import("@std66/lines/unique");
  const seen = new UniqueTexts((text) => hash("sha256", text, "binary"));
  return {
    answer(input) {
      const result = normalForm(input);
      const isFirst = seen.add(result);
      if (json) return `{"input":"${input}","result":"${result}","first":${isFirst}}${end}`;
      return isFirst ? show(input) + end : "";
    },
    wholeRun: "--unique",
  };
}

/** Answers for `--check`: the inputs that are not normal, or their explanations. */
function checkTask({ json, end, show }: Settings, chosen: readonly Rung[] | undefined, explained?: Task): Task {
  let found = 0;
  return {
    answer(input, place) {
      if (!isUriReference(input)) return undefined;
      const rungs = pendingRungs(input, { rungs: chosen });
      if (rungs.length > 0) found++;
      if (json) {
        const steps = explained === undefined ? {} : { steps: stepsOf(input, chosen) };
        return JSON.stringify({ input, normal: rungs.length === 0, pending: rungs, ...steps }) + end;
      }
      return rungs.length === 0 ? "" : (explained?.answer(input, place) ?? show(input) + end);
    },
    isNo: () => found > 0,
  };
}

function stepsOf(input: string, rungs: readonly Rung[] | undefined): unknown {
  return (JSON.parse(recordOf(normalization(input, { show: asWritten, rungs }))) as { readonly steps: unknown }).steps;
}
