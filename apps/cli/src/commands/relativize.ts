/** `std66 relativize`: finds the shortest references from a base to URIs (RFC 3986 §5.2 in reverse). */
import { type RelativizeOptions, relativize, resolve } from "@std66/resolve";
import { baseDiagnostic } from "@std66/report";
import { answerInputs } from "../loop/answer-inputs.ts";
import { INPUTS, choice } from "../command-line/input-options.ts";
import { mapping } from "../loop/answers.ts";
import { rejectArguments } from "../loop/rejections.ts";
import { settingsOf, type Subcommand } from "../command-line/shared-options.ts";

export const DESCRIPTION = `Make URIs relative to a base. Prints the shortest references, one per line.
A relative reference is resolved against the base first. A URI that cannot be shortened stays unchanged; the base itself becomes the empty reference. An invalid URI leaves an empty line.`;

export const NOTES = `
An https URI with another authority stays whole: a page that is copied to http
would fetch //HOST/ without TLS. --form shortest writes it as //HOST/.
--form path writes relative paths only, never empty and never with a / in
front, as compaction of JSON-LD does.

Examples:
  $ std66 relativize http://a/b/c/d http://a/b/g 'http://a/b/c/d?y'
  $ std66 relativize --form path http://a/b/c/d http://a/b/c/d http://a/x
  $ std66 relativize https://example.com/docs/ - < links.txt`;

export function define(command: Subcommand): void {
  command
    .argument("<base>", "the URI that the results are relative to")
    .argument("[uri...]", INPUTS)
    .addOption(
      choice("--form <form>", "write each as the shortest reference, or as a relative path", ["shortest", "path"]),
    )
    .action(async (base, uris, { form }, self) => {
      const diagnostic = baseDiagnostic(base);
      if (diagnostic !== undefined) return rejectArguments(self, [diagnostic]);
      const task = mapping(settingsOf(self), (input) => relativeTo(base, input, form));
      return answerInputs(self, uris, task);
    });
}

/** The reference in the form asked for. If none is, a target with `https` never loses its scheme. */
function relativeTo(base: string, target: string, form: RelativizeOptions["form"]): string {
  const reference = String(relativize(base, target, { form }));
  if (form !== undefined || !reference.startsWith("//")) return reference;
  const resolved = String(resolve(base, target));
  return /^https:/i.test(resolved) ? resolved : reference;
}
