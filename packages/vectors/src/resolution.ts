// Reference resolution: RFC 3986 §5.2–5.4, RFC 2396 §5.2 and Appendix C, RFC 1808 §4–5.

import rows from "../data/resolution.json" with { type: "json" };
import type { ReasonCode } from "./reasons.ts";

/** A base and a reference, and what each RFC makes of them. */
export interface ResolutionRow {
  readonly id: string;
  /** A URI. Some have a fragment, which RFC 3986 §5.1 takes off before use. */
  readonly base: string;
  /** A URI-reference (RFC 3986 §4.1). */
  readonly ref: string;
  readonly expect: ResolutionExpectation;
  /** Why the results differ, or what the row is a trap for. Always there where the RFCs differ. */
  readonly reasons?: readonly ReasonCode[];
  /** Where the row comes from. */
  readonly source: string;
}

/** The result by each RFC. */
export interface ResolutionExpectation {
  /** RFC 1808 §4. */
  readonly rfc1808: string;
  /** RFC 2396 §5.2, which does not always give a URI. Left out in most rows of RFC 1808 §5. */
  readonly rfc2396?: string | CurrentDocument | ExcessDots | UnsuitableBase;
  /** RFC 2396 §5.2 step 3, with the way out for a reference that repeats the base's scheme. Only where that differs. */
  readonly rfc2396compat?: string;
  /** RFC 3986 §5.2.2, strict, and with `/.` in front of a path that would read as an authority (decision G1). */
  readonly rfc3986: string;
  /** RFC 3986 §5.2.2 with `strict` false. There exactly where it differs. */
  readonly rfc3986nonstrict?: string;
  /** The pseudo-code's text without that `/.`. There exactly where it differs. */
  readonly rfc3986unguarded?: string;
}

/** RFC 2396 §4.2: the reference means the document that it stands in. No URI is formed. */
export interface CurrentDocument {
  readonly currentDocument: true;
  /** `null` where the reference has no `#`. */
  readonly fragment: string | null;
}

/** RFC 2396 §5.2 step 6g: more `..` than the path has segments, an error that may be met in three ways. */
export interface ExcessDots {
  readonly error: "excess-dotdot";
  /** The `..` stay in the result, as the examples of Appendix C print it. */
  readonly keep: string;
  /** The `..` are taken away. */
  readonly remove: string;
}

/** RFC 2396 §3 and §5: an opaque base, against which a relative reference cannot be used. */
export interface UnsuitableBase {
  readonly error: "unsuitable-base";
  /** What the steps would give all the same. */
  readonly literal: string;
}

/** Reference resolution, with the examples of RFC 3986 §5.4, RFC 2396 Appendix C and RFC 1808 §5 among them. */
export const resolution: readonly ResolutionRow[] = rows;
