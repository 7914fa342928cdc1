// The comparison ladder: RFC 3986 §6.2.

import rows from "../data/equivalence.json" with { type: "json" };
import type { RowReason } from "./differences.ts";

/** Two URI-references, and the normalization that makes them equal. */
export interface EquivalenceRow {
  readonly id: string;
  readonly a: string;
  readonly b: string;
  readonly rung: EquivalenceRung;
  /** The normal form of `a` on that rung, which is also that of `b`. */
  readonly normal?: string;
  /** `a` after syntax-based normalization (RFC 3986 §6.2.2). */
  readonly syntaxBased: string;
  /** `a` also after scheme-based normalization (RFC 3986 §6.2.3). Omitted if it changes nothing more. */
  readonly schemeBased?: string;
  /** The code of the README's assumption that decides the row, where the RFC allows another answer. */
  readonly assumption?: "N2" | "N3" | "N7";
  /** Changes between the RFCs, or common mistakes, that the row is about. */
  readonly reasons?: readonly RowReason[];
}

/**
 * The first rung on which the two are equal. Each rung also applies those before it: `identical` (RFC 3986 §6.2.1),
 * `case` (§6.2.2.1), `percent-encoding` (§6.2.2.2), `dot-segments` (§6.2.2.3), `scheme` (§6.2.3). `none`: on no rung,
 * as far as can be decided without access to the resource (§6.2.4).
 */
export type EquivalenceRung = "identical" | "case" | "percent-encoding" | "dot-segments" | "scheme" | "none";

/** Pairs of references, and the rung of RFC 3986 §6.2 on which they are equivalent, if any. */
export const equivalence: readonly EquivalenceRow[] = rows;
