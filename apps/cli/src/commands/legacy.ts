/** `std66 legacy`: what each standard since RFC 1738 makes of a reference or of a text, and why they differ. */
import { Option } from "@commander-js/extra-typings";
import {
  type CompareOptions,
  type DialectOptions,
  type ResolutionComparison,
  compareResolution,
  compareSyntax,
} from "@std66/legacy";
import type { Colors } from "picocolors/types.js";
import { colorsFor } from "../colors.ts";
import { stepsJson, stepsLines } from "../dialect-steps.ts";
import { DIALECTS_HELP, parseDialects } from "../dialects-option.ts";
import { DONE, INVALID } from "../exit-status.ts";
import { type Answers, runFilter } from "../filter.ts";
import { examples } from "../help.ts";
import { requireTellable } from "../length.ts";
import { Output } from "../output.ts";
import { resolutionJson, resolutionLines } from "../resolution-comparison.ts";
import { type Settings, type Subcommand, settingsOf } from "../settings.ts";
import { MARK } from "../standards-table.ts";
import { syntaxJson, syntaxLines } from "../syntax-comparison.ts";
import { tourBlocks, tourJson } from "../tour.ts";

const USAGE = `[options] <base> <reference...>
       std66 legacy [options] <text>
       std66 legacy --tour`;

const DESCRIPTION = `Show what RFC 1738, 1808, 2396, its revision and 3986 each make of references against a base, and why they differ.
One text alone has its syntax compared: whether it is valid, and its components under each standard's own names.`;

const TABLE = `
In a table, ${MARK} marks a row that differs from RFC 3986's or, where that is not
shown, from that of the latest RFC that is. Below stands each reason once, with
the standards that it parts, as 1808 | 2396, 3986. 2396bis-07 is the last
draft of RFC 3986. whatwg is the URL Standard, as the runtime's own URL has it:
it is no RFC, and no reasons are given for it.

Exit status:
  0  all RFCs that are shown agree
  1  some of them differ, or an input line is not UTF-8 or too long
  2  the command line is wrong, or something cannot be read or written`;

/** Gives `legacy` its arguments and what it does. */
export function define(command: Subcommand): void {
  command
    .argument("[base]", "what the references are relative to; without any, the text to compare the syntax of")
    .argument("[reference...]", "relative references or URIs; with -, one a line from the standard input")
    .option("--dialects <list>", DIALECTS_HELP, parseDialects)
    .addOption(
      new Option(
        "--excess-dots <reading>",
        "what RFC 2396 does with a .. above the root (section 5.2, step 6g)",
      ).choices(["keep", "remove", "error"] as const),
    )
    .option("--explain", "show each step of each algorithm, with its number in its RFC, in place of the table")
    .option("--lenient", "ignore a reference's scheme where it is the base's, in RFC 2396 and RFC 3986")
    .addOption(
      new Option("--tour", "walk through the famous differences").conflicts([
        "dialects",
        "excessDots",
        "explain",
        "lenient",
      ]),
    )
    .usage(USAGE)
    .description(DESCRIPTION)
    .addHelpText("after", TABLE)
    .addHelpText(
      "after",
      examples(
        "std66 legacy 'http://a/b/c/d;p?q' '?y' '../../../g'",
        "std66 legacy --dialects rfc2396,rfc3986 http://a/b/c/d - < links.txt",
        "std66 legacy --explain --dialects rfc2396 http://a/b/c/d ../g",
        "std66 legacy 'mailto:a?b'",
        "std66 legacy --tour",
      ),
    )
    .action(async (base, references, { dialects, excessDots, explain, lenient, tour }, self) => {
      const settings = settingsOf(self);
      const colors = await colorsFor(1, settings.color);
      if (tour === true) {
        if (base !== undefined) self.error("error: --tour takes no other arguments");
        return showTour(settings, colors);
      }
      if (base === undefined) return self.error("error: expected a text, or a base and references");
      if (references.length > 0) {
        const options = { dialects, excessDots, strict: lenient !== true };
        return runFilter(
          self,
          references,
          resolutions(settings, colors, base, { ...options, isExplained: explain === true }),
        );
      }
      if (excessDots !== undefined || lenient === true)
        return self.error("error: --excess-dots and --lenient need a reference to resolve");
      if (explain === true) return self.error("error: --explain needs a reference to resolve");
      return runFilter(self, [base], syntaxes(settings, colors, { dialects }));
    });
}

function resolutions(
  settings: Settings,
  colors: Colors,
  base: string,
  { isExplained, dialects, ...options }: CompareOptions & DialectOptions & { readonly isExplained: boolean },
): Answers {
  return comparisons(settings, (input) => {
    const comparison = compareResolution(base, input, { dialects, ...options });
    return { text: textOf(input, comparison), agree: comparison.agree };
  });

  function textOf(input: string, comparison: ResolutionComparison): string {
    if (isExplained) {
      return settings.json
        ? stepsJson({ base, input, options }, comparison)
        : stepsLines({ base, input, options }, comparison, colors, settings.show).join("\n");
    }
    return settings.json
      ? resolutionJson(base, input, comparison)
      : resolutionLines({ base, input }, comparison, colors, settings.show).join("\n");
  }
}

function syntaxes(settings: Settings, colors: Colors, options: CompareOptions): Answers {
  return comparisons(settings, (input) => {
    const comparison = compareSyntax(input, options);
    const text = settings.json
      ? syntaxJson(input, comparison)
      : syntaxLines(input, comparison, colors, settings.show).join("\n");
    return { text, agree: comparison.agree };
  });
}

/** The answers to any texts, and whether all agree in all of them. Blocks of lines have an empty line between them. */
function comparisons(
  { json, end }: Settings,
  compare: (input: string) => { readonly text: string; readonly agree: boolean },
): Answers {
  let separator = "";
  let differing = 0;
  return {
    answer(input) {
      requireTellable(input);
      const { text, agree } = compare(input);
      if (!agree) differing++;
      const answer = separator + text + end;
      if (!json && end === "\n") separator = "\n";
      return answer;
    },
    takesAnyText: true,
    status: (invalid) => (invalid + differing > 0 ? INVALID : DONE),
    // Blocks of lines stand for themselves; between NULs, each input has one.
    ...(end === "\0" && { blank: end }),
  };
}

function showTour({ json, end }: Settings, colors: Colors): void {
  const output = new Output();
  if (json || end === "\0") for (const text of json ? tourJson() : tourBlocks(colors)) output.answer(text + end);
  else output.answer(`${tourBlocks(colors).join("\n\n")}\n`);
  output.flush();
}
