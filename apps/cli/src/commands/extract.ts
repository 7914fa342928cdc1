/** `std66 extract`: finds URIs in text (RFC 3986 Appendix C), and links in HTML, Markdown and JSON. */
import { Option } from "@commander-js/extra-typings";
import { KINDS } from "../command-line/document-kind.ts";
import { examples } from "../command-line/help.ts";
import { parseScheme, parseSchemes } from "../command-line/schemes-option.ts";
import type { Subcommand } from "../command-line/shared-options.ts";
import { baseDiagnostic } from "../diagnostics/base.ts";
import { runExtraction } from "../filter/documents.ts";
import { rejectArguments } from "../filter/rejections.ts";

const DESCRIPTION = `Print the URIs in text, and the links in HTML, Markdown and JSON, one per line.
If a link is not a URI-reference, its fault is reported. Other text is ignored. In text, a URI ends before a character that no URI has, such as é or {.`;

/** Sets up the arguments, options and action of `extract`. */
export function define(command: Subcommand): void {
  command
    .argument("[file...]", "files; if omitted or -, read standard input as text")
    .addOption(new Option("--as <kind>", "what the files are (default: by the extension of the name)").choices(KINDS))
    .option("-n, --line-number", "begin each line with FILE:LINE:COLUMN:")
    .option("-r, --recursive", "read the files in directories, except those that are not text")
    .option("--resolve", "resolve links against the base of the page, or of the file")
    .option("--base <uri>", "the URI of the files, for --resolve (default: the file URI of each)")
    .option("--schemes <list>", "in text, find only URIs with these schemes, separated by commas", parseSchemes)
    .option("--www <scheme>", "in text, find hosts such as www.example.com too, and give them this scheme", parseScheme)
    .description(DESCRIPTION)
    .addHelpText(
      "after",
      examples(
        "std66 extract links.txt",
        "std66 extract -n --as text links.txt",
        "std66 extract --json --resolve --recursive --base https://example.com/ .",
      ),
    )
    .action(async (files, { as, lineNumber, recursive, resolve, base, schemes, www }, self) => {
      if (base !== undefined && resolve !== true) self.error("error: option '--base <uri>' needs '--resolve'");
      const diagnostic = base === undefined ? undefined : baseDiagnostic(base);
      if (diagnostic !== undefined) return rejectArguments(self, [diagnostic]);
      return runExtraction(self, files, {
        as,
        recursive: recursive === true,
        places: lineNumber === true,
        text: { schemes, www },
        resolves: resolve === true,
        base,
      });
    });
}
