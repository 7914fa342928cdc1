/** A table with one row per standard. */
import type { Style } from "../answer/style.ts";
import { ROW_IDS, type RowId, nameOf } from "./standards.ts";
import { wrap } from "../text/wrap.ts";

export interface TableRow {
  readonly dialect: RowId;
  readonly differs: boolean;
  readonly cell: Cell;
}

/** Prose, which is wrapped, or lines with URIs, which are not. `below`: dimmed lines with URIs. */
export type Cell = ({ readonly prose: string } | { readonly lines: readonly string[] }) & {
  readonly below?: readonly string[];
};

/** Marks a row independently of color. */
export const MARK = "≠";

const NAME_WIDTH = Math.max(...ROW_IDS.map((dialect) => nameOf(dialect).length));
const INDENT = " ".repeat(`  ${MARK} `.length + NAME_WIDTH + 2);

/** The rows. A standard that is not an RFC is set apart. */
export function tableLines(rows: readonly TableRow[], { width, colors: { dim, yellow } }: Style): string[] {
  return rows.flatMap(({ dialect, differs, cell }) => {
    const [first, ...rest] = "lines" in cell ? cell.lines : wrap(cell.prose, width - INDENT.length);
    const row = `${differs ? MARK : " "} ${nameOf(dialect).padEnd(NAME_WIDTH)}  ${first as string}`;
    const below = (cell.below ?? []).map((line) => INDENT + dim(line));
    const lines = [`  ${differs ? yellow(row) : row}`, ...rest.map((line) => INDENT + line), ...below];
    return dialect === "whatwg" ? [dim("  not an RFC, for contrast:"), ...lines] : lines;
  });
}
