/** `std66 legacy`: compares how each standard since RFC 1738 treats a reference or a text, and why they differ. */
import { Option } from "@commander-js/extra-typings";
import { type DialectId, dialects as allDialects } from "@std66/legacy";
import type { Answer, Show } from "@std66/report";
import {
  dialects as dialectsAnswer,
  type Explained,
  standardsTable,
  syntax,
  tour as tourOf,
} from "@std66/report/legacy";
import { requireFewSegments } from "../diagnostics/limits.ts";
import { styleFor } from "../terminal/style.ts";
import { isTerminal } from "../terminal/terminal.ts";
import { choice, refuseOptions, refuseWithJson } from "../command-line/input-options.ts";
import { ROWS } from "../command-line/row-options.ts";
import { parseKnown } from "../command-line/list-options.ts";
import { type Settings, settingsOf, type Subcommand } from "../command-line/shared-options.ts";
import { answering, recordOf } from "../loop/answers.ts";
import type { Task } from "../loop/task.ts";
import { answerInputs } from "../loop/answer-inputs.ts";
import { print } from "../terminal/output.ts";

const USAGE = `[options] <base> <reference...>
       std66 legacy [options] <base> -f <file>
       std66 legacy [options] [text]
       std66 legacy --tour`;

export const DESCRIPTION = `Show how RFC 1738, 1808, 2396 and 3986 resolve references against a base, and why they differ.
With a single text, compares its syntax: whether it is valid, and its components under each standard's own names.
Without arguments, reads texts to compare from standard input, one per line.`;

export const NOTES = `
In the steps that --explain shows, R is the reference and T the target.

In a table, ≠ marks a row that differs from RFC 3986 or, if that is not shown,
from the latest RFC shown. Each reason follows with the standards that it
separates, as in 1808 | 2396, 3986, and is explained once. std66 is what
"std66 resolve" gives, where it adds to the letter of RFC 3986.

URL Standard (whatwg in --dialects and --json) is the runtime's own URL. It is
not an RFC and has no reasons. It accepts, and repairs, texts that are not valid
by its own rules, so its row says "accepted" and not "valid". With --json, its
"valid" is true if it accepts the text.

Where a standard leaves room, "otherwise" shows what another reading gives, with
its code. READINGS has both. The options for L2, L3, L7, L8 and L17 choose the
other one.

RFC 1738 resolves nothing. It has a row if --dialects names it, or if a single
text has a scheme. 2396bis-07 is the last draft of RFC 3986. It never differs
from RFC 3986, and has a row only if --dialects names it (rfc2396bis07).

CLIENTS is what browsers and a library of 1995 to 1997 made of a reference. It
is shown for the references on the pages with which they were tested.

--format prints one table with a column each for RFC 1808, 2396 and 3986, or for
--dialects. What differs is bold in Markdown; in CSV (RFC 4180), it is named in
a column of its own. What std66 gives stands in the cell of RFC 3986; in CSV, in
another column.

Exit status:
  0  all RFCs shown agree
  1  some of them differ, or an input line is not UTF-8 or too long
  2  wrong usage, or a read or write error

Examples:
  $ std66 legacy 'http://a/b/c/d;p?q' '?y' '../../../g'
  $ std66 legacy --dialects rfc2396,rfc3986 http://a/b/c/d - < links.txt
  $ std66 legacy --explain --dialects rfc2396 http://a/b/c/d ../g
  $ std66 legacy --opaque-base resolve foo:a/b ../c
  $ std66 legacy 'mailto:a?b'
  $ std66 legacy --format markdown 'http://a/b/c/d;p?q' '?y' ';x' /../g
  $ std66 legacy --tour`;

const DIALECTS = Object.keys(allDialects) as readonly DialectId[];

const RESOLVING = ["excessDots", "opaqueBase", "emptyReference", "netLocSlash", "explain", "format", "lenient"];

export const dialectsOption = () =>
  choice(
    "--dialects <list>",
    "standards to compare, separated by commas (default: all but the draft)",
    DIALECTS,
  ).argParser((list) => parseKnown(list, DIALECTS, "dialect"));

