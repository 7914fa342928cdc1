/** `std66 parse`: the components of each input (RFC 3986 §3). */
import { type UriReference, tryParse } from "@std66/core";
import type { IriReference } from "@std66/iri";
import type { Colors } from "picocolors/types.js";
import { colorsFor } from "../terminal/colors.ts";
import { componentLines, componentsRecord } from "../render/components.ts";
import { blocksWith } from "../filter/blocks.ts";
import { runFilter } from "../filter/filter.ts";
import { FORMAT_HELP, parseFormat } from "../command-line/format-option.ts";
import { INPUTS, IRI_HELP, examples } from "../command-line/help.ts";
import { isInputName } from "../command-line/operands.ts";
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
    .option("--iri", IRI_HELP)
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
    .action(async (uris, { format, iri }, self) => {
      const read = iri === true ? (await import("@std66/iri")).tryParseIri : tryParse;
      const input = iri === true ? (await import("../diagnostics/iri.ts")).IN_IRIS : {};
      const { json, end, color, show } = settingsOf(self);
      if (json && format !== undefined) self.error("error: option '--format' cannot be used with option '--json'");
      if (json) {
        const answer = answerBy(read, show, (reference) => componentsRecord(reference) + end);
        return runFilter(self, uris, { answer, ...input });
      }
      if (format !== undefined) {
        const answer = answerBy(read, show, (reference) => fillTemplate(format, reference) + end);
        return runFilter(self, uris, { answer, blank: end, ...input });
      }
      const isOne = uris.length === 1 && !isInputName(uris[0], process.argv);
      const linesOf = isOne ? componentLines : titledLines;
      const colors = await colorsFor(1, color);
      const { block, invalidOutput } = blocksWith(end);
      const answer = answerBy(read, show, (reference) => block(linesOf(reference, colors).join("\n")));
      return runFilter(self, uris, { answer, ...invalidOutput, ...input });
    });
}

type Reference = UriReference | IriReference;

function answerBy(
  read: (text: string) => Reference | undefined,
  show: Show,
  print: (reference: Reference) => string,
): (input: string) => string | undefined {
  return (input) => {
    const reference = read(input);
    if (reference === undefined) return undefined;
    const text = show(input);
    return print(text === input ? reference : (read(text) as Reference));
  };
}

/** The components of one of several inputs, below the input. */
function titledLines(reference: Reference, colors: Colors): string[] {
  const title = colors.bold(shown(String(reference)));
  return [title, ...componentLines(reference, colors).map((line) => `  ${line}`)];
}
