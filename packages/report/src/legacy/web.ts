/** URL Standard against RFC 3986 §5.2: why the row of the URL Standard differs. */
import type { ResolutionComparison, SyntaxComparison } from "@std66/legacy";
import { type WebCode, differencesFrom, traceUrl } from "@std66/url-standard";
import type { RowId } from "./standards.ts";

/** Why two rows differ, of which the second is the URL Standard. */
export interface WebDifference {
  readonly between: readonly [RowId, RowId];
  readonly reasons: readonly WebCode[];
}

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
  if (!isShown("rfc3986") || !isShown("whatwg")) return [];
  const read = isStrict ? input : withoutSchemeOf(base, input);
  const reasons = read === undefined ? [] : differencesFrom(read, base);
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

/**
 * RFC 3986 §5.2.2: what a parser that is not strict reads, which ignores a scheme that repeats the base's. Nothing if
 * the URL Standard reads that otherwise than the input, so that its reasons would be those of another text.
 */
export function withoutSchemeOf(base: string, input: string): string | undefined {
  const scheme = base.slice(0, base.indexOf(":") + 1).toLowerCase();
  if (scheme === "" || input.slice(0, scheme.length).toLowerCase() !== scheme) return input;
  const rest = input.slice(scheme.length);
  // Without the `./`, what precedes a colon would be another scheme.
  const read = /^[^/?#:]*:/u.test(rest) ? `./${rest}` : rest;
  return traceUrl(read, base).href === traceUrl(input, base).href ? read : undefined;
}
