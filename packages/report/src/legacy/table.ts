/** A table with one row per standard. */
import type { DialectId } from "@std66/legacy";
import type { Style } from "../style.ts";
import { STANDARDS, nameOf } from "./standards.ts";
import { wrap } from "../text/wrap.ts";

/** The row of one standard. */
export interface TableRow {
  readonly dialect: DialectId;
  /** Whether the row is marked. */
  readonly differs: boolean;
  readonly cell: Cell;
}

/** Prose, which is wrapped, or lines, which are not wrapped because they contain URIs. */
export type Cell = { readonly prose: string } | { readonly lines: readonly string[] };

/** Marks a row independently of color. */
export const MARK = "≠";

const NAME_WIDTH = Math.max(...STANDARDS.map((dialect) => nameOf(dialect).length));
const INDENT = " ".repeat(`  ${MARK} `.length + NAME_WIDTH + 2);

/** The rows. A standard that is not an RFC is set apart. */
export function tableLines(rows: readonly TableRow[], { width, colors: { dim, yellow } }: Style): string[] {
  return rows.flatMap(({ dialect, differs, cell }) => {
    const [first, ...rest] = "lines" in cell ? cell.lines : wrap(cell.prose, width - INDENT.length);
    const row = `${differs ? MARK : " "} ${nameOf(dialect).padEnd(NAME_WIDTH)}  ${first as string}`;
    const lines = [`  ${differs ? yellow(row) : row}`, ...rest.map((line) => INDENT + line)];
    return dialect === "whatwg" ? [dim("  not an RFC, for contrast:"), ...lines] : lines;
  });
}
