/** The grammars side by side: RFC 1738 §5, RFC 1808 §2.2, RFC 2396 Appendix A, RFC 3986 Appendix A. */
import type { UriReference } from "@std66/core";
import { requireOptions, textOf } from "@std66/core/internal";
import type { ComponentsByDialect, DialectId } from "./dialect.ts";
import { dialects } from "./dialects.ts";
import { type CompareOptions, type Difference, chosen, pairsOf } from "./difference.ts";
import { type Fault, faultsOf } from "./faults.ts";
import { readDifferently } from "./reading.ts";
import type { ReasonCode } from "./reasons.ts";
import { netLocInstead } from "./refusals.ts";

/** A text that is valid to a standard: its components under its own names. */
export type ValidRow = {
  readonly [Id in DialectId]: {
    readonly dialect: Id;
    readonly valid: true;
    readonly components: ComponentsByDialect[Id];
  };
}[DialectId];

/** A text that is not valid to a standard, and why. */
export interface InvalidRow {
  readonly dialect: DialectId;
  readonly valid: false;
  readonly reason: ReasonCode;
  readonly message: string;
}

/** What one standard says of a text; of a valid one, `dialect` tells the type of the components. */
export type SyntaxRow = ValidRow | InvalidRow;

export interface SyntaxComparison {
  /** One for each dialect, in the order of their years. */
  readonly rows: readonly SyntaxRow[];
  /** Whether the text is valid to all RFCs, or to none, and all read the same in it. */
  readonly agree: boolean;
  /** The pairs of RFCs that do not, each with its reasons. */
  readonly differences: readonly Difference[];
}

/**
 * Reads a text by each standard's grammar: whether it is valid, its components, and why two standards differ. The reasons are the
 * fewest deviations that the earlier one would have to do as the later one does to read the same. Where one of them refuses the
 * text, they are all that it finds at fault.
 *
 * @throws {RangeError} for a dialect that there is not
 * @throws {TypeError} when `uri` is neither a string nor a `UriReference`, and for an unknown option
 * @example
 * ```ts
 * import { compareSyntax } from "@std66/legacy";
 * const { differences } = compareSyntax("http://h/~user", { dialects: ["rfc1808", "rfc3986"] });
 * differences; // => [{ between: ["rfc1808", "rfc3986"], reasons: ["tilde-became-unreserved"] }]
 * ```
 */
export function compareSyntax(uri: string | UriReference, options: CompareOptions = {}): SyntaxComparison {
  requireOptions("compareSyntax: options", options, ["dialects"]);
  const text = textOf("compareSyntax: uri", uri);
  const verdicts = chosen("compareSyntax: options.dialects", options.dialects).map((dialect) => ({
    dialect,
    faults: faultsOf(dialects[dialect], text),
  }));
  const differences = pairsOf(verdicts).flatMap(([first, second]): Difference[] => {
    const reasons = reasonsOf(text, first, second);
    return reasons.length === 0 ? [] : [{ between: [first.dialect, second.dialect], reasons }];
  });
  return {
    rows: verdicts.map(({ dialect, faults: [fault] }): SyntaxRow => {
      if (fault === undefined) return { dialect, valid: true, components: dialects[dialect].parse(text) } as ValidRow;
      return { dialect, valid: false, reason: fault[0], message: fault[1] };
    }),
    agree: differences.length === 0,
    differences,
  };
}

interface Verdict {
  readonly dialect: DialectId;
  readonly faults: readonly Fault[];
}

/** Two that both refuse agree. Where one does, it says why; else it is what they read. */
function reasonsOf(text: string, first: Verdict, second: Verdict): ReasonCode[] {
  const isFirstValid = first.faults.length === 0;
  const isSecondValid = second.faults.length === 0;
  if (isFirstValid && isSecondValid) return readDifferently(text, first.dialect, second.dialect);
  if (!isFirstValid && !isSecondValid) return [];
  const accepting = isFirstValid ? first.dialect : second.dialect;
  return [...new Set([...first.faults, ...second.faults].map(([reason]) => netLocInstead(reason, accepting)))];
}
