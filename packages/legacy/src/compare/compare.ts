/** Shared by both comparisons: the dialects to compare, and where two of them differ. */
import { argumentError, nameOf } from "@std66/core/internal";
import type { DialectId } from "../dialect/dialect.ts";
import type { ReasonCode } from "../dialect/reason-code.ts";

/** The options that both comparisons have. */
export interface SelectDialectsOptions {
  /** Which dialects to compare. Default: all but `rfc2396bis07`, which never differs from `rfc3986`. */
  readonly dialects?: readonly DialectId[] | undefined;
}

/** Two standards that differ. Each reason is a key of `reasons`. */
export interface DialectDifference {
  readonly between: readonly [DialectId, DialectId];
  readonly reasons: readonly ReasonCode[];
}

const ALL_IDS: readonly DialectId[] = ["rfc1738", "rfc1808", "rfc2396", "rfc2396bis07", "rfc3986", "whatwg"];

/**
 * Returns the dialects to compare, in chronological order.
 *
 * @throws {TypeError} if `names` is not a list
 * @throws {RangeError} if a name is unknown
 */
export function selectDialects(argument: string, names: readonly DialectId[] | undefined): readonly DialectId[] {
  if (names === undefined) return ALL_IDS.filter((id) => id !== "rfc2396bis07");
  if (!Array.isArray(names)) throw argumentError(argument, "a list of dialects", names);
  for (const name of names) {
    if (!ALL_IDS.includes(name))
      throw new RangeError(`${argument} has no ${nameOf(name, "such name")}, only ${ALL_IDS.join(", ")}`);
  }
  return ALL_IDS.filter((name) => names.includes(name));
}

/** All pairs of RFC dialects, the earlier one first. The URL Standard is left out. */
export function pairsOf<Row extends { readonly dialect: DialectId }>(rows: readonly Row[]): (readonly [Row, Row])[] {
  const rfcs = rows.filter(({ dialect }) => dialect !== "whatwg");
  return rfcs.flatMap((first, index) => rfcs.slice(index + 1).map((second) => [first, second] as const));
}
