/** The meaning of a code, as lines and as JSON. */
import type { Colors } from "picocolors/types.js";
import { visible } from "../text/escape.ts";
import { wrap } from "../text/wrap.ts";
import type { CodeMeaning } from "./explanations.ts";
import { type Json, jsonWithNulls } from "./json.ts";
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
  const rows: readonly (readonly [name: string, text: string | undefined])[] = [
    ["section", [section, ...sources].join(", ")],
    ["example", example && visible(example)],
    ["right", counterexample && visible(counterexample)],
    ["help", help],
  ];
  const title = severity === undefined ? code : `${severity}[${code}]`;
  return [
    bold(`${title}: ${summary}`),
    `  ${KINDS[kind]}`,
    "",
    ...wrap(explanation, lineWidth() - 2).map((line) => `  ${line}`),
    "",
    ...rows.flatMap(([name, text]) => (text === undefined ? [] : [`  ${name.padEnd(9)}${text}`])),
  ];
}

const GROUPS: Readonly<Record<CodeMeaning["kind"], string>> = {
  error: "Errors in the syntax of URIs and IRIs:",
  input: "Errors in the input of the command:",
  bidi: "Findings of bidiFindings of @std66/iri:",
  finding: "Findings of std66 audit:",
  reason: "Reasons of std66 legacy:",
};

/** A line for each code, in groups: the code, and all that it means. */
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
    return [title, ...rows.map(([code, { summaries }]) => `  ${code.padEnd(width)}  ${summaries.join("; or ")}`)];
  });
  return groups.filter(({ length }) => length > 1).flatMap((lines, index) => (index === 0 ? lines : ["", ...lines]));
}

export function meaningRecord(meaning: CodeMeaning): Json {
  const { code, kind, severity, summary, explanation, help, section, sources, example, counterexample } = meaning;
  return jsonWithNulls({ code, kind, severity, summary, explanation, help, section, sources, example, counterexample });
}
