/** `std66 relativize`: finds the shortest references from a base to URIs (RFC 3986 §5.2 in reverse). */
import { relativize } from "@std66/resolve";
import { baseDiagnostic } from "@std66/report";
import { answerInputs } from "../loop/answer-inputs.ts";
import { INPUTS } from "../command-line/help.ts";
import { mapping } from "../loop/answers.ts";
import { rejectArguments } from "../loop/rejections.ts";
import { settingsOf, type Subcommand } from "../command-line/shared-options.ts";

const DESCRIPTION = `Make URIs relative to a base. Prints the shortest references, one per line.
A relative reference is resolved against the base first. A URI that cannot be shortened stays unchanged; the base itself becomes the empty reference. An invalid URI leaves an empty line.`;

const EXAMPLES = `
Examples:
  $ std66 relativize http://a/b/c/d http://a/b/g 'http://a/b/c/d?y'
  $ std66 relativize https://example.com/docs/ - < links.txt`;

export function define(command: Subcommand): void {
  command
    .argument("<base>", "the URI that the results are relative to")
    .argument("[uri...]", INPUTS)
    .description(DESCRIPTION)
    .addHelpText("after", EXAMPLES)
    .action(async (base, uris, _options, self) => {
      const diagnostic = baseDiagnostic(base);
      if (diagnostic !== undefined) return rejectArguments(self, [diagnostic]);
      return answerInputs(
        self,
        uris,
        mapping(settingsOf(self), (input) => String(relativize(base, input))),
      );
    });
}
