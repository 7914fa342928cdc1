/** The meaning of a code, as lines and as JSON. */
import type { Colors } from "picocolors/types.js";
import { visible } from "../text/escape.ts";
import { hanging, wrap } from "../text/wrap.ts";
import type { CodeMeaning } from "./explanations.ts";
import { type Json, jsonWithNulls } from "./json.ts";
import { type Note, layOut } from "./notes.ts";
import { lineWidth } from "./width.ts";

const KINDS: Readonly<Record<CodeMeaning["kind"], string>> = {
  error: "an error in the syntax of a URI",
  finding: "a finding of std66 audit",
  reason: "a reason of std66 legacy",
  input: "an error in the input of the command",
  bidi: "a finding of bidiFindings of @std66/iri",
};

export function meaningLines(meaning: CodeMeaning, { bold }: Colors): string[] {
  const { code, kind, severity, summary, explanation, help, section, sources, example, counterexample } = meaning;
  const title = severity === undefined ? code : `${severity}[${code}]`;
  return [
    ...hanging(`${title}: ${summary}`, lineWidth(), "  ").map((line) => bold(line)),
    ...indented(KINDS[kind]),
    "",
    ...indented(explanation),
    "",
    ...statement("section", [section, ...sources].join(", ")),
    ...sample("example", example),
    ...sample("right", counterexample),
    ...statement("help", help),
  ];
}

function indented(text: string): string[] {
  return wrap(text, lineWidth() - 2).map((line) => `  ${line}`);
}

const NAME = "  section  ".length;

function named(name: string): string {
  return `  ${name}`.padEnd(NAME);
}

function statement(name: string, text: string | undefined): string[] {
  if (text === undefined) return [];
  return wrap(text, lineWidth() - NAME).map((line, index) => (index === 0 ? named(name) : " ".repeat(NAME)) + line);
}

/** A text, or a call, which stays on one line: below its name if there is no room beside it. */
function sample(name: string, text: string | undefined): string[] {
  if (text === undefined) return [];
  const line = named(name) + visible(text);
  return line.length <= lineWidth() ? [line] : [`  ${name}`, `    ${visible(text)}`];
}

const GROUPS: Readonly<Record<CodeMeaning["kind"], string>> = {
  error: "Errors in the syntax of URIs and IRIs:",
  input: "Errors in the input of the command:",
  bidi: "Findings of bidiFindings of @std66/iri:",
  finding: "Findings of std66 audit:",
  reason: "Reasons of std66 legacy:",
};

/** A row for each code, in groups: the code, and all that it means. */
export function listLines(meanings: readonly CodeMeaning[]): string[] {
  const width = Math.max(...meanings.map(({ code }) => code.length));
  const listed = new Map<string, { readonly kind: CodeMeaning["kind"]; readonly summaries: string[] }>();
  for (const { code, kind, summary } of meanings) {
    const known = listed.get(code);
    if (known === undefined) listed.set(code, { kind, summaries: [summary] });
    else known.summaries.push(summary);
  }
  const groups = Object.entries(GROUPS).map(([kind, title]) => {
    const rows = [...listed].filter(([, row]) => row.kind === kind);
    const notes = rows.map(([code, { summaries }]): Note => {
      return { kind: "row", term: code.padEnd(width), text: summaries.join("; or ") };
    });
    return [title, ...layOut(notes, lineWidth())];
  });
  return groups.filter(({ length }) => length > 1).flatMap((lines, index) => (index === 0 ? lines : ["", ...lines]));
}

export function meaningRecord(meaning: CodeMeaning): Json {
  const { code, kind, severity, summary, explanation, help, section, sources, example, counterexample } = meaning;
  return jsonWithNulls({ code, kind, severity, summary, explanation, help, section, sources, example, counterexample });
}
