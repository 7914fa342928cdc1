// Statements about URIs found in five documents, most of which cite RFC 1808 or RFC 3986, each with its section.

import rows from "../data/seeds.json" with { type: "json" };
import type { ComponentsRow } from "./components.ts";
import type { EquivalenceRow } from "./equivalence.ts";
import type { LegacyValidityRow } from "./legacy-validity.ts";
import type { RowReason } from "./differences.ts";
import type { ResolutionExpectation, ResolutionRow } from "./resolution.ts";
import type { ValidityRow } from "./validity.ts";

/** A document's statement about URIs, right or wrong, and its consequence for software. */
export interface SeedRow {
  readonly id: string;
  readonly source: SeedSource;
  /** The statement or example, shortened. */
  readonly says: string;
  /** The consequence for software. A prefix such as `core:` or `legacy:` names the part of a library. */
  readonly mustDo: string;
  /** The statement as a test, or `null` if there is nothing to run. */
  readonly check: SeedCheck | null;
  /** Changes between the RFCs that affect the statement. */
  readonly reasons?: readonly RowReason[];
}

/** The documents. */
export type SeedSource =
  | "notes on path parameters, from RFC 1738 to RFC 3986"
  | "a web developer's notes on URLs"
  | "rfcdiff of draft-fielding-uri-rfc2396bis-07 and RFC 3986"
  | "RFC 1808, abstract to section 2.3, on a download page"
  | "RFC 1808, sections 2.4.1 to 3";

/** A test of one of the other kinds, with only the results that the statement is about, or of one of two more kinds. */
export type SeedCheck =
  | (Pick<ResolutionRow, "base" | "ref" | "reasons"> & {
      readonly type: "resolution";
      readonly expect: Partial<ResolutionExpectation>;
    })
  | (Omit<ValidityRow, "id" | "reasons"> & { readonly type: "validity" })
  | (Omit<ComponentsRow, "id" | "reasons"> & { readonly type: "components" })
  | (Pick<EquivalenceRow, "a" | "b" | "rung"> & { readonly type: "equivalence" })
  | (Pick<LegacyValidityRow, "text"> &
      Partial<Omit<LegacyValidityRow, "id" | "text" | "reasons">> & { readonly type: "legacyValidity" })
  | SeedDotsCheck
  | SeedDecodeCheck;

/** `remove_dot_segments` (RFC 3986 §5.2.4). */
export interface SeedDotsCheck {
  readonly type: "dots";
  readonly in: string;
  readonly out: string;
}

/** One pass of percent-decoding (RFC 3986 §2.4). */
export interface SeedDecodeCheck {
  readonly type: "decode";
  readonly in: string;
  readonly out: string;
}

/** Statements from notes and from copies of RFCs, with tests derived from them. */
export const seeds: readonly SeedRow[] = rows;
