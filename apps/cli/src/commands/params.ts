/** `std66 params`: the parameters of path segments, and the pairs of a query (RFC 3986 §3.3, §3.4). */
import { isUriReference } from "@std66/core";
import type { QueryOptions } from "@std66/parameters";
import { Option } from "@commander-js/extra-typings";
import { type Style, escapeControls, quotedIfEmpty } from "@std66/report";
import { semicolonLines, semicolonRecord } from "@std66/report/legacy";
import { parameterLines, parameterValues, parametersRecord } from "@std66/report/parameters";
import { DONE, INVALID } from "../command-line/exit-status.ts";
import { INPUTS, examples } from "../command-line/help.ts";
import { isInputName } from "../command-line/operands.ts";
import { type Settings, type Subcommand, settingsOf } from "../command-line/shared-options.ts";
import { requireFewParameters, requireFewSegments } from "../diagnostics/limits.ts";
import { diagnoseThrown } from "../diagnostics/rejected.ts";
import type { Answers } from "../filter/answers.ts";
import { blocksWith } from "../filter/blocks.ts";
import { runFilter } from "../filter/filter.ts";
import { valueOf } from "../filter/mapping.ts";
import { styleFor } from "../terminal/style.ts";

const DESCRIPTION = `Show the parameters after each ; of a path segment, and the pairs of the query,
as written and decoded. A name without a value is shown alone; an empty value is
shown as "".`;

const NOTE = `
The producer of a URI decides which characters separate pairs, and whether + is
a space. With --get, control characters in values are shown as \\u{a}; --json has
the exact values. --history shows how RFC 1738, 1808, 2396 and 3986 read each ;
of the path, and std66 legacy why they differ.`;

/** Sets up the arguments, options and action of `params`. */
export function define(command: Subcommand): void {
  command
    .argument("[uri...]", INPUTS)
    .option(
      "--get <name>",
      "print only the decoded values of a name, one per line; the exit status is 1 if there are none",
    )
    .addOption(
      new Option("--separators <characters>", "what separates the pairs of a query (default: &)").choices([
        "&",
        ";",
        "&;",
      ] as const),
    )
    .addOption(
      new Option("--plus <meaning>", "what a + in a query stands for (default: literal)").choices([
        "literal",
        "space",
      ] as const),
    )
    .addOption(
      new Option(
        "--invalid <treatment>",
        "report undecodable triplets (%XX that is not UTF-8), or leave them unchanged (default: error)",
      ).choices(["error", "keep"] as const),
    )
    .addOption(
      new Option("--history", "show how each RFC reads the semicolons of the path").conflicts([
        "get",
        "separators",
        "plus",
        "invalid",
      ]),
    )
    .description(DESCRIPTION)
    .addHelpText("after", NOTE)
    .addHelpText(
      "after",
      examples(
        "std66 params 'http://a/m;lat=50?q=a%26b&tag'",
        "std66 params --get q --plus space 'http://example.com/?q=a+b'",
        "std66 params --json < links.txt",
        "std66 params --history 'ftp://example.com/a;b/c;type=i'",
      ),
    )
    .action(async (uris, { get, history, separators, plus, invalid }, self) => {
      const options = { separators, plus, invalid };
      const settings = settingsOf(self);
      if (get !== undefined) return runFilter(self, uris, valueAnswers(settings, get, options));
      const style = await styleFor(1, settings);
      if (history === true) return runFilter(self, uris, historyAnswers(settings, style));
      const isOne = uris.length === 1 && !isInputName(uris[0], process.argv);
      return runFilter(self, uris, parameterAnswers(settings, style, isOne, options));
    });
}

/** Answers with all parameters: lines, below the input if there are several. */
function parameterAnswers({ json, end, show }: Settings, style: Style, isOne: boolean, options: QueryOptions): Answers {
  const { block, invalidOutput } = blocksWith(end);
  return {
    answer(input) {
      requireFewParameters(input);
      if (json) return valueOf((uri) => parametersRecord(uri, options) + end, input);
      const lines = valueOf((uri) => parameterLines(uri, options, style), input);
      if (lines === undefined) return undefined;
      if (isOne) return block(lines.length === 0 ? "no parameters" : lines.join("\n"));
      return block([style.colors.bold(quotedIfEmpty(show(input))), ...lines.map((line) => `  ${line}`)].join("\n"));
    },
    diagnose: diagnoseThrown((input) => parametersRecord(input, options)),
    ...(json ? {} : invalidOutput),
  };
}

/** Answers with the values of one name. */
function valueAnswers({ json, end, show }: Settings, name: string, options: QueryOptions): Answers {
  let found = 0;
  return {
    answer(input) {
      requireFewParameters(input);
      const values = valueOf((uri) => parameterValues(uri, name, options), json ? input : show(input));
      if (values === undefined) return undefined;
      found += values.length;
      if (json) return JSON.stringify({ input, values: values.map((value) => value ?? null) }) + end;
      return values.map((value = "") => escapeControls(show(value, "query")) + end).join("");
    },
    diagnose: diagnoseThrown((input) => parametersRecord(input, options)),
    status: (invalid) => (invalid > 0 || found === 0 ? INVALID : DONE),
  };
}

/** Answers with a row for each RFC. */
function historyAnswers({ json, end }: Settings, style: Style): Answers {
  const { block, invalidOutput } = blocksWith(end);
  return {
    answer(input) {
      requireFewSegments(input);
      if (!isUriReference(input)) return undefined;
      return json ? semicolonRecord(input) + end : block(semicolonLines(input, style).join("\n"));
    },
    ...(json ? {} : invalidOutput),
  };
}
