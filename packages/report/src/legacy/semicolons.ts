/** How each RFC reads a URI's semicolons: as a type, as params of the path or a segment, or as nothing special. */
import { type SyntaxRow, compareSyntax } from "@std66/legacy";
import { type Answer, type Make, type Shown, answerTo, standIns } from "../answer/answer.ts";
import { visible } from "../text/visible.ts";
import { type Show, masked } from "../text/passwords.ts";
import { jsonWithNulls } from "../answer/json.ts";
import { alignedLines, namedParts } from "./named-components.ts";
import { STANDARDS } from "./standards.ts";
import { type Cell, tableLines } from "./table.ts";

/** Not the runtime's own `URL`, which gives a semicolon no meaning and is not an RFC. */
const RFCS = STANDARDS.filter((dialect) => dialect !== "whatwg");

/** The components outside the path, under all names that the RFCs give them. */
const OUTSIDE: ReadonlySet<string> = new Set(
  "scheme authority netLoc regName userinfo user password host hostKind port query search fragment".split(" "),
);

/**
 * How each RFC reads the semicolons of a URI. Lines: the URI, and a row for each RFC with its path and what it finds in
 * it. Record: a row for each RFC, with its own components.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-3.3 | RFC 3986 §3.3}
 */
export function semicolons(input: string, { show = masked }: Shown = {}): Answer {
  return answerTo([input], show, make, standIns);
}

const make: Make = ([text = ""], shown) => {
  const { rows } = compareSyntax(text, { dialects: RFCS });
  const cells = rows.map((row) => ({ dialect: row.dialect, differs: false, cell: cellOf(row, shown) }));
  return {
    lines: (style) => [style.colors.bold(visible(shown(text))), ...tableLines(cells, style)],
    record: () => jsonWithNulls({ input: text, rows }),
  };
};

function cellOf(row: SyntaxRow, show: Show): Cell {
  if (!row.valid) return { prose: `not valid: ${row.message}` };
  const lines = alignedLines(namedParts(row.components, show).filter(({ name }) => !OUTSIDE.has(name)));
  return { lines: lines.length === 0 ? ["no path"] : lines };
}
