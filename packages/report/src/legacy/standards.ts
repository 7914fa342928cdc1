/** The standards of `@std66/legacy`, their names for users, and a table with one row per standard. */
import { type DialectDifference, type DialectId, type Outcome, dialects as allDialects } from "@std66/legacy";
import type { Style } from "../answer/style.ts";
import type { Show } from "../text/passwords.ts";
import { visible } from "../text/visible.ts";
import { wrap } from "../text/wrap.ts";

/** What has a row in a table: a standard, or what `@std66/resolve` gives beside RFC 3986. */
export type RowId = DialectId | "std66";

/** In order of publication. The one that is not an RFC comes last. */
const NAMES: Readonly<Record<RowId, string>> = {
  rfc1738: "RFC 1738",
  rfc1808: "RFC 1808",
  rfc2396: "RFC 2396",
  rfc2396bis07: "2396bis-07",
  rfc3986: "RFC 3986",
  std66: "std66",
  whatwg: "URL Standard",
};

export const ROW_IDS: readonly RowId[] = Object.keys(NAMES) as readonly RowId[];

/** Those that are shown unless others are chosen. The last draft of RFC 3986 never differs from it. */
export const STANDARDS: readonly DialectId[] = (Object.keys(allDialects) as readonly DialectId[]).filter(
  (dialect) => dialect !== "rfc2396bis07",
);

export function nameOf(dialect: RowId): string {
  return NAMES[dialect];
}

/** The short name of a standard in a list: `1808`. */
export function shortNameOf(dialect: RowId): string {
  return NAMES[dialect].replace("RFC ", "");
}

export function isShown(id: RowId, rows: readonly { readonly dialect: RowId }[]): boolean {
  return rows.some(({ dialect }) => dialect === id);
}

export function rfcsAmong<Row extends { readonly dialect: RowId }>(rows: readonly Row[]): readonly RfcRow<Row>[] {
  return rows.filter((row): row is RfcRow<Row> => row.dialect !== "whatwg" && row.dialect !== "std66");
}

type RfcRow<Row extends { readonly dialect: RowId }> = Exclude<Row, { readonly dialect: "std66" }>;

/** The row that the others are compared with: that of RFC 3986 or, if that is not shown, of the latest RFC shown. */
export function latestAmong<Row extends { readonly dialect: RowId }>(rows: readonly Row[]): RfcRow<Row> | undefined {
  return rfcsAmong(rows).at(-1);
}

/** The rows that are not as the latest, as `differences` has it for RFCs, and `isOther` for the URL Standard. */
export function markedRows<Row extends { readonly dialect: RowId }>(
  { rows, differences }: { readonly rows: readonly Row[]; readonly differences: readonly DialectDifference[] },
  isOther: (row: Row, latest: Row) => boolean,
): ReadonlySet<RowId> {
  const latest = latestAmong(rows);
  const marked = rows.filter((row) => {
    const { dialect } = row;
    if (dialect === "whatwg") return latest !== undefined && isOther(row, latest);
    const isDeviating = differences.some(({ between }) => between[0] === dialect && between[1] === latest?.dialect);
    return isDeviating || dialect === "std66";
  });
  return new Set(marked.map(({ dialect }) => dialect));
}

/** An outcome on one line, without the message of an error. */
export function outcomeText(outcome: Outcome, show: Show): string {
  if (outcome.kind === "error") return "an error";
  return outcome.kind === "same-document" ? `(current document)${show(outcome.text)}` : visible(show(outcome.text));
}

/** `below`: dimmed lines with URIs. */
type TableRow = Cell & { readonly dialect: RowId; readonly differs: boolean; readonly below?: readonly string[] };

/** Prose, which is wrapped, or lines with URIs, which are not. */
export type Cell = { readonly prose: string } | { readonly lines: readonly string[] };

/** Marks a row independently of color. */
export const MARK = "≠";

const NAME_WIDTH = Math.max(...ROW_IDS.map((dialect) => nameOf(dialect).length));
const INDENT = " ".repeat(`  ${MARK} `.length + NAME_WIDTH + 2);

/** The rows. A standard that is not an RFC is set apart. */
export function tableLines(rows: readonly TableRow[], { width, colors: { dim, yellow } }: Style): string[] {
  return rows.flatMap(({ dialect, differs, below = [], ...cell }) => {
    const [first, ...rest] = "lines" in cell ? cell.lines : wrap(cell.prose, width - INDENT.length);
    const row = `${differs ? MARK : " "} ${nameOf(dialect).padEnd(NAME_WIDTH)}  ${first as string}`;
    const more = [...rest, ...below.map((line) => dim(line))].map((line) => INDENT + line);
    const lines = [`  ${differs ? yellow(row) : row}`, ...more];
    return dialect === "whatwg" ? [dim("  not an RFC, for contrast:"), ...lines] : lines;
  });
}
