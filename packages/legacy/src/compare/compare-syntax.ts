/** The grammars side by side: RFC 1738 §5, RFC 1808 §2.2, RFC 2396 Appendix A, RFC 3986 Appendix A. */
import type { UriReference } from "@std66/core";
import { textOf } from "@std66/core/internal";
import { type DialectDifference, type SelectDialectsOptions, pairsOf, selectDialects } from "./compare.ts";
import { GRAMMAR_OPTIONS, ownDialectOptions } from "../dialect/dialect-options.ts";
import type { DialectId } from "../dialect/dialect.ts";
import type { GrammarOptions } from "../dialect/dialect-options.ts";
import { type Components, dialects } from "./dialects.ts";
import { faultsBy } from "./faults-by-dialect.ts";
import type { Fault } from "../dialect/faults.ts";
import type { ReasonCode } from "../dialect/reason-code.ts";
import { refusalReason } from "./refusal-reason.ts";
import { componentsOf as componentsOf2396 } from "../rfc2396/components.ts";
import { syntaxReasons } from "./syntax-reasons.ts";
import type { SyntaxRow, ValidRow } from "./syntax-row.ts";

export interface CompareSyntaxOptions extends SelectDialectsOptions, GrammarOptions {}

export interface SyntaxComparison {
  /** One row for each dialect, in chronological order. */
  readonly rows: readonly SyntaxRow[];
  /** Whether the text is valid by no RFC, or by all RFCs with the same reading. */
  readonly agree: boolean;
  /** The pairs of RFCs that differ, each with its reasons. */
  readonly differences: readonly DialectDifference[];
}

/**
 * Parses a text by each standard's grammar, and explains the differences in validity and components. The reasons are
 * the fewest rules that the earlier of two standards would have to take from the later one to give the same reading. If
 * one of the two refuses the text, the reasons are all the faults that it finds.
 *
 * @throws {RangeError} if a dialect does not exist, or the value of an option is unknown
 * @throws {TypeError} if `text` is neither a string nor a `UriReference`, or an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-D | RFC 3986 Appendix D}
 * @example
 * ```ts
 * import { compareSyntax } from "@std66/legacy";
 * const { differences } = compareSyntax("http://h/~user", { dialects: ["rfc1808", "rfc3986"] });
 * differences; // => [{ between: ["rfc1808", "rfc3986"], reasons: ["tilde-became-unreserved"] }]
 * ```
 */
export function compareSyntax(text: string | UriReference, options: CompareSyntaxOptions = {}): SyntaxComparison {
  const own = ownDialectOptions("compareSyntax: options", options, ["dialects", ...GRAMMAR_OPTIONS]);
  const given = textOf("compareSyntax: text", text);
  const verdicts = selectDialects("compareSyntax: options.dialects", own.dialects).map((dialect): Verdict => {
    const faults = faultsBy(dialect, given, own);
    const [fault] = faults;
    if (fault !== undefined) {
      const { reason, message } = fault;
      return { dialect, faults, row: { dialect, valid: false, reason, message } };
    }
    return {
      dialect,
      faults,
      row: { dialect, valid: true, components: componentsBy(dialect, given, own) } as ValidRow,
    };
  });
  const differences = pairsOf(verdicts).flatMap(([first, second]): DialectDifference[] => {
    const reasons = reasonsOf(given, first, second, own);
    return reasons.length === 0 ? [] : [{ between: [first.dialect, second.dialect], reasons }];
  });
  return { rows: verdicts.map(({ row }) => row), agree: differences.length === 0, differences };
}

/** The components of a valid text. Only RFC 2396 has variants in which they differ. */
function componentsBy(dialect: DialectId, text: string, options: GrammarOptions): Components {
  return dialect === "rfc2396" ? componentsOf2396(text, options) : dialects[dialect].parse(text);
}

interface Verdict {
  readonly dialect: DialectId;
  readonly faults: readonly Fault[];
  readonly row: SyntaxRow;
}

/**
 * Two standards that both refuse agree. If one refuses, its faults are the reasons; if none does, the readings decide.
 */
function reasonsOf(
  text: string,
  { row: first, faults }: Verdict,
  { row: second, faults: others }: Verdict,
  options: GrammarOptions,
): ReasonCode[] {
  if (first.valid && second.valid) return syntaxReasons(text, first, second);
  if (!first.valid && !second.valid) return [];
  const accepting = first.valid ? first.dialect : second.dialect;
  return [...new Set([...faults, ...others].map(({ reason }) => refusalReason(reason, accepting, options)))];
}
