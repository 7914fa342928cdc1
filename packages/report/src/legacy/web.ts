/** What the standards say, with why the URL Standard differs from RFC 3986 §5.2, and what other readings give. */
import {
  type CompareResolutionOptions,
  type CompareSyntaxOptions,
  type OtherReading,
  type ReasonCode,
  type ResolutionComparison,
  type SyntaxComparison,
  compareResolution,
  compareSyntax,
  otherReadings,
} from "@std66/legacy";
import { type WebCode, differencesFrom, traceUrl } from "@std66/url-standard";
import { type RowId, isShown, rfcsAmong } from "./standards.ts";

export type AnyReason = ReasonCode | WebCode;

/** Two rows that differ, which need not be standards. */
export interface Difference {
  readonly between: readonly [RowId, RowId];
  readonly reasons: readonly AnyReason[];
}

/** A reference against a base, by each standard. */
export interface ComparedResolution extends ResolutionComparison {
  readonly base: string;
  readonly input: string;
  readonly options: CompareResolutionOptions;
  readonly web: readonly Difference[];
  readonly others: readonly OtherReading[];
}

/** A text by itself, by each standard. */
export interface ComparedSyntax extends SyntaxComparison {
  readonly input: string;
  readonly web: readonly Difference[];
}

export function comparedResolution(base: string, input: string, options: CompareResolutionOptions): ComparedResolution {
  const comparison = compareResolution(base, input, options);
  const { rows } = comparison;
  const read = options.strict === false ? withoutSchemeOf(base, input) : input;
  const web = read === undefined ? [] : webDifferences(rows, () => differencesFrom(read, base));
  const others = otherReadings(base, input, { ...options, dialects: rfcsAmong(rows).map(({ dialect }) => dialect) });
  return { ...comparison, base, input, options, web, others };
}

export function comparedSyntax(input: string, options: CompareSyntaxOptions): ComparedSyntax {
  const comparison = compareSyntax(input, options);
  return { ...comparison, input, web: webDifferences(comparison.rows, () => differencesFrom(input)) };
}

/** Nothing if one of the two is not shown, or if they agree. */
function webDifferences(rows: Parameters<typeof isShown>[1], find: () => readonly WebCode[]): Difference[] {
  const reasons = isShown("rfc3986", rows) && isShown("whatwg", rows) ? find() : [];
  return reasons.length === 0 ? [] : [{ between: [isShown("std66", rows) ? "std66" : "rfc3986", "whatwg"], reasons }];
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
