/** `std66 check`: reports each input that is not a URI-reference (RFC 3986 §4.1). */
import { isUriReference } from "@std66/core";
import { INPUTS, examples } from "../command-line/help.ts";
import { type Subcommand, settingsOf } from "../command-line/shared-options.ts";
import { runFilter } from "../filter/filter.ts";
import { jsonOf } from "../render/json.ts";

const FALSE = jsonOf(false);

/** Sets up the arguments, options and action of `check`. */
export function define(command: Subcommand): void {
  command
    .argument("[uri...]", INPUTS)
    .description("Report which URIs are invalid, where and why. Prints nothing if all are valid.")
    .addHelpText("after", examples("std66 check 'http://example.com/100%/done'", "std66 check --json < links.txt"))
    .action(async (uris, _options, self) => {
      const { json, end } = settingsOf(self);
      const valid = json ? (input: string) => `{"input":"${input}","valid":true}${end}` : () => "";
      await runFilter(self, uris, {
        answer: (input) => (isUriReference(input) ? valid(input) : undefined),
        members: { valid: FALSE },
        silent: true,
        ...(!json && { shortcut: { lines: "valid", arePrinted: false } }),
      });
    });
}
