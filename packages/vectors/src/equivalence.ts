// The comparison ladder: RFC 3986 §6.2.

import rows from "../data/equivalence.json" with { type: "json" };
import type { ReasonCode } from "./reasons.ts";

/** Two URI-references, and how much has to be normalized until they are equal. */
export interface EquivalenceRow {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly rung: EquivalenceRung;
  /** What `a`, and on that rung `b` as well, is normalized to. */
  readonly normal?: string;
  /** What changed between the RFCs, or what is easily got wrong here. */
  readonly reasons?: readonly ReasonCode[];
}

/**
 * The first rung on which the two are equal, each applying those before it: `identical` (RFC 3986 §6.2.1), `case`
 * (§6.2.2.1), `percent-encoding` (§6.2.2.2), `dot-segments` (§6.2.2.3), `scheme` (§6.2.3). `none`: on no rung, as far as
 * one can tell without access to the resource (§6.2.4).
 */
export type EquivalenceRung = "identical" | "case" | "percent-encoding" | "dot-segments" | "scheme" | "none";

/** What is equivalent, by which rung of RFC 3986 §6.2, and what is not. */
export const equivalence: readonly EquivalenceRow[] = rows;
