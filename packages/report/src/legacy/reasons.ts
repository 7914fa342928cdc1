/** Why standards differ: each reason with the standards that it separates, and explained once in a run. */
import { type DialectId, type DialectDifference, type ReasonCode, reasons } from "@std66/legacy";
import type { Style } from "../style.ts";
import { sidesOf } from "./separation.ts";
import { rfcsAmong } from "./standards.ts";
import { wrap } from "../text/wrap.ts";

/** The indentation of the text of a reason: deeper than the rows of a table. */
const TEXT = "      ";

/** A comparison of either kind. */
interface Comparison {
  readonly rows: readonly { readonly dialect: DialectId }[];
  readonly differences: readonly DialectDifference[];
}

/** The reasons that a run has explained. */
export type Explained = Set<ReasonCode>;

/** The reasons for all differences, or a note that there are none. Nothing if fewer than two RFCs are shown. */
export function reasonLines({ rows, differences }: Comparison, style: Style, explained: Explained): string[] {
  if (rfcsAmong(rows).length < 2) return [];
  if (differences.length === 0) return [`  ${agreement(rows.map(({ dialect }) => dialect))}`];
  return [
    `  ${style.colors.bold("WHY")}`,
    ...codesOf(differences).flatMap((code) => linesOf(code, differences, style, explained)),
  ];
}

/** Says that the standards shown do not differ. */
function agreement(shown: readonly DialectId[]): string {
  return shown.includes("rfc2396bis07") ? "The RFCs and the draft 2396bis-07 agree." : "The RFCs agree.";
}

/** The summary of each reason. */
export function summaryLines(differences: readonly DialectDifference[], { width }: Style): string[] {
  return codesOf(differences).flatMap((code) => indented(reasons[code].summary, TEXT, width));
}

function codesOf(differences: readonly DialectDifference[]): readonly ReasonCode[] {
  return [...new Set(differences.flatMap(({ reasons: codes }) => codes))];
}

function linesOf(
  code: ReasonCode,
  differences: readonly DialectDifference[],
  { width, colors: { bold, dim } }: Style,
  explained: Explained,
): string[] {
  const { summary, explanation, citations } = reasons[code];
  const pairs = differences.filter(({ reasons: codes }) => codes.includes(code)).map(({ between }) => between);
  const isExplained = explained.has(code);
  explained.add(code);
  const first = indented(`${code}: ${sidesOf(pairs)}${isExplained ? " (see above)" : ""}`, "    ", width);
  const titles = first.map((line) => line.replace(code, () => bold(code)));
  if (isExplained) return titles;
  return [
    ...titles,
    ...indented(summary, TEXT, width).map((line) => bold(line)),
    ...indented(explanation, TEXT, width),
    ...indented(citations.join("; "), TEXT, width).map((line) => dim(line)),
  ];
}

function indented(text: string, indent: string, width: number): string[] {
  return wrap(text, width - indent.length).map((line) => indent + line);
}
