// What software of 1995 to 1997 made of relative references, by the pages on which RFC 2396's author compared it with
// the RFCs.

import rows from "../data/clients.json" with { type: "json" };

/** A reference of a test page, and what each reader gave for it. A reading of software, never an expectation. */
export interface ClientsRow {
  readonly id: string;
  readonly base: string;
  readonly ref: string;
  /** The results on the page. A reader that is in none of them was not tried. */
  readonly readings: readonly ClientReading[];
  /** The page: `rel_examples1` to `rel_examples5`. */
  readonly source: string;
}

/** A result, and whose it is. */
export interface ClientReading {
  /** As printed: `(current document)` stands for a link within the document. */
  readonly text: string;
  readonly by: readonly ClientReader[];
}

/**
 * The columns of the pages: two RFCs as their author applied them (RFC 2396 has two results where it leaves a choice),
 * a proposal of 1997, and five programs.
 */
export type ClientReader =
  | "RFC 2396"
  | "RFC 1808"
  | "a proposal"
  | "Netscape Navigator 4.03"
  | "Lynx 2.7.1"
  | "Internet Explorer 3.01"
  | "NCSA Mosaic 2.6"
  | "libwww-perl 5.14";

/**
 * What clients of 1995 to 1997 did with relative references. Not for testing: only the columns of the RFCs are what an
 * RFC says.
 */
export const clients: readonly ClientsRow[] = rows;
