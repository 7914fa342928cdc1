/**
 * A problem as text, in the form of rustc's diagnostics: what is wrong, where, the rule, a repair. The texts come from core.
 * This file adds the location, the colors, and a caret that allows for the width of characters. Loaded on demand.
 */
import { explain, maskFault } from "@std66/core/internal";
import type { Colors } from "picocolors/types.js";
import type { Problem } from "./diagnostic.ts";

/** Where an input was found. */
export interface Place {
  /** Such as `<stdin>` or `argument 2`. */
  readonly source: string;
  /** Counted from 1. */
  readonly line: number;
}

/** Returns how many columns of a terminal a text takes. */
export type WidthOf = (text: string) => number;

/** The lines of a diagnostic, each with its LF. */
export function renderDiagnostic(problem: Problem, place: Place, colors: Colors, widthOf: WidthOf): string {
  const explained = explain(problem.error);
  const { reason, label, rule, help, before, marked, after } = { ...explained, ...problem.instead };
  // In a possible password, the code and section of the violated rule would reveal a character of it.
  const { code, section } =
    explained.place === "in password" && problem.instead.reason === undefined ? explained : problem;
  const { bold, cyan, red } = colors;
  const line = String(place.line);
  const margin = " ".repeat(line.length);
  const frame = (text: string): string => bold(cyan(text));
  const bar = frame("|");
  const indent = " ".repeat(widthOf(before));
  const carets = "^".repeat(Math.max(1, widthOf(marked)));
  // The position in the masked text: the offset itself would reveal the length of a password.
  const { text, offset } = maskFault(problem.error);
  const lines = [
    `${bold(red(`error[${code}]`))}${bold(`: ${reason}`)}`,
    `${margin}${frame("-->")} ${place.source}:${line}:${columnAfter(text.slice(0, offset))}`,
    `${margin} ${bar}`,
    `${frame(line)} ${bar} ${before}${marked}${after}`.trimEnd(),
    `${margin} ${bar} ${indent}${bold(red(`${carets} ${label}`))}`,
    `${margin} ${frame("=")} ${bold("note")}: ${rule} (${section.replace(" §", ", section ")})`,
  ];
  if (help !== undefined) lines.push(`${margin} ${frame("=")} ${bold("help")}: ${help}`);
  return `${lines.join("\n")}\n`;
}

/** The column after a text, in characters, counted from 1. */
function columnAfter(text: string): number {
  let column = text.length + 1;
  for (let i = 1; i < text.length; i++) {
    if (isBetween(text.charCodeAt(i), 0xdc00, 0xdfff) && isBetween(text.charCodeAt(i - 1), 0xd800, 0xdbff)) column--;
  }
  return column;
}

function isBetween(code: number, low: number, high: number): boolean {
  return code >= low && code <= high;
}
