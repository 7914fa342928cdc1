// The differences between RFC 1738, 1808, 2396 and 3986 that rows refer to.

import codes from "../data/differences.json" with { type: "json" };
import type { PitfallCode } from "./pitfalls.ts";

/**
 * The code of a difference between the RFCs, or between RFC 3986 and its column: `path-looks-like-authority`
 * (assumption G1 in the README). `reasons` of `@std66/legacy` explains each, with its sections.
 */
export type DifferenceCode =
  | "params-are-not-path"
  | "params-hide-slashes"
  | "query-only-keeps-path"
  | "empty-ref-is-current-document"
  | "base-fragment-inherited"
  | "empty-component-is-absent"
  | "climb-above-root"
  | "dots-in-absolute-paths"
  | "same-scheme-loophole"
  | "pathless-base-merge"
  | "net-loc-runs-to-slash"
  | "empty-authority"
  | "opaque-base"
  | "opaque-query"
  | "rootless-dot-removal"
  | "path-looks-like-authority"
  | "colon-in-first-segment"
  | "scheme-begins-with-a-letter"
  | "empty-scheme-specific-part"
  | "empty-reference-by-grammar"
  | "tilde-became-unreserved"
  | "marks-became-reserved"
  | "plus-dollar-comma-became-reserved"
  | "brackets-only-around-ip-literals"
  | "registry-names-moved-into-host"
  | "ipv4-octet-range"
  | "port-may-be-empty"
  | "question-mark-in-ftp-path"
  | "slash-is-added-last"
  | "segments-have-params"
  | "hostname-ends-in-dot"
  | "net-loc-has-no-form";

/** A code in the `reasons` of a row: of a difference between the RFCs, or of a pitfall in RFC 3986. */
export type RowReason = DifferenceCode | PitfallCode;

/** All codes of differences that a row can refer to. Appendix D of RFC 3986 lists most of the changes. */
export const differences: readonly DifferenceCode[] = codes;
