// Why the RFCs differ: RFC 1738, 1808, 2396 and 3986, each difference with its sections.

import rows from "../data/reasons.json" with { type: "json" };

/** The code of a difference between the RFCs, or of a pitfall in RFC 3986, that rows refer to. */
export type ReasonCode =
  | "params-are-not-path"
  | "params-hide-slashes"
  | "query-only-keeps-path"
  | "empty-ref-is-current-document"
  | "base-fragment-inherited"
  | "empty-component-is-absent"
  | "empty-component-is-not-absent"
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
  | "encoded-dots-are-data"
  | "base-path-verbatim"
  | "erratum-not-applied"
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
  | "host-and-scheme-case"
  | "decode-before-lowercasing"
  | "reserved-is-not-its-encoding"
  | "decode-once"
  | "default-port"
  | "empty-path-is-slash"
  | "file-local-host"
  | "mailto-domain-case"
  | "ip-literals-are-text"
  | "relative-references-are-resolved-first"
  | "same-document-by-comparison"
  | "slash-is-added-last"
  | "segments-have-params"
  | "hostname-ends-in-dot"
  | "net-loc-has-no-form";

/** The description of a difference or a pitfall. */
export interface Reason {
  /** One line. */
  readonly summary: string;
  /** A few sentences. */
  readonly explanation: string;
  /** The sections that define it, such as `RFC 3986 5.2.4`; an appendix by its letter. */
  readonly citations: readonly string[];
}

/** All codes that a row can refer to. Appendix D of RFC 3986 lists most of the changes. */
export const reasons: Readonly<Record<ReasonCode, Reason>> = rows;
