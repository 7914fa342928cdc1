/** RFC 3986 §4.1: diagnostics of documents, in a form that other programs read. */
import { escapeInvisible } from "@std66/core/diagnostics";
import { codeMeanings } from "../codes/meanings.ts";
import { type LogOptions, type Region, entryLog, ruleTexts } from "../log/log.ts";
import { type Diagnostic, charactersIn } from "./diagnostic.ts";

/** A log that is written as its diagnostics come. */
export interface DiagnosticsLog {
  /** The text that a diagnostic adds. `file`: the name of its source; `undefined` for standard input. */
  readonly add: (diagnostic: Diagnostic, file: string | undefined) => string;
  /** What a file adds that cannot be read. `message`: why, in one line. */
  readonly addUnread: (message: string, file: string | undefined) => string;
  /** What a place adds at which a document breaks the rules of its format. `message`: which, in one line. */
  readonly addMalformed: (message: string, file: string | undefined, place: Omit<Region, "endColumn">) => string;
  /** The rest of the log. */
  readonly end: () => string;
}

/**
 * A log of SARIF 2.1.0 (OASIS), or of workflow commands of GitHub, which show each error beside its line of the file.
 * Nothing of a password is in it.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-4.1 | RFC 3986 §4.1}
 */
export function diagnosticsLog(format: "sarif" | "github", options: LogOptions): DiagnosticsLog {
  const log = entryLog(format, options, rulesThatOccur());
  const add = (code: string, message: string, file: string | undefined, region: Region): string =>
    log.add({ code, level: "error", message, file, name: "<stdin>", region });
  return {
    add(diagnostic, file) {
      const { input, offset, length, location, explanation } = diagnostic;
      const { code, section, reason, help, column, marked } = explanation;
      const repair = help === undefined ? "" : `; ${help}`;
      const wrong = input.slice(offset, offset + length);
      // In a possible password, one character: its length is not shown.
      const endColumn = column + (marked === escapeInvisible(wrong) ? Math.max(1, charactersIn(wrong)) : 1);
      const region = { line: location.line, column, endColumn };
      return add(code, `${reason} (${section})${repair}`, file, region);
    },
    addUnread: (message, file) => add("unreadable", message, file, { line: 1, column: 1 }),
    addMalformed: (message, file, place) => add("malformed", message, file, place),
    end: log.end,
  };
}

/** The rules of a log, to which each code is added when it first occurs. */
function rulesThatOccur() {
  const rules: { readonly id: string }[] = [];
  const indexOf = (code: string): number => {
    const known = rules.findIndex(({ id }) => id === code);
    if (known !== -1) return known;
    const means = codeMeanings().find((each) => each.code === code && (each.kind === "error" || each.kind === "input"));
    const help = means?.help === undefined ? means?.section : `${means.help} (${means.section})`;
    const texts = means && ruleTexts({ ...means, help: help as string });
    const rule = { id: code, ...texts, defaultConfiguration: { level: "error" } };
    return rules.push(rule) - 1;
  };
  return { rules: () => rules, indexOf };
}
