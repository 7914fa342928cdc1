/** RFC 3986 §4.1: diagnostics of documents, in a form that other programs read. */
import { escapeInvisible } from "@std66/core/diagnostics";
import { type CodeMeaning, codeMeanings } from "../codes/meanings.ts";
import { annotation } from "../log/github.ts";
import { type Region, fileLocation, helpUriOf, sarifLog } from "../log/sarif.ts";
import type { Diagnostic } from "./diagnostic.ts";

/** A log that is written as its diagnostics come. */
export interface DiagnosticsLog {
  /** What a diagnostic adds to the log. Its source is the name of the file; `undefined` for none, such as standard input. */
  readonly add: (diagnostic: Diagnostic, file: string | undefined) => string;
  /** What a file adds that cannot be read. `message`: why, in one line. */
  readonly addUnread: (message: string, file: string | undefined) => string;
  /** What a place adds at which a document breaks the rules of its format. `message`: which, in one line. */
  readonly addMalformed: (message: string, file: string | undefined, place: Pick<Region, "line" | "column">) => string;
  /** The rest of the log. */
  readonly end: () => string;
}

/** `version`: of the program that found them. `end`: what ends a line, or the log. Default: LF. */
interface LogOptions {
  readonly version: string;
  readonly end?: "\n" | "\0";
}

/** One thing to report. */
interface Entry {
  readonly code: string;
  readonly message: string;
  readonly file: string | undefined;
  readonly region: Region;
}

/**
 * A log of SARIF 2.1.0 (OASIS), or of workflow commands of GitHub, which show each error beside its line of the file. Nothing of a password
 * is in it.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-4.1 | RFC 3986 §4.1}
 */
export function diagnosticsLog(format: "sarif" | "github", { version, end = "\n" }: LogOptions): DiagnosticsLog {
  const { add, end: ending } = format === "github" ? githubLog(end) : sarifEntries(version, end);
  return {
    add: (diagnostic, file) => add(entryOf(diagnostic, file)),
    addUnread: (message, file) =>
      add({ code: "unreadable", message, file, region: { line: 1, column: 1, endColumn: undefined } }),
    addMalformed: (message, file, { line, column }) =>
      add({ code: "malformed", message, file, region: { line, column, endColumn: undefined } }),
    end: ending,
  };
}

function entryOf(diagnostic: Diagnostic, file: string | undefined): Entry {
  const { location, explanation } = diagnostic;
  const { code, section, reason, help, column } = explanation;
  const repair = help === undefined ? "" : `; ${help}`;
  const length = Math.max(1, charactersIn(diagnostic));
  return {
    code,
    message: `${reason} (${section})${repair}`,
    file,
    region: { line: location.line, column, endColumn: column + length },
  };
}

/** How many characters are wrong. In a possible password, one: its length is not shown. */
function charactersIn({ input, offset, length, explanation }: Diagnostic): number {
  const wrong = input.slice(offset, offset + length);
  return explanation.marked === escapeInvisible(wrong) ? Array.from(wrong).length : 1;
}

interface EntryLog {
  readonly add: (entry: Entry) => string;
  readonly end: () => string;
}

function githubLog(end: string): EntryLog {
  return {
    add: ({ code, message, file, region }) => annotation("error", { file, ...region, title: code, message }) + end,
    end: () => "",
  };
}

function ruleOf({ summary, explanation, help, section }: CodeMeaning): object {
  return {
    shortDescription: { text: summary },
    fullDescription: { text: explanation },
    help: { text: help === undefined ? section : `${help} (${section})` },
    ...helpUriOf(section),
  };
}

function sarifEntries(version: string, end: string): EntryLog {
  const indices = new Map<string, number>();
  const rules: object[] = [];
  const log = sarifLog({ version, rules });
  const indexOf = (code: string): number => {
    const known = indices.get(code);
    if (known !== undefined) return known;
    const means = codeMeanings().find((each) => each.code === code && (each.kind === "error" || each.kind === "input"));
    rules.push({ id: code, ...(means && ruleOf(means)), defaultConfiguration: { level: "error" } });
    indices.set(code, rules.length - 1);
    return rules.length - 1;
  };
  return {
    add: ({ code, message, file, region }) =>
      log.add(
        JSON.stringify({
          ruleId: code,
          ruleIndex: indexOf(code),
          level: "error",
          message: { text: message },
          locations: [file === undefined ? { logicalLocations: [{ name: "<stdin>" }] } : fileLocation(file, region)],
        }),
      ),
    end: () => log.end() + end,
  };
}
