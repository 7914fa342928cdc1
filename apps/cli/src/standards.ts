/** The standards that `@std66/legacy` knows, as a person calls them. */
import { type DialectId, type Difference, dialects } from "@std66/legacy";

/** By their years; the one that is no RFC comes last. */
export const STANDARDS = Object.keys(dialects) as readonly DialectId[];

const NAMES: Readonly<Record<DialectId, string>> = {
  rfc1738: "RFC 1738",
  rfc1808: "RFC 1808",
  rfc2396: "RFC 2396",
  rfc2396bis07: "2396bis-07",
  rfc3986: "RFC 3986",
  whatwg: "whatwg",
};

/** What a standard is called in a table. */
export function nameOf(dialect: DialectId): string {
  return NAMES[dialect];
}

/** The same where several stand in a line: `1808`. */
export function shortNameOf(dialect: DialectId): string {
  return NAMES[dialect].replace("RFC ", "");
}

/** The rows of RFCs among some. */
export function rfcsAmong<Row extends { readonly dialect: DialectId }>(rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ dialect }) => dialect !== "whatwg");
}

/** The row that the others are held against: RFC 3986's or, where that is not shown, the one of the latest RFC that is. */
export function latestAmong<Row extends { readonly dialect: DialectId }>(rows: readonly Row[]): Row | undefined {
  return rfcsAmong(rows).at(-1);
}

/** The RFCs that differ from the latest. */
export function deviating(latest: DialectId | undefined, differences: readonly Difference[]): ReadonlySet<DialectId> {
  return new Set(differences.flatMap(({ between: [first, second] }) => (second === latest ? [first] : [])));
}
