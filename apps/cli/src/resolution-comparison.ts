/** What each standard makes of a reference, as JSON and as a table with the reasons below it. */
import type { Outcome, ResolutionComparison } from "@std66/legacy";
import type { Colors } from "picocolors/types.js";
import type { Show } from "./passwords.ts";
import { deviating, latestAmong } from "./standards.ts";
import { type Cell, tableLines } from "./standards-table.ts";
import { visible } from "./visible.ts";
import { whyLines } from "./why.ts";

/** One object. */
export function resolutionJson(base: string, input: string, comparison: ResolutionComparison): string {
  const { agree, rows, differences } = comparison;
  return JSON.stringify({ base, input, agree, rows, differences });
}

/** The reference, a row a standard, and why they differ. */
export function resolutionLines(
  { base, input }: { readonly base: string; readonly input: string },
  comparison: ResolutionComparison,
  colors: Colors,
  show: Show,
): string[] {
  return [
    colors.bold(visible(show(input))),
    ...resolutionRows(comparison, colors, show),
    ...noteLines(comparison, base, input, colors),
    ...whyLines(comparison, colors),
  ];
}

/** RFC 1808 §2.3: three schemes have no relative form, and its algorithm does not ask. */
function noteLines({ rows }: ResolutionComparison, base: string, input: string, { dim }: Colors): string[] {
  const scheme = /^(?:mailto|news|telnet)(?=:)/i.exec(base)?.[0].toLowerCase();
  const isShown = rows.some(({ dialect }) => dialect === "rfc1808");
  if (scheme === undefined || !isShown || /^[-+.a-z\d]+:/i.test(input)) return [];
  return [dim(`  note: ${scheme} is never used with relative references (RFC 1808 §2.3)`)];
}

/** A row a standard; those are marked that do not come to what RFC 3986 does. */
export function resolutionRows({ rows, differences }: ResolutionComparison, colors: Colors, show: Show): string[] {
  const latest = latestAmong(rows);
  const marked = deviating(latest?.dialect, differences);
  return tableLines(
    rows.map(({ dialect, outcome }) => {
      const differs = dialect === "whatwg" ? isOther(outcome, latest?.outcome) : marked.has(dialect);
      return { dialect, differs, cell: cellOf(outcome, show) };
    }),
    colors,
  );
}

/** What is no RFC has no part in the differences. Two that refuse do the same, whatever they say of it. */
function isOther(outcome: Outcome, latest: Outcome | undefined): boolean {
  if (latest === undefined) return false;
  if (outcome.kind === "error" || latest.kind === "error") return outcome.kind !== latest.kind;
  return outcome.kind !== latest.kind || outcome.text !== latest.text;
}

function cellOf(outcome: Outcome, show: Show): Cell {
  if (outcome.kind === "error") return { prose: `error: ${outcome.message}` };
  if (outcome.kind === "same-document") return { lines: [`(current document)${show(outcome.text)}`] };
  return { lines: [visible(show(outcome.text))] };
}
