/** `std66 normalize`: URIs in their normal form (RFC 3986 §6.2.2, §6.2.3). */
import { isUriReference } from "@std66/core";
import { type Rung, normalize, pendingRungs } from "@std66/normalize";
import { Option } from "@commander-js/extra-typings";
import { colorsFor } from "../colors.ts";
import { Distinct } from "../distinct.ts";
import { DONE, INVALID } from "../exit-status.ts";
import { type Answers, runFilter } from "../filter.ts";
import { INPUTS, examples } from "../help.ts";
import { quoted } from "../json.ts";
import { mapping } from "../mapping.ts";
import { stepsOf } from "../ladder.ts";
import { normalizationJson, normalizationLines, stepsJson } from "../normalization.ts";
import { RUNGS_HELP, parseRungs } from "../rungs-option.ts";
import { type Settings, type Subcommand, settingsOf } from "../settings.ts";

const DESCRIPTION = `Write URIs in their normal form, one a line: the text that all equivalent ones have in common.
An invalid one leaves an empty line; with --explain, --check and --unique, nothing.`;

const LADDER = `
The rungs, each with what it does (RFC 3986, section 6.2):
  case              scheme and host in lower case, triplets in upper: %7e is %7E
  percent-encoding  triplets of unreserved characters are decoded: %7E is ~
  dot-segments      /a/./b and /a/x/../b are /a/b
  scheme            default port, empty path, and what else a scheme has`;

/** Gives `normalize` its arguments and what it does. */
export function define(command: Subcommand): void {
  command
    .argument("[uri...]", INPUTS)
    .option("--rungs <list>", RUNGS_HELP, parseRungs)
    .option("--explain", "show what each rung changes")
    .option("--check", "print what is not normal, as it is, and exit with 1 if there is any")
    .addOption(
      new Option("--unique", "of those that have the same normal form, print the first, as it is").conflicts([
        "check",
        "explain",
      ]),
    )
    .description(DESCRIPTION)
    .addHelpText("after", LADDER)
    .addHelpText(
      "after",
      examples(
        "std66 normalize 'HTTP://Example.COM:80/%7euser/../a'",
        "std66 normalize --explain 'HTTP://Example.COM:80/%7euser/../a'",
        "std66 normalize --unique < links.txt",
      ),
    )
    .action(async (uris, { rungs, explain, check, unique }, self) => {
      const settings = settingsOf(self);
      const options = { rungs };
      if (unique === true)
        return runFilter(
          self,
          uris,
          firsts(settings, (input) => String(normalize(input, options))),
        );
      const explained = explain === true ? await explanations(settings, rungs) : undefined;
      if (check === true) return runFilter(self, uris, deviations(settings, rungs, explained));
      if (explained !== undefined) {
        return runFilter(self, uris, {
          answer: (input) => (isUriReference(input) ? explained(input) : undefined),
          // Blocks of lines stand for themselves; between NULs, each input has one.
          ...(settings.end === "\0" && { blank: settings.end }),
        });
      }
      return runFilter(
        self,
        uris,
        mapping(settings, (input) => String(normalize(input, options))),
      );
    });
}

/** The first of each class of inputs that have the same normal form. */
function firsts({ json, end, show }: Settings, normalForm: (input: string) => string): Answers {
  const seen = new Distinct();
  return {
    answer(input) {
      if (!isUriReference(input)) return undefined;
      const result = normalForm(input);
      const isFirst = seen.add(result);
      if (json) return `{"input":${quoted(input)},"result":${quoted(result)},"first":${isFirst}}${end}`;
      return isFirst ? show(input) + end : "";
    },
  };
}

/** The inputs that are not normal, or what is to be said of them. */
function deviations(
  { json, end, show }: Settings,
  chosen: readonly Rung[] | undefined,
  explained: ((input: string) => string) | undefined,
): Answers {
  let found = 0;
  return {
    answer(input) {
      if (!isUriReference(input)) return undefined;
      const rungs = pendingRungs(input, { rungs: chosen });
      if (rungs.length > 0) found++;
      if (json) {
        const steps = explained === undefined ? "" : `,"steps":${stepsJson(stepsOf(input, chosen))}`;
        return `{"input":${quoted(input)},"normal":${rungs.length === 0},"pending":${JSON.stringify(rungs)}${steps}}${end}`;
      }
      return rungs.length === 0 ? "" : (explained?.(input) ?? show(input) + end);
    },
    status: (invalid) => (invalid + found > 0 ? INVALID : DONE),
  };
}

/** What is said of an input: an object, or lines with an empty one between two inputs. */
async function explanations(
  { json, end, color, show }: Settings,
  rungs: Parameters<typeof normalizationLines>[1],
): Promise<(input: string) => string> {
  if (json) return (input) => normalizationJson(input, rungs) + end;
  const colors = await colorsFor(1, color);
  let separator = "";
  return (input) => {
    const text = separator + normalizationLines(input, rungs, colors, show).join("\n") + end;
    if (end === "\n") separator = "\n";
    return text;
  };
}
