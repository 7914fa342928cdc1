/** The standards of `@std66/legacy`, and their names for users. */
import { type DialectId, type DialectDifference, dialects } from "@std66/legacy";

/** In order of publication. The one that is not an RFC comes last. */
export const STANDARDS = Object.keys(dialects) as readonly DialectId[];

const NAMES: Readonly<Record<DialectId, string>> = {
  rfc1738: "RFC 1738",
  rfc1808: "RFC 1808",
  rfc2396: "RFC 2396",
  rfc2396bis07: "2396bis-07",
  rfc3986: "RFC 3986",
  whatwg: "whatwg",
};

/** The name of a standard in a table. */
export function nameOf(dialect: DialectId): string {
  return NAMES[dialect];
}

/** The short name of a standard in a list: `1808`. */
export function shortNameOf(dialect: DialectId): string {
  return NAMES[dialect].replace("RFC ", "");
}

/** Only the rows of RFCs. */
export function rfcsAmong<Row extends { readonly dialect: DialectId }>(rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ dialect }) => dialect !== "whatwg");
}

/** The row that the others are compared with: that of RFC 3986 or, if that is not shown, of the latest RFC shown. */
export function latestAmong<Row extends { readonly dialect: DialectId }>(rows: readonly Row[]): Row | undefined {
  return rfcsAmong(rows).at(-1);
}

/** The RFCs that differ from the latest. */
export function deviating(
  latest: DialectId | undefined,
  differences: readonly DialectDifference[],
): ReadonlySet<DialectId> {
  return new Set(differences.filter(({ between }) => between[1] === latest).map(({ between }) => between[0]));
}
