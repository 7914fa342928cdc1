// IRI-references, and the URIs that they map to: RFC 3987 §2.2, §3.

import rows from "../data/iris.json" with { type: "json" };

/** A text, the rule that it matches, and what it is converted to. */
export interface IrisRow {
  readonly id: string;
  readonly text: string;
  /** The narrowest of the rules of RFC 3987 §2.2 that the text matches; `null` if it is not an IRI-reference. */
  readonly rule: "absolute-IRI" | "IRI" | "irelative-ref" | null;
  /** The URI by RFC 3987 §3.1, without a conversion of the domain name. Omitted if it is the text itself. */
  readonly uri?: string;
  /** The IRI by RFC 3987 §3.2. Omitted if it is the text itself. */
  readonly iri?: string;
  /** If `rule` is `null`: the end of the longest prefix of any IRI-reference, in UTF-16 code units (G2). */
  readonly errorOffset?: number;
  /** If `rule` is `null`: the code that the packages of std66 give. */
  readonly code?: string;
  readonly source: string;
}

/** IRI-references and other texts, with the URI and the IRI of each. */
export const iris: readonly IrisRow[] = rows as readonly IrisRow[];
