/** How each standard's grammar reads a text: its components by its own names, as a table with reasons, and as JSON. */
import { type DialectId, type Rfc2396Segment, type SyntaxRow, compareSyntax, syntaxReadings } from "@std66/legacy";
import { type Answer, type Make, type Shown, type ShownStyle, answerTo, standIns } from "../answer/answer.ts";
import { type Show, asWritten } from "../text/passwords.ts";
import { visible } from "../text/visible.ts";
import { type Explained, reasonLines, reasonsRecord } from "./reasons.ts";
import { type Cell, STANDARDS, markedRows, tableLines } from "./standards.ts";
import type { ComparedSyntax } from "./web.ts";

/** The comparison as one object, with `null` for absent components. */
export function syntaxTableRecord(compared: ComparedSyntax): object {
  const { input, agree, rows, differences, web } = compared;
  return { input, agree, rows, differences: [...differences, ...web], reasons: reasonsRecord(compared) };
}

export function syntaxLines(compared: ComparedSyntax, style: ShownStyle, explained: Explained): string[] {
  const { show } = style;
  /** The components one below the other, and likewise the parts of a list. */
  const columnOf = (components: unknown, dialect: DialectId): Cell => {
    return { lines: [verdictOf(dialect), ...alignedLines(namedParts(components, show))] };
  };
  return [
    style.colors.bold(visible(show(compared.input))),
    ...rowsWith(columnOf, compared, style),
    ...reasonLines(compared, style, explained, new Set(syntaxReadings(compared.input, compared))),
  ];
}

/** One row per standard, with the components on one line: `scheme=http path=""`. */
export function syntaxRows(compared: ComparedSyntax, style: ShownStyle): string[] {
  return rowsWith(lineOf, compared, style);
}

function lineOf(components: unknown): Cell {
  // The parts of lists repeat other components.
  const parts = namedParts(components, asWritten).filter(({ isList }) => !isList);
  return { prose: parts.map(({ name, texts }) => `${name}=${texts[0] as string}`).join(" ") };
}

function rowsWith(
  cellOf: (components: unknown, dialect: DialectId) => Cell,
  compared: Pick<ComparedSyntax, "input" | "rows" | "differences">,
  style: ShownStyle,
): string[] {
  const { input, rows } = compared;
  // The URL Standard differs if its verdict does, or if it rewrites the text.
  const marked = markedRows<SyntaxRow>(compared, (row, latest) => {
    const isRewritten = row.valid && (row.components as { readonly href: string }).href !== input;
    return row.valid !== latest.valid || isRewritten;
  });
  const cells = rows.map((row) => {
    const { dialect } = row;
    const cell = row.valid ? cellOf(row.components, dialect) : { prose: `not ${verdictOf(dialect)}: ${row.message}` };
    return { dialect, differs: marked.has(dialect), ...cell };
  });
  return tableLines(cells, style);
}

/** The verdict on a text that a standard reads. The URL Standard's says nothing of validity (URL Standard §4.3). */
function verdictOf(dialect: DialectId): string {
  return dialect === "whatwg" ? "accepted" : "valid";
}

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
export function semicolons(input: string, { show }: Shown = {}): Answer {
  return answerTo([input], show, semicolonsOf, standIns);
}

const semicolonsOf: Make = ([text = ""]) => {
  const { rows } = compareSyntax(text, { dialects: RFCS });
  return {
    lines: (style) => [
      style.colors.bold(visible(style.show(text))),
      ...rowsWith((components) => pathCell(components, style.show), { input: text, rows, differences: [] }, style),
    ],
    record: () => ({ input: text, rows }),
  };
};

function pathCell(components: unknown, show: Show): Cell {
  const lines = alignedLines(namedParts(components, show).filter(({ name }) => !OUTSIDE.has(name)));
  return { lines: lines.length === 0 ? ["no path"] : lines };
}

/** A component, as one text or as a list of parts. */
interface NamedPart {
  readonly name: string;
  readonly texts: readonly string[];
  readonly isList: boolean;
}

/** The present components. An empty one is shown as `""`, which no URI contains. */
export function namedParts(components: unknown, show: Show): readonly NamedPart[] {
  const values = Object.entries(components as Readonly<Record<string, string | undefined | readonly Item[]>>);
  return values.flatMap(([name, value]): readonly NamedPart[] => {
    if (value === undefined) return [];
    if (typeof value === "string") return [{ name, texts: textsOf(name, value, show), isList: false }];
    return [{ name, texts: value.map((item) => itemText(item, show)), isList: true }];
  });
}

/** The parts one below the other, with their texts aligned. A list without items has no line. */
export function alignedLines(parts: readonly NamedPart[]): readonly string[] {
  const width = Math.max(0, ...parts.map(({ name, texts }) => (texts.length === 0 ? 0 : name.length)));
  return parts.flatMap(({ name, texts }) =>
    texts.map((text, index) => `${(index === 0 ? name : "").padEnd(width)}  ${text}`),
  );
}

/** RFC 1808 §2.2: semicolons separate params. Two or more are also shown one by one. */
function textsOf(name: string, value: string, show: Show): readonly string[] {
  const text = visible(show(value, name));
  if (name !== "params" || !value.includes(";")) return [text];
  const params = value.split(";").map((param) => (param === "" ? '""' : visible(show(param, "part"))));
  return [text, `one by one: ${params.join(" ")}`];
}

/** An item of a list: a directory of an ftp URL, a field of a prospero URL, or a segment of RFC 2396. */
type Item = string | readonly [name: string, value: string] | Rfc2396Segment;

function itemText(item: Item, show: Show): string {
  const shown = (part: string): string => visible(show(part, "part"));
  if (typeof item === "string") return shown(item);
  if (!("segment" in item)) return visible(item.map((part) => show(part, "part")).join("="));
  const { segment, params } = item;
  return params.length === 0 ? shown(segment) : `${shown(segment)}  params: ${params.map(shown).join(" ")}`;
}
