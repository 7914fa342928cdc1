// Parameters in a query and in a path segment: RFC 3986 §3.3, §3.4.

import rows from "../data/parameters.json" with { type: "json" };

/** A query or a segment, and the parameters in it. */
export interface ParametersRow {
  readonly id: string;
  /** What the text is: a query without its "?" (§3.4), or a segment of a path (§3.3). */
  readonly part: "query" | "segment";
  readonly text: string;
  /** The characters between two pairs of a query. Omitted if only "&". */
  readonly separators?: ";" | "&;";
  /** Present if a "+" stands for a space, as in data of HTML forms. */
  readonly plus?: "space";
  /** The decoded text before the first ";". Present for a segment that can be decoded. */
  readonly name?: string;
  /** The decoded names and values, in order; `null` if triplets are not UTF-8. */
  readonly parameters: readonly DecodedParameter[] | null;
  /** If triplets are not UTF-8: where the first such sequence begins in the text. */
  readonly errorOffset?: number;
  /** The text that encodes only what it must. Omitted if it is the text itself. */
  readonly formatted?: string;
}

/** The value is `null` without a "=", and `""` if nothing follows it. */
export type DecodedParameter = readonly [name: string, value: string | null];

/** Names and values in queries and in path segments, decoded. */
export const parameters: readonly ParametersRow[] = rows;
