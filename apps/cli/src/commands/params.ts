/** `std66 params`: the parameters of path segments, and the pairs of a query (RFC 3986 §3.3, §3.4). */
import { isUriReference } from "@std66/core";
import type { QueryOptions } from "@std66/parameters";
import { Option } from "@commander-js/extra-typings";
import { type Answer, type Show, escapeControls, parameterValues, parameters } from "@std66/report";
import { semicolons } from "@std66/report/legacy";
import { diagnoseWithHelp } from "../diagnostics/diagnose.ts";
import { requireFewParameters, requireFewSegments } from "../diagnostics/limits.ts";
import {
  type Settings,
  settingsOf,
  type Subcommand,
  separatorsOption,
  plusOption,
} from "../command-line/shared-options.ts";
import { INPUTS, choice } from "../command-line/input-options.ts";
import { isOneUri } from "../command-line/operands.ts";
import { answering } from "../loop/answers.ts";
import type { Task } from "../loop/task.ts";
import { answerInputs } from "../loop/answer-inputs.ts";

export const DESCRIPTION = `Show the parameters after each ; of a path segment, and the pairs of the query,
as written and decoded. A name without a value is shown alone; an empty value is
shown as "".`;

export const NOTES = `
The producer of a URI decides which characters separate pairs, and whether + is
a space. With --get, control characters in values are shown as \\u{a}; --json has
the exact values. --history shows how RFC 1738, 1808, 2396 and 3986 read each ;
of the path, and std66 legacy why they differ.

Examples:
  $ std66 params 'http://a/m;lat=50?q=a%26b&tag'
  $ std66 params --get q --plus space 'http://example.com/?q=a+b'
  $ std66 params --json < links.txt
  $ std66 params --history 'ftp://example.com/a;b/c;type=i'`;

export function define(command: Subcommand): void {
  command
    .argument("[uri...]", INPUTS)
    .option(
      "--get <name>",
      "print only the decoded values of a name, one per line; the exit status is 1 if there are none",
    )
    .addOption(separatorsOption())
    .addOption(plusOption(" in a query"))
    .addOption(
      choice(
        "--invalid <treatment>",
        "report undecodable triplets (%XX that is not UTF-8), or leave them unchanged (default: error)",
        ["error", "keep"],
      ),
    )
    .addOption(
      new Option("--history", "show how each RFC reads the semicolons of the path").conflicts([
        "get",
        "separators",
        "plus",
        "invalid",
      ]),
    )
    .action(async (uris, { get, history, separators, plus, invalid }, self) => {
      const options = { separators, plus, invalid };
      const settings = settingsOf(self);
      const diagnose = diagnoseWithHelp("--invalid keep leaves such triplets as they are");
      if (get !== undefined) return answerInputs(self, uris, { ...valuesTask(settings, get, options), diagnose });
      if (history === true) return answerInputs(self, uris, answering(settings, historyOf));
      const parametersOf = (input: string, show: Show): Answer => {
        requireFewParameters(input);
        return parameters(input, { show, ...options });
      };
      const form = isOneUri(uris) ? { none: "no parameters" } : { isTitled: true };
      return answerInputs(self, uris, { ...answering(settings, parametersOf, form), diagnose });
    });
}

function valuesTask({ json, tsv, end, show }: Settings, name: string, options: QueryOptions): Task {
  let found = 0;
  return {
    answer(input) {
      requireFewParameters(input);
      const values = parameterValues(json ? input : show(input), name, options);
      found += values.length;
      if (json) return JSON.stringify({ input, values: values.map((value) => value ?? null) }) + end;
      return values.map((value = "") => (tsv ? `${value}\n` : escapeControls(show(value, "query")) + end)).join("");
    },
    isNo: () => found === 0,
  };
}

function historyOf(input: string, show: Show): Answer | undefined {
  requireFewSegments(input);
  return isUriReference(input) ? semicolons(input, { show }) : undefined;
}
