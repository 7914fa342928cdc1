// References and bases that RFC 3986 does not allow: RFC 1808 §2.4 and §4, RFC 2396 §5.2 and Appendix B.

import rows from "../data/legacy-resolution.json" with { type: "json" };
import type { ReasonCode } from "./reasons.ts";

/** A base and a reference, at least one of which is not valid by RFC 3986, and the result by each older RFC. */
export interface LegacyResolutionRow {
  readonly id: string;
  readonly base: string;
  readonly ref: string;
  readonly expect: LegacyResolutionExpectation;
  /** Why the results differ. Always present if they do. */
  readonly reasons?: readonly ReasonCode[];
}

/** The result by each older RFC. */
export interface LegacyResolutionExpectation {
  /** RFC 1808 §4, with the scheme of RFC 1808 §2.4.2. */
  readonly rfc1808: string;
  /** RFC 2396 §5.2, with the scheme of its Appendix B (decision L15). */
  readonly rfc2396: string;
}

/** Reference resolution by RFC 1808 and RFC 2396 for references and bases that RFC 3986 does not allow. */
export const legacyResolution: readonly LegacyResolutionRow[] = rows;
