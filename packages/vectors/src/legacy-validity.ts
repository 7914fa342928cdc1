// Which texts the older grammars take: RFC 1738 §5, RFC 1808 §2.2, RFC 2396 Appendix A, RFC 2732 §3.

import rows from "../data/legacy-validity.json" with { type: "json" };
import type { ReasonCode } from "./reasons.ts";

/** A text, and which RFC's grammar it matches. */
export interface LegacyValidityRow {
  readonly id: string;
  readonly text: string;
  /**
   * Matches the rule that RFC 1738 §5 has for its scheme, or `genericurl` for another scheme (decision L13). Left out for
   * most relative references, a form that RFC 1738 does not have.
   */
  readonly rfc1738?: boolean;
  /** Matches `URL` (RFC 1808 §2.2). */
  readonly rfc1808: boolean;
  /** Matches `URI-reference` (RFC 2396 Appendix A). */
  readonly rfc2396: boolean;
  /** The same with the changes of RFC 2732 §3. */
  readonly rfc2732: boolean;
  /** Matches `URI-reference` (RFC 3986 Appendix A). */
  readonly rfc3986: boolean;
  /** What changed between the RFCs and bears on this text. */
  readonly reasons?: readonly ReasonCode[];
}

/** What each of RFC 1738, 1808, 2396, 2732 and 3986 calls valid. */
export const legacyValidity: readonly LegacyValidityRow[] = rows;
