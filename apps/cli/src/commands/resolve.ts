/** `std66 resolve`: references against a base (RFC 3986 §5). */
import { isUriReference } from "@std66/core";
import { resolverFor, traceResolution } from "@std66/resolve";
import { colorsFor } from "../colors.ts";
import { explanationJson, explanationLines } from "../explanation.ts";
import { refuseArguments, runFilter } from "../filter.ts";
import { INPUTS, examples } from "../help.ts";
import { requireTellable } from "../length.ts";
import { mapping } from "../mapping.ts";
import { problemOfBase } from "../problem.ts";
import { type Subcommand, settingsOf } from "../settings.ts";

const STEPS = `
What --explain shows is RFC 3986, section 5.2: R is the reference, T the target.
The steps of 5.2.4, each on what the input buffer begins with:
  2A  ../ or ./           goes
  2B  /./ or a last /.    becomes /
  2C  /../ or a last /..  becomes /, and the output loses its last segment
  2D  a lone . or ..      goes
  2E  anything else       its first segment moves to the output buffer`;

/** Gives `resolve` its arguments and what it does. */
export function define(command: Subcommand): void {
  command
    .argument("<base>", "the URI that the references are relative to")
    .argument("[reference...]", INPUTS)
    .option("--explain", "show each step of the algorithm, with its section of RFC 3986")
    .option(
      "--lenient",
      "ignore a reference's scheme where it is the base's, as some parsers do (RFC 3986, section 5.2.2)",
    )
    .description(
      "Resolve references against a base, one URI a line. An invalid reference leaves an empty line, or, with --explain, nothing.",
    )
    .addHelpText("after", STEPS)
    .addHelpText(
      "after",
      examples(
        "std66 resolve http://a/b/c/d ../g '?y'",
        "std66 resolve --explain http://a/b/c/d ../g",
        "std66 resolve https://example.com/docs/ - < links.txt",
      ),
    )
    .action(async (base, references, { explain, lenient }, self) => {
      const problem = problemOfBase(base);
      if (problem !== undefined) return refuseArguments(self, [["BASE", problem]]);
      const settings = settingsOf(self);
      const options = { strict: lenient !== true };
      if (explain !== true) {
        const resolve = resolverFor(base, options);
        const answers = mapping(settings, (input) => String(resolve(input)));
        return runFilter(self, references, { ...answers, firstArgument: 2 });
      }
      const { json, end, color, show } = settings;
      const colors = await colorsFor(1, color);
      let separator = "";
      return runFilter(self, references, {
        answer(input) {
          if (!isUriReference(input)) return undefined;
          requireTellable(input);
          if (json) return explanationJson(input, traceResolution(base, input, options)) + end;
          // To mask a password changes no component but the userinfo, and so no step.
          const [from, reference] = [show(base), show(input)];
          const trace = traceResolution(from, reference, options);
          const lines = separator + explanationLines(from, reference, trace, colors).join("\n") + end;
          if (end === "\n") separator = "\n";
          return lines;
        },
        // Blocks of lines stand for themselves; between NULs, each input has one.
        ...(end === "\0" && { blank: end }),
        firstArgument: 2,
      });
    });
}
