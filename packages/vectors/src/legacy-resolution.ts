// References that are not valid by RFC 3986, or have a relative base: RFC 1808 §2.4 and §4, RFC 2396 §5.2 and
// Appendix B.

import rows from "../data/legacy-resolution.json" with { type: "json" };
import type { RowReason } from "./differences.ts";

/**
 * A reference that is not valid by RFC 3986, or is resolved against a relative base, and the result by each older RFC.
 */
export interface LegacyResolutionRow {
  readonly id: string;
  readonly base: string;
  readonly ref: string;
  readonly expect: LegacyResolutionExpectation;
  /** Why the results differ. Always present if they do. */
  readonly reasons?: readonly RowReason[];
}

/** The result by each older RFC. */
export interface LegacyResolutionExpectation {
  /** RFC 1808 §4, with the scheme of RFC 1808 §2.4.2. */
  readonly rfc1808: string;
  /** RFC 2396 §5.2, with the scheme of its Appendix B (assumption L15 in docs/history.md of the repository). */
  readonly rfc2396: string;
}

/** Resolution by RFC 1808 and RFC 2396 of references that RFC 3986 does not allow, or against a relative base. */
export const legacyResolution: readonly LegacyResolutionRow[] = rows;
