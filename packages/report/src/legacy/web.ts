/** URL Standard against RFC 3986 §5.2: why the row of the URL Standard differs. */
import {
  type CompareResolutionOptions,
  type CompareSyntaxOptions,
  type ResolutionComparison,
  type SyntaxComparison,
  compareResolution,
  compareSyntax,
} from "@std66/legacy";
import { type WebCode, differencesFrom, traceUrl } from "@std66/url-standard";
import type { RowId } from "./standards.ts";

/** Why two rows differ, of which the second is the URL Standard. */
export interface WebDifference {
  readonly between: readonly [RowId, RowId];
  readonly reasons: readonly WebCode[];
}

export type Compared<Comparison> = Comparison & { readonly web?: readonly WebDifference[] };

export function comparedResolution(
  base: string,
  input: string,
  options: CompareResolutionOptions,
): Compared<ResolutionComparison> {
  const comparison = compareResolution(base, input, options);
  const read = options.strict === false ? withoutSchemeOf(base, input) : input;
  return {
    ...comparison,
    web: read === undefined ? [] : webDifferences(comparison, () => differencesFrom(read, base)),
  };
}

export function comparedSyntax(input: string, options: CompareSyntaxOptions): Compared<SyntaxComparison> {
  const comparison = compareSyntax(input, options);
  return { ...comparison, web: webDifferences(comparison, () => differencesFrom(input)) };
}

/** Nothing if one of the two is not shown, or if they agree. */
function webDifferences(
  { rows }: { readonly rows: readonly { readonly dialect: RowId }[] },
  find: () => readonly WebCode[],
): readonly WebDifference[] {
  const isShown = (id: RowId): boolean => rows.some(({ dialect }) => dialect === id);
  const reasons = isShown("rfc3986") && isShown("whatwg") ? find() : [];
  return reasons.length === 0 ? [] : [{ between: [isShown("std66") ? "std66" : "rfc3986", "whatwg"], reasons }];
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
