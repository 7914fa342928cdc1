/** `std66 check`: reports each input that is not a URI-reference (RFC 3986 §4.1). */
import { Option } from "@commander-js/extra-typings";
import { INPUTS, examples } from "../command-line/help.ts";
import { type Subcommand, settingsOf } from "../command-line/shared-options.ts";
import { KINDS, kindOf } from "../diagnostics/kind.ts";
import { runFilter } from "../filter/filter.ts";
import { jsonOf } from "../render/json.ts";

const FALSE = jsonOf(false);

/** Sets up the arguments, options and action of `check`. */
export function define(command: Subcommand): void {
  command
    .argument("[uri...]", INPUTS)
    .addOption(
      new Option("--as <rule>", "what the inputs should be; with the name of an IRI rule, they may have all characters")
        .choices(KINDS)
        .default("uri-reference" as const),
    )
    .description("Report which URIs are invalid, where and why. Prints nothing if all are valid.")
    .addHelpText(
      "after",
      examples(
        "std66 check 'http://example.com/100%/done'",
        "std66 check --as iri 'http://example.org/rosé'",
        "std66 check --json < links.txt",
      ),
    )
    .action(async (uris, { as }, self) => {
      const { json, end } = settingsOf(self);
      const { matches, diagnose, takesAnyText } = await kindOf(as);
      const valid = json ? (input: string) => `{"input":"${input}","valid":true}${end}` : () => "";
      await runFilter(self, uris, {
        answer: (input) => (matches(input) ? valid(input) : undefined),
        diagnose,
        takesAnyText,
        members: { valid: FALSE },
        silent: true,
        ...(!json && as === "uri-reference" && { shortcut: { lines: "valid", arePrinted: false } }),
      });
    });
}