export function define(command: Subcommand): void {
  command
    .argument(
      "[base]",
      "the URI that the references are relative to; without references, the text whose syntax is compared",
    )
    .argument(
      "[reference...]",
      "relative references or URIs; @FILE reads them from a file, - from standard input, one per line",
    )
    .addOption(dialectsOption())
    .addOption(
      choice("--excess-dots <treatment>", "how RFC 2396 treats a .. above the root (section 5.2, step 6g; L8)", [
        "keep",
        "remove",
        "error",
      ]),
    )
    .addOption(
      choice("--opaque-base <treatment>", "how RFC 2396 treats a reference to resolve against an opaque base (L7)", [
        "refuse",
        "resolve",
      ]),
    )
    .addOption(
      choice("--empty-reference <what>", "what of a reference must be empty for RFC 1808 to give the whole base (L3)", [
        "components",
        "text",
      ]),
    )
    .addOption(
      choice("--net-loc-slash <where>", "where RFC 1808 adds a slash after a host without a path (L2)", [
        "as-needed",
        "before-path",
      ]),
    )
    .addOption(
      choice(
        "--net-loc <form>",
        "what the grammar of RFC 1808 allows as a network location; no result depends on it (L16)",
        ["any", "server"],
      ),
    )
    .option("--without-rfc2732", "take RFC 2396 as of 1998, without RFC 2732, which allows brackets")
    .option("--explain", "instead of the table, show each step of each algorithm, with its number in the RFC")
    .addOption(
      choice("--format <name>", "one table for all references, with a column for each standard", [
        "markdown",
        "csv",
      ]).conflicts(["explain", ...ROWS]),
    )
    .option("--lenient", "ignore a reference's scheme if it is the same as the base's, in RFC 2396 and RFC 3986 (L17)")
    .addOption(
      new Option("--tour", "walk through the best-known differences").conflicts([
        ...RESOLVING,
        "dialects",
        "netLoc",
        "withoutRfc2732",
      ]),
    )
    .usage(USAGE)
    .action(async (base, references, { explain, format, lenient, tour, withoutRfc2732, ...chosen }, self) => {
      // Not the options that all commands share.
      const { excessDots, opaqueBase, emptyReference, netLocSlash, dialects, netLoc } = chosen;
      const grammars = { dialects, netLoc, rfc2732: withoutRfc2732 !== true };
      const settings = settingsOf(self);
      if (settings.json) refuseWithJson(self, ["format"]);
      if (tour === true) {
        if (base !== undefined) self.error("error: option '--tour' cannot be used with arguments");
        return showTour(settings);
      }
      if (base !== undefined && (references.length > 0 || settings.files !== undefined)) {
        const options = { ...grammars, excessDots, opaqueBase, emptyReference, netLocSlash, strict: lenient !== true };
        if (format !== undefined)
          return answerInputs(self, references, tableTask(base, { format, ...options }, settings));
        const answerOf: Comparer = (input, shown) =>
          dialectsAnswer(base, input, { ...shown, ...options, steps: explain });
        return answerInputs(self, references, comparisons(settings, answerOf));
      }
      refuseOptions(self, RESOLVING, "needs a reference to resolve");
      const answerOf: Comparer = (input, shown) => syntax(input, { ...shown, ...grammars });
      return answerInputs(self, base === undefined ? [] : [base], comparisons(settings, answerOf));
    });
}

/** One table for all references. The status is 0 only if the standards agree on all of them. */
function tableTask(base: string, options: Parameters<typeof standardsTable>[1], { end, show }: Settings): Task {
  const table = standardsTable(base, { show, isForTerminal: isTerminal(1), ...options });
  let differing = 0;
  return {
    answer(input) {
      requireFewSegments(input);
      const { text, agree } = table.add(input);
      if (!agree) differing++;
      return text;
    },
    takesAnyText: true,
    closing: () => table.end() + (end === "\0" ? end : ""),
    isNo: () => differing > 0,
  };
}

type Comparer = (input: string, shown: { readonly show: Show; readonly explained: Explained }) => Answer;

/** Answers arbitrary texts. The status is 0 only if the standards agree on all of them. */
function comparisons(settings: Settings, answerOf: Comparer): Task {
  const explained: Explained = new Set();
  let differing = 0;
  return {
    ...answering(settings, (input, show) => {
      requireFewSegments(input);
      const answer = answerOf(input, { show, explained });
      if (answer.agree === false) differing++;
      return answer;
    }),
    takesAnyText: true,
    isNo: () => differing > 0,
  };
}

function showTour(settings: Settings): void {
  const { json, end } = settings;
  const { beginning, examples, end: closing } = tourOf();
  if (json) return print(...examples.map((example) => recordOf(example) + end));
  const style = styleFor(1, settings);
  const blocks = [beginning, ...examples.map(({ lines }) => lines(style).join("\n")), closing];
  return end === "\0" ? print(...blocks.map((block) => block + end)) : print(`${blocks.join("\n\n")}\n`);
}
