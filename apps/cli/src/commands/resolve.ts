/** `std66 resolve`: resolves references against a base (RFC 3986 §5). */
import { isUriReference } from "@std66/core";
import { Option } from "@commander-js/extra-typings";
import { resolverFor } from "@std66/resolve";
import { baseDiagnostic, resolution } from "@std66/report";
import { requireFewSegments } from "../diagnostics/limits.ts";
import { answering, mapping } from "../loop/answers.ts";
import { runExtraction } from "../loop/documents.ts";
import { answerInputs } from "../loop/answer-inputs.ts";
import { INPUTS, IRI_HELP } from "../command-line/input-options.ts";
import { irisIf } from "../diagnostics/diagnose.ts";
import { rejectArguments } from "../loop/rejections.ts";
import { settingsOf, type Subcommand } from "../command-line/shared-options.ts";

export const DESCRIPTION = `Resolve references against a base, and print one URI per line.
An invalid reference leaves an empty line, or nothing with --explain.`;

export const NOTES = `
--explain shows the algorithm of RFC 3986, section 5.2. R is the reference,
T the target. In section 5.2.4, the start of the input buffer selects the step:
  2A  ../ or ./            is removed
  2B  /./ or a final /.    becomes /
  2C  /../ or a final /..  becomes /, and the output loses its last segment
  2D  only . or ..         is removed
  2E  anything else        the first segment moves to the output buffer

Examples:
  $ std66 resolve http://a/b/c/d ../g '?y'
  $ std66 resolve --explain http://a/b/c/d ../g
  $ std66 resolve https://example.com/docs/ - < links.txt
  $ std66 resolve --html - https://example.com/ < links.txt`;

export function define(command: Subcommand): void {
  command
    .argument("[base]", "the URI that the references are relative to; with --html, the URI of the page")
    .argument("[reference...]", INPUTS)
    .addOption(
      new Option(
        "--html <file>",
        "resolve the links of a page, against its <base> if it has one; - is standard input",
      ).conflicts(["explain", "file", "iri", "lenient"]),
    )
    .addOption(
      new Option("--explain", "show each step of the algorithm, with its section of RFC 3986").conflicts("iri"),
    )
    .option("--iri", IRI_HELP)
    .option(
      "--lenient",
      "ignore a reference's scheme if it is the same as the base's, as some parsers do (RFC 3986, section 5.2.2)",
    )
    .action(async (base, references, { explain, lenient, html, iri }, self) => {
      if (html !== undefined) {
        if (references.length > 0) self.error("error: option '--html <file>' cannot be used with references");
        // The page has the URI of its file, unless there is another.
        const refused = base === undefined ? undefined : baseDiagnostic(base);
        if (refused !== undefined) return rejectArguments(self, [refused]);
        return runExtraction(self, [html], { as: "html", resolve: true, page: base });
      }
      if (base === undefined) return self.error("error: missing required argument 'base'");
      const { iris, inputs } = await irisIf(iri);
      const diagnostic = baseDiagnostic(base, iris?.tryParseIri, iris?.diagnoseIri);
      if (diagnostic !== undefined) return rejectArguments(self, [diagnostic]);
      const settings = settingsOf(self);
      const options = { strict: lenient !== true };
      if (explain === true) {
        const task = answering(settings, (input, show) => {
          if (!isUriReference(input)) return undefined;
          requireFewSegments(input);
          return resolution(base, input, { show, ...options });
        });
        return answerInputs(self, references, task);
      }
      const resolve = (iris?.iriResolverFor ?? resolverFor)(base, options);
      const task = mapping(settings, (reference) => String(resolve(reference)));
      return answerInputs(self, references, { ...task, ...inputs });
    });
}
