/** `std66 parse`: the components of each input (RFC 3986 §3). */
import { type UriReference, parse, tryParse } from "@std66/core";
import type { Colors } from "picocolors/types.js";
import { colorsFor } from "../terminal/colors.ts";
import { componentLines, componentsRecord } from "../render/components.ts";
import { blocksWith } from "../filter/blocks.ts";
import { runFilter } from "../filter/filter.ts";
import { FORMAT_HELP, parseFormat } from "../command-line/format-option.ts";
import { INPUTS, examples } from "../command-line/help.ts";
import { isStandardInput } from "../command-line/operands.ts";
import { type Subcommand, settingsOf } from "../command-line/shared-options.ts";
import { shown } from "../render/shown.ts";
import { fillTemplate } from "../render/template.ts";
import type { Show } from "../text/passwords.ts";

const DESCRIPTION = `Show the components of URIs as written, without decoding.
An empty component is shown as "". An absent one is not shown.`;

/** Sets up the arguments, options and action of `parse`. */
export function define(command: Subcommand): void {
  command
    .argument("[uri...]", INPUTS)
    .option("--format <template>", FORMAT_HELP, parseFormat)
    .description(DESCRIPTION)
    .addHelpText(
      "after",
      examples(
        "std66 parse 'https://user@example.com:8042/over/there?name=ferret#nose'",
        "std66 parse --format '{host}\\t{path}' < links.txt",
        "std66 parse --json < links.txt | jq -r '.segments[-1]'",
      ),
    )
    .action(async (uris, { format }, self) => {
      const { json, end, color, show } = settingsOf(self);
      if (json && format !== undefined) self.error("error: option '--format' cannot be used with option '--json'");
      if (json) {
        return runFilter(self, uris, { answer: answerBy(show, (reference) => componentsRecord(reference) + end) });
      }
      if (format !== undefined) {
        const answer = answerBy(show, (reference) => fillTemplate(format, reference) + end);
        return runFilter(self, uris, { answer, blank: end });
      }
      const isOne = uris.length === 1 && !isStandardInput(uris[0], process.argv);
      const linesOf = isOne ? componentLines : titledLines;
      const colors = await colorsFor(1, color);
      const { block, invalidOutput } = blocksWith(end);
      const answer = answerBy(show, (reference) => block(linesOf(reference, colors).join("\n")));
      return runFilter(self, uris, { answer, ...invalidOutput });
    });
}

function answerBy(show: Show, print: (reference: UriReference) => string): (input: string) => string | undefined {
  return (input) => {
    const reference = tryParse(input);
    if (reference === undefined) return undefined;
    const text = show(input);
    return print(text === input ? reference : parse(text));
  };
}

/** The components of one of several inputs, below the input. */
function titledLines(reference: UriReference, colors: Colors): string[] {
  const title = colors.bold(shown(String(reference)));
  return [title, ...componentLines(reference, colors).map((line) => `  ${line}`)];
}
