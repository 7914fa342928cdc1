// Which texts the older grammars accept: RFC 1738 §5, RFC 1808 §2.2, RFC 2396 Appendix A, RFC 2732 §3.

import rows from "../data/legacy-validity.json" with { type: "json" };
import type { RowReason } from "./differences.ts";

/** A text, and the RFCs whose grammars it matches. */
export interface LegacyValidityRow {
  readonly id: string;
  readonly text: string;
  /**
   * Matches the rule of RFC 1738 §5 for its scheme, or `genericurl` for another scheme (assumption L13 in
   * docs/history.md of the repository). Omitted for most relative references, a form that RFC 1738 does not have.
   */
  readonly rfc1738?: boolean;
  /** Matches `URL` (RFC 1808 §2.2). */
  readonly rfc1808: boolean;
  /** Matches `URI-reference` (RFC 2396 Appendix A). */
  readonly rfc2396: boolean;
  /** Matches `URI-reference` of RFC 2396 with the changes of RFC 2732 §3. */
  readonly rfc2732: boolean;
  /** Matches `URI-reference` (RFC 3986 Appendix A). */
  readonly rfc3986: boolean;
  /** Changes between the RFCs that affect this text. */
  readonly reasons?: readonly RowReason[];
}

/** Texts, and whether each is valid by RFC 1738, 1808, 2396, 2732 and 3986. */
export const legacyValidity: readonly LegacyValidityRow[] = rows;
