/** `std66 check`: reports each input that is not a URI-reference (RFC 3986 §4.1). */
import { asWritten } from "@std66/report";
import { Option } from "@commander-js/extra-typings";
import { INPUTS, choice, refuseWithJson } from "../command-line/input-options.ts";
import { type Settings, settingsOf, type Subcommand } from "../command-line/shared-options.ts";
import { diagnoseBy } from "../diagnostics/diagnose.ts";
import { type Production, productionNames, productionOf } from "../diagnostics/productions.ts";
import type { Task } from "../loop/task.ts";
import { answerInputs } from "../loop/answer-inputs.ts";
import { notingRelative } from "../loop/ending.ts";
import { isTerminal } from "../terminal/terminal.ts";

export const DESCRIPTION = "Report which URIs are invalid, where and why. Prints nothing if all are valid.";

export const NOTES = `
--as uri requires a scheme, which example.com does not have. --as http-uri
requires http or https with a host, and no userinfo (RFC 9110, section 4.2); a
fragment is allowed.

--valid and --invalid print the lines themselves, without diagnostics; on a
terminal with passwords as ***, unless --show-passwords is given. With --csv or
--tsv, they print rows of the table, and --count also its missing fields.
--diagnostics compact prints FILE:LINE:COLUMN: error[CODE] REASON, for editors.

Examples:
  $ std66 check 'http://example.com/100%/done'
  $ std66 check --as uri --diagnostics compact -f links.txt
  $ std66 check --valid < links.txt
  $ std66 check --csv --header --column url --invalid -f links.csv
  $ std66 check --as iri 'http://example.org/rosé'
  $ std66 check --json < links.txt`;

/** Options that choose what is printed, of which one is enough. */
const FORMS = ["valid", "invalid", "quiet", "diagnostics"] as const;
const otherForms = (own: string): string[] => FORMS.filter((name) => name !== own);

export function define(command: Subcommand): void {
  command
    .argument("[uri...]", INPUTS)
    .addOption(
      choice(
        "--as <rule>",
        "what the inputs should be; the rules for IRIs also allow characters beyond ASCII",
        productionNames,
      ).default("uri-reference" as const),
    )
    .addOption(new Option("--valid", "print the valid inputs").conflicts(otherForms("valid")))
    .addOption(new Option("--invalid", "print the invalid inputs").conflicts(otherForms("invalid")))
    .addOption(
      new Option(
        "--count",
        "print only how many inputs are valid and invalid; with --valid or --invalid, one number",
      ).conflicts(["quiet", "diagnostics"]),
    )
    .addOption(
      new Option("-q, --quiet", "print nothing, and stop at the first invalid input").conflicts(otherForms("quiet")),
    )
    .action(async (uris, { as, ...form }, self) => {
      const production = await productionOf(as);
      const settings = settingsOf(self);
      if (settings.json) refuseWithJson(self, ["valid", "invalid", "quiet", "count"]);
      const isDefault = as === "uri-reference" && !settings.json;
      const task = taskOf(form, production, settings);
      const printsNothing = ![settings.json, settings.tsv, form.valid, form.invalid, form.count].includes(true);
      const isSaid = printsNothing && !settings.quiet && (isDefault || as === "iri-reference");
      const isNoted = isSaid && isTerminal(2);
      const arePrinted = form.valid === true && form.count !== true;
      await answerInputs(self, uris, {
        takesAnyText: production.isOfIris,
        diagnose: diagnoseBy(production.diagnose),
        // Relative references are counted one by one.
        ...(isDefault &&
          (!arePrinted || settings.show === asWritten) && {
            shortcut: { lines: isNoted ? "uri" : "uri-reference", arePrinted },
          }),
        ...task,
        ...(isNoted && notingRelative(task.answer, as)),
      });
    });
}

type Form = Partial<Record<"valid" | "invalid" | "count" | "quiet", true | undefined>>;

function taskOf(form: Form, { matches }: Production, { json, tsv, end, show }: Settings): Task {
  if (json) {
    const answer = (input: string): string | undefined =>
      matches(input) ? `{"input":"${input}","valid":true}${end}` : undefined;
    return { answer, invalid: { members: { valid: false } } };
  }
  // What ends the answer to a row is not printed.
  const said = tsv ? "true\0" : "";
  const answer = (input: string): string | undefined => (matches(input) ? said : undefined);
  if (form.count === true) {
    const lineEnd = tsv ? "\n" : end;
    const closing: Task["closing"] = ({ all, invalid, missing = 0 }) => {
      const valid = all - invalid - missing;
      if (form.valid === true) return `${valid}${lineEnd}`;
      if (form.invalid === true) return `${invalid}${lineEnd}`;
      return `${valid} valid${lineEnd}${invalid} invalid${lineEnd}${tsv ? `${missing} missing${lineEnd}` : ""}`;
    };
    return { answer, invalid: { form: "nothing" }, printedRows: "none", closing, wholeRun: "--count" };
  }
  if (tsv) {
    const printedRows = form.valid === true ? "answered" : form.invalid === true ? "unanswered" : undefined;
    const invalid = { form: printedRows === undefined ? "diagnostic" : "nothing", field: "false" } as const;
    return { answer, invalid, printedRows };
  }
  if (form.valid === true) {
    return {
      answer: (input, { object = show(input) }) => (matches(input) ? object + end : undefined),
      invalid: { form: "nothing" },
    };
  }
  if (form.invalid === true) return { answer, invalid: { form: "line" } };
  return form.quiet === true ? { answer, invalid: { form: "nothing", endsRun: true } } : { answer };
}
