// Which texts match which rule: RFC 3986 §3, §4.1–4.3 and Appendix A.

import rows from "../data/validity.json" with { type: "json" };
import type { ReasonCode } from "./reasons.ts";

/** A text, and which of the four top rules of RFC 3986 it matches. */
export interface ValidityRow {
  readonly id: string;
  /** Any text at all; one holds half a surrogate pair. */
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
   * Where the longest prefix ends that some valid URI-reference begins with, in UTF-16 code units; a malformed
   * percent-encoded triplet counts from its `%` (decision G2). The text's length where it only ends too early. Never there
   * for a valid text; left out for an invalid one where a parser may sensibly report another place.
   */
  readonly errorOffset?: number;
  /** What changed between the RFCs and bears on this text. */
  readonly reasons?: readonly ReasonCode[];
}

/** What is a URI, an absolute URI, a relative reference, or none of them (RFC 3986 Appendix A). */
export const validity: readonly ValidityRow[] = rows;
