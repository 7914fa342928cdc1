/** `std66 resolve`: references against a base (RFC 3986 §5). */
import { isUriReference } from "@std66/core";
import { resolverFor } from "@std66/resolve";
import { refuseArgument, runFilter } from "../filter.ts";
import { INPUTS, examples } from "../help.ts";
import { quoted } from "../json.ts";
import { problemOfBase } from "../problem.ts";
import { type Subcommand, settingsOf } from "../settings.ts";

/** Gives `resolve` its arguments and what it does. */
export function define(command: Subcommand): void {
  command
    .argument("<base>", "the URI that the references are relative to")
    .argument("[reference...]", INPUTS)
    .option(
      "--lenient",
      "ignore a reference's scheme where it is the base's, as some parsers do (RFC 3986, section 5.2.2)",
    )
    .description("Resolve references against a base, one URI a line. An invalid reference leaves an empty line.")
    .addHelpText(
      "after",
      examples("std66 resolve http://a/b/c/d ../g '?y'", "std66 resolve https://example.com/docs/ - < links.txt"),
    )
    .action(async (base, references, { lenient }, self) => {
      const problem = problemOfBase(base);
      if (problem !== undefined) return refuseArgument(self, problem, "BASE");
      const { json, end } = settingsOf(self);
      const resolve = resolverFor(base, { strict: lenient !== true });
      return runFilter(self, references, {
        answer(input) {
          if (!isUriReference(input)) return undefined;
          const result = String(resolve(input));
          return json ? `{"input":${quoted(input)},"result":${quoted(result)}}${end}` : result + end;
        },
        blank: end,
        firstArgument: 2,
      });
    });
}
