/** `std66 relativize`: the shortest references that lead from a base to URIs (RFC 3986 §5.2, backwards). */
import { relativize } from "@std66/resolve";
import { refuseArguments, runFilter } from "../filter.ts";
import { INPUTS, examples } from "../help.ts";
import { mapping } from "../mapping.ts";
import { problemOfBase } from "../problem.ts";
import { type Subcommand, settingsOf } from "../settings.ts";

const DESCRIPTION = `Make URIs relative to a base: the shortest reference that resolves to each, one a line.
One that nothing in the base helps to shorten stays as it is. An invalid one leaves an empty line.`;

/** Gives `relativize` its arguments and what it does. */
export function define(command: Subcommand): void {
  command
    .argument("<base>", "the URI that the references will be relative to")
    .argument("[uri...]", INPUTS)
    .description(DESCRIPTION)
    .addHelpText(
      "after",
      examples(
        "std66 relativize http://a/b/c/d http://a/b/g 'http://a/b/c/d?y'",
        "std66 relativize https://example.com/docs/ - < links.txt",
      ),
    )
    .action(async (base, uris, _options, self) => {
      const problem = problemOfBase(base);
      if (problem !== undefined) return refuseArguments(self, [["BASE", problem]]);
      const answers = mapping(settingsOf(self), (input) => String(relativize(base, input)));
      return runFilter(self, uris, { ...answers, firstArgument: 2 });
    });
}
