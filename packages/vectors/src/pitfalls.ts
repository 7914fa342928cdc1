// What implementations of RFC 3986 often get wrong, each pitfall with its sections.

import rows from "../data/pitfalls.json" with { type: "json" };

/** The code of a pitfall in RFC 3986 that rows refer to. */
export type PitfallCode =
  | "empty-component-is-not-absent"
  | "encoded-dots-are-data"
  | "base-path-verbatim"
  | "erratum-not-applied"
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
  | "same-document-by-comparison";

/** The description of a pitfall. */
export interface Pitfall {
  /** One line. */
  readonly summary: string;
  /** A few sentences. */
  readonly explanation: string;
  /** The sections that define it, such as `RFC 3986 5.2.4`; an appendix by its letter. */
  readonly citations: readonly string[];
}

/**
 * All pitfalls that a row can refer to.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-6 | RFC 3986 §6}
 */
export const pitfalls: Readonly<Record<PitfallCode, Pitfall>> = rows;
