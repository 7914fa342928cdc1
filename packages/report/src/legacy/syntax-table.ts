/** How each standard's grammar reads a text, as JSON and as a table with the reasons below it. */
import { type DialectId, type SyntaxRow, syntaxReadings } from "@std66/legacy";
import type { ShownStyle } from "../answer/answer.ts";
import { alignedLines, namedParts } from "./named-components.ts";
import { type Show, asWritten } from "../text/passwords.ts";
import { deviating, latestAmong } from "./standards.ts";
import { jsonWithNulls } from "../answer/json.ts";
import { type Cell, tableLines } from "./table.ts";
import { visible } from "../text/visible.ts";
import { type Explained, reasonLines, reasonsRecord } from "./reasons.ts";
import type { ComparedSyntax } from "./web.ts";

/** The comparison as one object, with `null` for absent components. */
export function syntaxTableRecord(compared: ComparedSyntax): string {
  const { input, agree, rows, differences, web } = compared;
  return jsonWithNulls({ input, agree, rows, differences: [...differences, ...web], reasons: reasonsRecord(compared) });
}

export function syntaxLines(compared: ComparedSyntax, style: ShownStyle, explained: Explained): string[] {
  const { input } = compared;
  return [
    style.colors.bold(visible(style.show(input))),
    ...rowsWith((components, dialect) => columnOf(components, dialect, style.show), compared, style),
    ...reasonLines(compared, style, explained, new Set(syntaxReadings(input, compared))),
  ];
}

/** One row per standard, with the components on one line: `scheme=http path=""`. */
export function syntaxRows(compared: ComparedSyntax, style: ShownStyle): string[] {
  return rowsWith(lineOf, compared, style);
}

function rowsWith(
  cellOf: (components: unknown, dialect: DialectId) => Cell,
  { input, rows, differences }: ComparedSyntax,
  style: ShownStyle,
): string[] {
  const latest = latestAmong(rows);
  const marked = deviating(latest?.dialect, differences);
  const cells = rows.map((row) => {
    const { dialect } = row;
    const differs = dialect === "whatwg" ? isOther(input, row, latest) : marked.has(dialect);
    const cell = row.valid ? cellOf(row.components, dialect) : { prose: `not ${verdictOf(dialect)}: ${row.message}` };
    return { dialect, differs, cell };
  });
  return tableLines(cells, style);
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
