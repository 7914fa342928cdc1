/** URL Standard against RFC 3986 §5.2: why the row of the URL Standard differs. */
import type { ResolutionComparison, SyntaxComparison } from "@std66/legacy";
import { type WebCode, differencesFrom } from "@std66/url-standard";
import type { RowId } from "./standards.ts";

/** Why two rows differ, of which the second is the URL Standard. */
export interface WebDifference {
  readonly between: readonly [RowId, RowId];
  readonly reasons: readonly WebCode[];
}

/** A comparison with why the URL Standard differs. */
export type Compared<Comparison> = Comparison & { readonly web: readonly WebDifference[] };

/**
 * Nothing if one of the two is not shown, or if they agree. `isStrict`: whether a scheme counts that repeats the
 * base's.
 */
export function webDifferences(
  base: string,
  input: string,
  { rows }: Pick<ResolutionComparison, "rows">,
  isStrict: boolean,
): readonly WebDifference[] {
  const isShown = (id: RowId): boolean => rows.some(({ dialect }) => dialect === id);
  if (!isShown("rfc3986") || !isShown("whatwg") || (!isStrict && hasSchemeOf(base, input))) return [];
  const reasons = differencesFrom(input, base);
  return reasons.length === 0 ? [] : [{ between: [isShown("std66") ? "std66" : "rfc3986", "whatwg"], reasons }];
}

/** Those of a text by itself. */
export function webSyntaxDifferences(
  input: string,
  { rows }: Pick<SyntaxComparison, "rows">,
): readonly WebDifference[] {
  const isShown = (id: RowId): boolean => rows.some(({ dialect }) => dialect === id);
  const reasons = isShown("rfc3986") && isShown("whatwg") ? differencesFrom(input) : [];
  return reasons.length === 0 ? [] : [{ between: ["rfc3986", "whatwg"], reasons }];
}

/** RFC 3986 §5.2.2: a parser that is not strict ignores such a scheme. */
function hasSchemeOf(base: string, input: string): boolean {
  const scheme = base.slice(0, base.indexOf(":") + 1).toLowerCase();
  return scheme !== "" && input.slice(0, scheme.length).toLowerCase() === scheme;
}
