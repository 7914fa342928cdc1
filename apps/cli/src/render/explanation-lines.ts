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

/** A line for each code: the code, and what it says. */
export function listLines(meanings: readonly CodeMeaning[]): string[] {
  const width = Math.max(...meanings.map(({ code }) => code.length));
  return meanings.map(({ code, summary }) => `${code.padEnd(width)}  ${summary}`);
}

export function meaningRecord(meaning: CodeMeaning): Json {
  const { code, kind, severity, summary, explanation, help, section, sources, example, counterexample } = meaning;
  return jsonWithNulls({ code, kind, severity, summary, explanation, help, section, sources, example, counterexample });
}
