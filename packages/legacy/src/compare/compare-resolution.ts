/** RFC 1808 §4, RFC 2396 §5.2 and RFC 3986 §5.2 side by side. */
import type { UriReference } from "@std66/core";
import { textOf } from "@std66/core/internal";
import { transformReferences } from "./common-resolution.ts";
import { type DialectDifference, type SelectDialectsOptions, pairsOf, selectDialects } from "./compare.ts";
import {
  DIALECT_OPTIONS,
  GRAMMAR_OPTIONS,
  ownDialectOptions,
  resolutionOptionsOf,
} from "../dialect/dialect-options.ts";
import type { DialectId } from "../dialect/dialect.ts";
import type { DialectOptions, GrammarOptions } from "../dialect/dialect-options.ts";
import { type Outcome, resolved, resultOf } from "../dialect/outcome.ts";
import { dialects } from "./dialects.ts";
import { faultsBy } from "./faults-by-dialect.ts";
import { guardedTarget } from "../rfc3986/resolve.ts";
import { reasonsBetween } from "./reasons-between.ts";
import type { ReasonCode } from "../dialect/reason-code.ts";
import { refusalReason } from "./refusal-reason.ts";
import { resolutionDeviationsOf } from "./resolution-deviations.ts";

export const COMPARE_OPTIONS: readonly string[] = ["dialects", ...DIALECT_OPTIONS, ...GRAMMAR_OPTIONS];

export interface CompareResolutionOptions extends SelectDialectsOptions, DialectOptions, GrammarOptions {}

/** The outcome by one dialect. */
export interface DialectRow {
  readonly dialect: DialectId;
  readonly outcome: Outcome;
}

/**
 * What `@std66/resolve` gives where that is not the letter of RFC 3986. It is not a dialect, and `differences` leaves
 * it out.
 */
export interface Std66Row {
  readonly dialect: "std66";
  readonly outcome: Outcome;
  /** Why it deviates from RFC 3986. */
  readonly reason: "path-looks-like-authority";
}

export interface ResolutionComparison {
  /** One row for each dialect, in chronological order; a row `std66` follows that of `rfc3986` if the two differ. */
  readonly rows: readonly (DialectRow | Std66Row)[];
  /** Whether all RFCs give the same result. */
  readonly agree: boolean;
  /** The pairs of RFCs that differ, each with its reasons. */
  readonly differences: readonly DialectDifference[];
}

/**
 * Resolves a reference against a base by each standard, and explains the differences. The reasons are the fewest rules
 * that the earlier of two standards would have to take from the later one to give the same result. If one of the two
 * refuses, the difference is the reason for its refusal.
 *
 * @throws {RangeError} if a dialect does not exist, or the value of an option is unknown
 * @throws {TypeError} if the base or the reference is neither a string nor a `UriReference`, or an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#appendix-D | RFC 3986 Appendix D}
 * @example
 * ```ts
 * import { compareResolution } from "@std66/legacy";
 * const { agree, differences } = compareResolution("http://a/b/c/d;p?q", "?y", { dialects: ["rfc2396", "rfc3986"] });
 * agree; // => false
 * differences; // => [{ between: ["rfc2396", "rfc3986"], reasons: ["query-only-keeps-path"] }]
 * ```
 */
export function compareResolution(
  base: string | UriReference,
  reference: string | UriReference,
  options: CompareResolutionOptions = {},
): ResolutionComparison {
  const own = ownDialectOptions("compareResolution: options", options, COMPARE_OPTIONS);
  const dialectOptions = resolutionOptionsOf(own);
  const request: Request = {
    base: textOf("compareResolution: base", base),
    reference: textOf("compareResolution: reference", reference),
    options: own,
  };
  const rows = selectDialects("compareResolution: options.dialects", own.dialects).map((dialect): DialectRow => {
    return { dialect, outcome: dialects[dialect].resolve(request.base, request.reference, dialectOptions) };
  });
  const differences = pairsOf(rows).flatMap(([first, second]): DialectDifference[] =>
    resultOf(first.outcome) === resultOf(second.outcome)
      ? []
      : [{ between: [first.dialect, second.dialect], reasons: reasonsOf(first, second, request) }],
  );
  return {
    rows: rows.flatMap((row) => [row, ...std66Beside(row, request)]),
    agree: differences.length === 0,
    differences,
  };
}

/** The row of `@std66/resolve` beside that of RFC 3986, if it differs. */
function std66Beside({ dialect, outcome }: DialectRow, { base, reference, options }: Request): Std66Row[] {
  if (dialect !== "rfc3986" || outcome.kind !== "uri") return [];
  const text = String(guardedTarget(base, reference, options));
  return text === outcome.text
    ? []
    : [{ dialect: "std66", outcome: resolved(text), reason: "path-looks-like-authority" }];
}

/**
 * Faults that every algorithm refuses. If one of the two algorithms accepts such a text, the reason is a rule that
 * applies earlier.
 */
const SHARED_REFUSALS: ReadonlySet<ReasonCode> = new Set(["excluded-characters", "base-without-scheme"]);

interface Request {
  readonly base: string;
  readonly reference: string;
  readonly options: DialectOptions & GrammarOptions;
}

/** The reasons of the standards that refuse, or else the rules in which the two differ. */
function reasonsOf(first: DialectRow, second: DialectRow, request: Request): ReasonCode[] {
  const refusals = [refusalOf(first, second, request), refusalOf(second, first, request)].filter(
    (reason) => reason !== undefined,
  );
  if (refusals.length > 0) return [...new Set(refusals)];
  const { base, reference, options } = request;
  return reasonsBetween(
    resolutionDeviationsOf(first.dialect, options),
    resolutionDeviationsOf(second.dialect, options),
    (ruleOf) => resultOf(transformReferences(base, reference, ruleOf)),
  );
}

/**
 * Why one standard refuses and the other does not; `undefined` if it does not refuse, or refuses for a reason that all
 * share.
 */
function refusalOf({ dialect, outcome }: DialectRow, other: DialectRow, request: Request): ReasonCode | undefined {
  if (outcome.kind !== "error") return undefined;
  if (other.dialect === "rfc1738" && other.outcome.kind !== "error") {
    // RFC 1738 ignores the base, so only the reference can be at fault.
    const [fault] = faultsBy(dialect, request.reference, request.options);
    return fault === undefined ? "no-relative-form" : refusalReason(fault.reason, "rfc1738", request.options);
  }
  const { reason } = outcome;
  if (SHARED_REFUSALS.has(reason)) return undefined;
  const refused = reason === "no-relative-form" ? undefined : refusedText(dialect, request);
  // The other grammar refuses the text as well, but its algorithm does not check.
  const isUnchecked =
    (other.dialect === "rfc1808" || other.dialect === "rfc2396") &&
    refused !== undefined &&
    !isValid(other.dialect, refused, request.options);
  return isUnchecked ? "algorithm-asks-no-grammar" : refusalReason(reason, other.dialect, request.options);
}

/** The text that a standard's grammar refuses before anything is resolved. */
function refusedText(dialect: DialectId, { base, reference, options }: Request): string | undefined {
  const texts = dialect === "rfc1738" ? [reference] : dialect === "rfc2396" ? [] : [base, reference];
  return texts.find((text) => !isValid(dialect, text, options));
}

function isValid(dialect: DialectId, text: string, options: GrammarOptions): boolean {
  return faultsBy(dialect, text, options).length === 0;
}
