/** RFC 1808 §4, RFC 2396 §5.2 and RFC 3986 §5.2 side by side. */
import { requireText } from "./characters.ts";
import type { DialectId, DialectOptions, Outcome } from "./dialect.ts";
import { dialects } from "./dialects.ts";
import { type CompareOptions, type Difference, chosen, pairsOf, partedBy } from "./difference.ts";
import type { Resolution } from "./resolution.ts";
import { workingsOf } from "./workings.ts";

export interface ResolutionComparison {
  /** One for each dialect, in the order of their years. */
  readonly rows: readonly { readonly dialect: DialectId; readonly outcome: Outcome }[];
  /** Whether all RFCs come to the same. */
  readonly agree: boolean;
  /** The pairs of RFCs that do not, each with its reasons. */
  readonly differences: readonly Difference[];
}

/**
 * What each standard makes of a reference in the context of a base, and why they differ. The reasons are those steps of the
 * algorithms in which two of them have done different things.
 *
 * @throws {RangeError} for a dialect that there is not
 * @throws {TypeError} when the base or the reference is no string
 * @example
 * ```ts
 * import { compareResolution } from "@std66/legacy";
 * const { agree, differences } = compareResolution("http://a/b/c/d;p?q", "?y", { dialects: ["rfc2396", "rfc3986"] });
 * agree; // => false
 * differences; // => [{ between: ["rfc2396", "rfc3986"], reasons: ["query-only-keeps-path"] }]
 * ```
 */
export function compareResolution(
  base: string,
  reference: string,
  options: CompareOptions & DialectOptions = {},
): ResolutionComparison {
  requireText(base);
  requireText(reference);
  const rows = chosen(options.dialects).map((dialect) => ({
    dialect,
    ...workingsOf(dialects[dialect]).resolve(base, reference, options),
  }));
  const differences = pairsOf(rows).flatMap(([first, second]): Difference[] =>
    isSame(first.outcome, second.outcome)
      ? []
      : [{ between: [first.dialect, second.dialect], reasons: reasonsOf(first, second) }],
  );
  return {
    rows: rows.map(({ dialect, outcome }) => ({ dialect, outcome })),
    agree: differences.length === 0,
    differences,
  };
}

function isSame(first: Outcome, second: Outcome): boolean {
  return first.kind === second.kind && resultOf(first) === resultOf(second);
}

function resultOf(outcome: Outcome): string {
  return outcome.kind === "error" ? outcome.reason : outcome.text;
}

/** Whoever refuses says why; where both have come to something, it is what they have done differently. */
function reasonsOf(first: Resolution, second: Resolution): Difference["reasons"] {
  const refusals = [first, second].flatMap(({ outcome }) => (outcome.kind === "error" ? [outcome.reason] : []));
  return refusals.length > 0 ? [...new Set(refusals)] : partedBy(first.acts, second.acts);
}
