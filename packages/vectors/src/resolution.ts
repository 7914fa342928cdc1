// Reference resolution: RFC 3986 §5.2–5.4, RFC 2396 §5.2 and Appendix C, RFC 1808 §4–5.

import rows from "../data/resolution.json" with { type: "json" };
import type { RowReason } from "./differences.ts";

/** A base and a reference, and the result by each RFC. */
export interface ResolutionRow {
  readonly id: string;
  /** A URI. Some have a fragment, which RFC 3986 §5.1 removes before use. */
  readonly base: string;
  /** A URI-reference (RFC 3986 §4.1). */
  readonly ref: string;
  readonly expect: ResolutionExpectation;
  /** Why the results differ, or which mistake the row is about. Always present if the RFCs differ. */
  readonly reasons?: readonly RowReason[];
  /** The origin of the row. */
  readonly source: string;
}

/** The result by each RFC. */
export interface ResolutionExpectation {
  /** RFC 1808 §4. */
  readonly rfc1808: string;
  /** RFC 2396 §5.2, which does not always give a URI. Omitted in most rows of RFC 1808 §5. */
  readonly rfc2396?: string | CurrentDocument | ExcessDots | UnsuitableBase;
  /** RFC 2396 §5.2 step 3, ignoring a scheme that repeats the base's. Present only if it differs. */
  readonly rfc2396compat?: string;
  /** RFC 3986 §5.2.2, strict, with `/.` before a path that would read as an authority (assumption G1 in the README). */
  readonly rfc3986: string;
  /** RFC 3986 §5.2.2 with `strict` false. Present only if it differs. */
  readonly rfc3986nonstrict?: string;
  /** The result of the pseudocode without that `/.`. Present only if it differs. */
  readonly rfc3986unguarded?: string;
  /**
   * The results against the base after syntax-based (RFC 3986 §6.2.2) or also scheme-based (§6.2.3) normalization,
   * which is optional (§5.2.1). Present only if they differ.
   */
  readonly rfc3986normalizedBase?: readonly string[];
}

/** RFC 2396 §4.2: the reference means the document that contains it. No URI is formed. */
export interface CurrentDocument {
  readonly currentDocument: true;
  /** `null` if the reference has no `#`. */
  readonly fragment: string | null;
}

/** RFC 2396 §5.2 step 6g: more `..` than the path has segments, an error that can be handled in three ways. */
export interface ExcessDots {
  readonly error: "excess-dotdot";
  /** The `..` stay in the result, as printed in the examples of Appendix C. */
  readonly keep: string;
  /** The `..` are removed. */
  readonly remove: string;
}

/** RFC 2396 §3 and §5: an opaque base, against which a relative reference cannot be used. */
export interface UnsuitableBase {
  readonly error: "unsuitable-base";
  /** The result of the steps if the base were not refused. */
  readonly literal: string;
}

/** Reference resolution, including the examples of RFC 3986 §5.4, RFC 2396 Appendix C and RFC 1808 §5. */
export const resolution: readonly ResolutionRow[] = rows;
