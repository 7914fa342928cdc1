/** `std66 check`: whether each input is a URI-reference (RFC 3986 §4.1). */
import { isUriReference } from "@std66/core";
import { runFilter } from "../filter.ts";
import { INPUTS, examples } from "../help.ts";
import { type Subcommand, settingsOf } from "../settings.ts";

/** Gives `check` its arguments and what it does. */
export function define(command: Subcommand): void {
  command
    .argument("[uri...]", INPUTS)
    .description("Tell which URIs are invalid, where, and why. Says nothing when all are valid.")
    .addHelpText("after", examples("std66 check 'http://example.com/100%/done'", "std66 check --json < links.txt"))
    .action(async (uris, _options, self) => {
      const { json, end } = settingsOf(self);
      const valid = json ? (input: string) => `{"input":"${input}","valid":true}${end}` : () => "";
      await runFilter(self, uris, {
        answer: (input) => (isUriReference(input) ? valid(input) : undefined),
        members: '"valid":false,',
        silent: true,
      });
    });
}
