/** RFC 3986 §6.2: the comparison ladder, with one bit for each rung. */

import { argumentError, nameOf } from "@std66/core/internal";

/** A rung of the ladder. Each one finds more texts equivalent than the ones before (RFC 3986 §6.2.1 to §6.2.4). */
export type Rung = "identical" | "case" | "percent-encoding" | "dot-segments" | "scheme" | "protocol";

/** All rungs, in the order in which they are applied. */
export const LADDER: readonly Rung[] = ["identical", "case", "percent-encoding", "dot-segments", "scheme", "protocol"];

/** The sections of RFC 3986 that define them. */
export const SECTIONS: Readonly<Record<Rung, string>> = {
  identical: "6.2.1",
  case: "6.2.2.1",
  "percent-encoding": "6.2.2.2",
  "dot-segments": "6.2.2.3",
  scheme: "6.2.3",
  protocol: "6.2.4",
};

export const CASE: number = 1 << 1;
export const PERCENT_ENCODING: number = 1 << 2;
export const DOT_SEGMENTS: number = 1 << 3;
export const SCHEME: number = 1 << 4;
export const PROTOCOL: number = 1 << 5;

/**
 * The rungs from `CASE` to `SCHEME`, which need only the text and the rules of its scheme. A number, as bundlers keep
 * an operation.
 */
export const WITHOUT_ACCESS = 0b1_1110;

/** Returns those of the rungs in `bits` that are at most `index` in the ladder. */
export function rungsUpTo(bits: number, index: number): number {
  return bits & ((2 << index) - 1);
}

/**
 * Returns the bits of the rungs with these names.
 *
 * @throws {RangeError} if a name is unknown
 * @throws {TypeError} if `names` is not a list; a single string is not one either
 */
export function bitsOf(argument: string, names: Iterable<unknown>): number {
  if (typeof names !== "object" || names === null || !(Symbol.iterator in names)) {
    throw argumentError(argument, "a list of names", names);
  }
  let bits = 0;
  for (const name of names) {
    const index = LADDER.indexOf(name as Rung);
    if (index === -1)
      throw new RangeError(`${argument} has no ${nameOf(name, "such name")}, only ${LADDER.join(", ")}`);
    bits |= 1 << index;
  }
  return bits;
}
