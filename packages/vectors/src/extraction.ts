// URIs in running text: RFC 3986 Appendix C.

import rows from "../data/extraction.json" with { type: "json" };

/** A text, and the URIs in it. */
export interface ExtractionRow {
  readonly id: string;
  readonly text: string;
  /** The URIs, in the order of the text, without the line breaks in them. */
  readonly uris: readonly string[];
  /** Where the answer comes from: `RFC 3986 C`, or `common practice` where the appendix leaves it open. */
  readonly basis: string;
}

/** Which URIs a text contains (RFC 3986 Appendix C). */
export const extraction: readonly ExtractionRow[] = rows;
