/** How each standard's grammar reads a text, as JSON and as a table with the reasons below it. */
import type { DialectId, SyntaxComparison, SyntaxRow } from "@std66/legacy";
import type { ShownStyle } from "../answer/answer.ts";
import { alignedLines, namedParts } from "./named-components.ts";
import { type Show, asWritten } from "../text/passwords.ts";
import { deviating, latestAmong } from "./standards.ts";
import { jsonWithNulls } from "../answer/json.ts";
import { type Cell, tableLines } from "./table.ts";
import { visible } from "../text/visible.ts";
import { readingsOfSyntax } from "./bearing.ts";
import { type Explained, reasonLines, reasonsRecord } from "./reasons.ts";
import type { Compared } from "./web.ts";

/** The comparison as one object, with `null` for absent components. */
export function syntaxTableRecord(input: string, comparison: Compared<SyntaxComparison>): string {
  const { agree, rows, differences, web = [] } = comparison;
  return jsonWithNulls({
    input,
    agree,
    rows,
    differences: [...differences, ...web],
    reasons: reasonsRecord(comparison),
  });
}

export function syntaxLines(
  input: string,
  comparison: SyntaxComparison,
  style: ShownStyle,
  explained: Explained,
): string[] {
  return [
    style.colors.bold(visible(style.show(input))),
    ...rowsWith((components, dialect) => columnOf(components, dialect, style.show), input, comparison, style),
    ...reasonLines(comparison, style, explained, readingsOfSyntax(input, comparison)),
  ];
}

/** One row per standard, with the components on one line: `scheme=http path=""`. */
export function syntaxRows(input: string, comparison: SyntaxComparison, style: ShownStyle): string[] {
  return rowsWith(lineOf, input, comparison, style);
}

function rowsWith(
  cellOf: (components: unknown, dialect: DialectId) => Cell,
  input: string,
  { rows, differences }: SyntaxComparison,
  style: ShownStyle,
): string[] {
  const latest = latestAmong(rows);
  const marked = deviating(latest?.dialect, differences);
  return tableLines(
    rows.map((row) => ({
      dialect: row.dialect,
      differs: row.dialect === "whatwg" ? isOther(input, row, latest) : marked.has(row.dialect),
      cell: row.valid
        ? cellOf(row.components, row.dialect)
        : { prose: `not ${verdictOf(row.dialect)}: ${row.message}` },
    })),
    style,
  );
}

/** `differences` covers only RFCs. Another standard differs if its verdict does, or if it rewrites the text. */
function isOther(input: string, row: SyntaxRow, latest: SyntaxRow | undefined): boolean {
  if (latest === undefined) return false;
  if (!row.valid || !latest.valid) return row.valid !== latest.valid;
  return (row.components as { readonly href: string }).href !== input;
}

/** The verdict on a text that a standard reads. The URL Standard's says nothing of validity (URL Standard §4.3). */
function verdictOf(dialect: DialectId): string {
  return dialect === "whatwg" ? "accepted" : "valid";
}

/** The components one below the other, and likewise the parts of a list. */
function columnOf(components: unknown, dialect: DialectId, show: Show): Cell {
  return { lines: [verdictOf(dialect), ...alignedLines(namedParts(components, show))] };
}

/** The components on one line, without lists, whose parts repeat other components. */
function lineOf(components: unknown): Cell {
  const parts = namedParts(components, asWritten).filter(({ isList }) => !isList);
  return { prose: parts.map(({ name, texts }) => `${name}=${texts[0] as string}`).join(" ") };
}
