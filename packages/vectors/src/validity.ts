// Which texts match which rule: RFC 3986 §3, §4.1–4.3 and Appendix A.

import rows from "../data/validity.json" with { type: "json" };
import type { RowReason } from "./differences.ts";

/** A text, and which of the four top rules of RFC 3986 it matches. */
export interface ValidityRow {
  readonly id: string;
  /** Any text. One contains half a surrogate pair. */
  readonly text: string;
  /** Matches `URI-reference` (RFC 3986 §4.1). */
  readonly uriReference: boolean;
  /** Matches `URI` (RFC 3986 §3). */
  readonly uri: boolean;
  /** Matches `absolute-URI` (RFC 3986 §4.3). */
  readonly absoluteUri: boolean;
  /** Matches `relative-ref` (RFC 3986 §4.2). */
  readonly relativeReference: boolean;
  /**
   * End of the longest prefix of any valid URI-reference, in UTF-16 code units; a malformed percent-encoded triplet is
   * reported at its `%` (assumption G2 in the README). The length of the text if it only ends too early. Absent for a
   * valid text, and for an invalid one if a parser can reasonably report another place.
   */
  readonly errorOffset?: number;
  /** Changes between the RFCs that affect this text. */
  readonly reasons?: readonly RowReason[];
}

/** Texts, and whether each is a URI, an absolute URI, a relative reference, or none of them (RFC 3986 Appendix A). */
export const validity: readonly ValidityRow[] = rows;
