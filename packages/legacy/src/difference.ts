/** Where two standards differ, and why. */
import { argumentError, nameOf } from "@std66/core/internal";
import type { DialectId } from "./dialect.ts";
import type { ReasonCode } from "./reasons.ts";

export interface CompareOptions {
  /** Which dialects to compare. Default: all. */
  readonly dialects?: readonly DialectId[] | undefined;
}

/** Two standards that differ. Each reason is a key of `reasons`. */
export interface Difference {
  readonly between: readonly [DialectId, DialectId];
  readonly reasons: readonly ReasonCode[];
}

const ALL: readonly DialectId[] = ["rfc1738", "rfc1808", "rfc2396", "rfc2396bis07", "rfc3986", "whatwg"];

/**
 * Returns the dialects to compare, in chronological order.
 *
 * @throws {RangeError} if a name is unknown
 */
export function chosen(argument: string, names: readonly DialectId[] | undefined): readonly DialectId[] {
  if (names !== undefined && !Array.isArray(names)) throw argumentError(argument, "a list of dialects", names);
  for (const name of names ?? []) {
    if (!ALL.includes(name)) throw new RangeError(`${argument} has no ${nameOf(name)}, only ${ALL.join(", ")}`);
  }
  return names === undefined ? ALL : ALL.filter((name) => names.includes(name));
}

/** All pairs of RFC dialects, the earlier one first. The URL Standard is left out. */
export function pairsOf<Row extends { readonly dialect: DialectId }>(rows: readonly Row[]): (readonly [Row, Row])[] {
  const ours = rows.filter(({ dialect }) => dialect !== "whatwg");
  return ours.flatMap((first, index) => ours.slice(index + 1).map((second) => [first, second] as const));
}
