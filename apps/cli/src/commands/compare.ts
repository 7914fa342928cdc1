/** `std66 compare`: whether two URIs are equivalent, and from which rung of the ladder on (RFC 3986 §6.2). */
import { isUriReference } from "@std66/core";
import { type CompareOptions, compare } from "@std66/normalize";
import { colorsFor } from "../colors.ts";
import { comparisonLines } from "../comparison.ts";
import { DONE, INVALID, TROUBLE } from "../exit-status.ts";
import { type Answers, refuseArguments, runFilter } from "../filter.ts";
import { examples } from "../help.ts";
import { isStandardInput } from "../operands.ts";
import { Output } from "../output.ts";
import { type Pair, pairOf, problemOfPair } from "../pair.ts";
import { problemOf } from "../problem.ts";
import { RUNGS_HELP, parseRungs } from "../rungs-option.ts";
import { type Settings, type Subcommand, settingsOf } from "../settings.ts";

const DESCRIPTION = `Tell whether two URIs are equivalent: the first rung of RFC 3986's ladder on which they are, or "different".
Without arguments or with -, a pair a line from the standard input, with a tab between the two.`;

const STATUS = `
The rungs: identical, case, percent-encoding, dot-segments, scheme (see std66 normalize --help).
Relative references are compared as they stand: resolve them before, to compare what they mean.

Exit status:
  0  equivalent
  1  different, or one pair of them
  2  an input is invalid, or the command line is wrong`;

/** Gives `compare` its arguments and what it does. */
export function define(command: Subcommand): void {
  command
    .argument("[a]", "a URI or a relative reference")
    .argument("[b]", "what to compare it with")
    .option("--rungs <list>", RUNGS_HELP, parseRungs)
    .option("--ignore-fragment", "leave out the fragments of both (RFC 3986, section 6.1)")
    .option("--explain", "show the two normal forms, and where they differ")
    .description(DESCRIPTION)
    .addHelpText("after", STATUS)
    .addHelpText(
      "after",
      examples(
        "std66 compare http://example.com HTTP://example.com:80/",
        "std66 compare --explain http://example.com/a%2Fb http://example.com/a/b",
        "std66 compare < pairs.tsv",
      ),
    )
    .action(async (a, b, { rungs, ignoreFragment, explain }, self) => {
      const settings = settingsOf(self);
      const options = { rungs, ignoreFragment };
      const say = explain === true && !settings.json ? await explained(settings, options) : plain(settings, options);
      if (b !== undefined && a !== undefined) return compareArguments([a, b], say, self);
      if (a !== undefined && !isStandardInput(a, process.argv))
        self.error("error: one URI alone has nothing to be compared with");
      const answers = linesOfPairs(settings, say);
      // Blocks of lines stand for themselves.
      return runFilter(self, [], explain === true && settings.end === "\n" ? { ...answers, blank: "" } : answers);
    });
}

/** What is said of a pair, and whether the two are equivalent. */
type Say = (pair: Pair) => { readonly text: string; readonly equivalent: boolean };

async function compareArguments(
  pair: Pair,
  say: Say,
  invocation: Parameters<typeof refuseArguments>[0],
): Promise<void> {
  const problems = pair.flatMap((text, index) =>
    isUriReference(text) ? [] : [[`argument ${index + 1}`, problemOf(text)] as const],
  );
  if (problems.length > 0) return refuseArguments(invocation, problems, TROUBLE);
  const { text, equivalent } = say(pair);
  process.exitCode = equivalent ? DONE : INVALID;
  const output = new Output();
  output.answer(text);
  output.flush();
}

/** The answers to lines that have a pair each. */
function linesOfPairs({ end }: Settings, say: Say): Answers {
  let different = 0;
  return {
    answer(line) {
      const pair = pairOf(line);
      if (pair === undefined) return undefined;
      const { text, equivalent } = say(pair);
      if (!equivalent) different++;
      return text;
    },
    problem: problemOfPair,
    blank: end,
    status: (invalid) => (invalid > 0 ? TROUBLE : different > 0 ? INVALID : DONE),
  };
}

function plain({ json, end }: Settings, options: CompareOptions): Say {
  return ([a, b]) => {
    const { equivalent, rung, difference } = compare(a, b, options);
    if (!json) return { text: (rung ?? "different") + end, equivalent };
    const { component, a: first = null, b: second = null } = difference ?? {};
    const found = component === undefined ? null : { component, a: first, b: second };
    return { text: JSON.stringify({ a, b, equivalent, rung: rung ?? null, difference: found }) + end, equivalent };
  };
}

async function explained({ end, color, show }: Settings, options: CompareOptions): Promise<Say> {
  const colors = await colorsFor(1, color);
  let separator = "";
  return ([a, b]) => {
    const comparison = compare(a, b, options);
    const text = separator + comparisonLines([a, b], comparison, options, { colors, show }).join("\n") + end;
    if (end === "\n") separator = "\n";
    return { text, equivalent: comparison.equivalent };
  };
}
