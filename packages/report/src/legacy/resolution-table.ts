/** How each standard resolves a reference, as JSON and as a table with the reasons below it. */
import type { DialectId, Outcome, ResolutionComparison } from "@std66/legacy";
import type { Style } from "../style.ts";
import type { Show } from "../text/passwords.ts";
import { deviating, latestAmong } from "./standards.ts";
import { type Json, jsonOf, record } from "../json.ts";
import { type Cell, tableLines } from "./table.ts";
import { visible } from "../text/visible.ts";
import { type Explained, reasonLines } from "./reasons.ts";

/**
 * The comparison as one object.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-D | RFC 3986 Appendix D}
 */
export function resolutionTableRecord(base: string, input: string, comparison: ResolutionComparison): Json {
  const { agree, rows, differences } = comparison;
  return record({
    base: jsonOf(base),
    input: jsonOf(input),
    agree: jsonOf(agree),
    rows: jsonOf(rows),
    differences: jsonOf(differences),
  });
}

/** The reference, one row per standard, and why they differ. */
export function resolutionLines(
  { base, input }: { readonly base: string; readonly input: string },
  comparison: ResolutionComparison,
  style: Style,
  explained: Explained,
): string[] {
  return [
    style.colors.bold(visible(style.show(input))),
    ...resolutionRows(comparison, style),
    ...noteLines(comparison, base, input, style),
    ...reasonLines(comparison, style, explained),
  ];
}

/** RFC 1808 §2.3: three schemes have no relative form, but the algorithm does not check the scheme. */
function noteLines({ rows }: ResolutionComparison, base: string, input: string, { colors }: Style): string[] {
  const scheme = /^(?:mailto|news|telnet)(?=:)/i.exec(base)?.[0].toLowerCase();
  const isShown = rows.some(({ dialect }) => dialect === "rfc1808");
  if (scheme === undefined || !isShown || /^[-+.a-z\d]+:/i.test(input)) return [];
  return [colors.dim(`  note: ${scheme} is never used with relative references (RFC 1808 §2.3)`)];
}

/** One row per standard. */
export function resolutionRows(comparison: ResolutionComparison, style: Style): string[] {
  const marked = markedAmong(comparison);
  return tableLines(
    comparison.rows.map(({ dialect, outcome }) => {
      return { dialect, differs: marked.has(dialect), cell: cellOf(outcome, style.show) };
    }),
    style,
  );
}

/** The standards whose outcome differs from that of RFC 3986. */
export function markedAmong({ rows, differences }: ResolutionComparison): ReadonlySet<DialectId> {
  const latest = latestAmong(rows);
  const contrast = rows.filter(({ dialect, outcome }) => dialect === "whatwg" && isOther(outcome, latest?.outcome));
  return new Set([...deviating(latest?.dialect, differences), ...contrast.map(({ dialect }) => dialect)]);
}

/** `differences` covers only RFCs. Two errors count as the same outcome, whatever their messages. */
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
