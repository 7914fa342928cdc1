/** The standards of `@std66/legacy`, and their names for users. */
import { type DialectId, type DialectDifference, dialects as allDialects } from "@std66/legacy";

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

export function deviating(
  latest: DialectId | undefined,
  differences: readonly DialectDifference[],
): ReadonlySet<DialectId> {
  return new Set(differences.filter(({ between }) => between[1] === latest).map(({ between }) => between[0]));
}
