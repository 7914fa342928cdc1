/** The meaning of a code, as lines and as JSON. */
import { type Answer, answerTo } from "../answer/answer.ts";
import type { Style } from "../answer/style.ts";
import { asWritten } from "../text/passwords.ts";
import { visible } from "../text/visible.ts";
import { type Row, hanging, indented, rowLines, wrap } from "../text/wrap.ts";
import type { CodeMeaning } from "./meanings.ts";

/** What a code of each kind is, and the title of its group. */
const KINDS: Readonly<Record<CodeMeaning["kind"], readonly [what: string, title: string]>> = {
  error: ["an error in the syntax of a URI", "Errors in the syntax of URIs and IRIs:"],
  template: ["an error in a URI template", "Errors in URI templates:"],
  "file-uri": ["an error in a file path or a file URI", "Errors in file paths and file URIs:"],
  input: ["an error in the input of the command", "Errors in the input of the command:"],
  bidi: ["a finding of bidiFindings of @std66/iri", "Findings of bidiFindings of @std66/iri:"],
  finding: ["a finding of std66 audit", "Findings of std66 audit:"],
  reason: ["a reason of std66 legacy", "Reasons of std66 legacy:"],
};

/**
 * What a code means. Lines: with its section and its example. Record: `null` for what is absent.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3 | RFC 3986 §3}
 */
export function meaning(found: CodeMeaning): Answer {
  const { code, kind, severity, summary, explanation, help, section, sources, quotes, example, counterexample } = found;
  const rule = { code, kind, severity, summary, explanation, help, section, sources, quotes };
  return answerTo([], asWritten, () => ({
    lines: (style) => meaningLines(found, style),
    record: () => ({ ...rule, example, counterexample }),
  }));
}

function meaningLines(found: CodeMeaning, { width, colors: { bold } }: Style): string[] {
  const { code, kind, severity, summary, explanation, help, example, counterexample } = found;
  const title = severity === undefined ? code : `${severity}[${code}]`;
  return [
    ...hanging(`${title}: ${summary}`, width, "  ").map((line) => bold(line)),
    ...indented(KINDS[kind][0], "  ", width),
    "",
    ...indented(explanation, "  ", width),
    "",
    ...sectionLines(found, width),
    ...sample("example", example, width),
    ...sample("right", counterexample, width),
    ...statement("help", help, width),
  ];
}

const NAME_WIDTH = "  section  ".length;

function statement(name: string, text: string | undefined, width: number, breaks?: RegExp): string[] {
  const lines = text === undefined ? [] : wrap(text, width - NAME_WIDTH, breaks);
  return lines.map((line, index) => (index === 0 ? `  ${name}` : "").padEnd(NAME_WIDTH) + line);
}

/** The sections in a row or, if they are quoted, each with its quote. A grammar there breaks at any space. */
function sectionLines({ section, sources, quotes }: CodeMeaning, width: number): string[] {
  const sections = [section, ...sources];
  if (quotes === undefined) return statement("section", sections.join(", "), width);
  return sections.flatMap((each, index) =>
    statement(index === 0 ? "section" : "", `${each}: “${quotes[each] as string}”`, width, / /),
  );
}

/** A text, or a call, which stays on one line: below its name if there is no room beside it. */
function sample(name: string, text: string | undefined, width: number): string[] {
  if (text === undefined) return [];
  const line = `  ${name}`.padEnd(NAME_WIDTH) + visible(text);
  return line.length <= width ? [line] : [`  ${name}`, `    ${visible(text)}`];
}

/**
 * The codes in groups, a row for each. Record: what each means.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3 | RFC 3986 §3}
 */
export function meanings(all: readonly CodeMeaning[]): Answer {
  return answerTo([], asWritten, () => ({
    lines: (style) => listLines(all, style),
    record: () => `[${all.map((each) => meaning(each).record()).join()}]`,
  }));
}

function listLines(all: readonly CodeMeaning[], { width }: Style): string[] {
  const widest = Math.max(...all.map(({ code }) => code.length));
  const firsts = all.filter(({ code }, index) => all.findIndex((each) => each.code === code) === index);
  const groups = Object.entries(KINDS).flatMap(([kind, [, title]]) => {
    const rows = firsts
      .filter((each) => each.kind === kind)
      .map(({ code }): Row => {
        const summaries = new Set(all.filter((each) => each.code === code).map(({ summary }) => summary));
        return { term: code.padEnd(widest), text: [...summaries].join("; or ") };
      });
    return rows.length === 0 ? [] : ["", title, ...rowLines(rows, width)];
  });
  return groups.slice(1);
}
