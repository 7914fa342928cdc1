// Same-document references: RFC 3986 §4.4, RFC 2396 §4.2.

import rows from "../data/same-document.json" with { type: "json" };
import type { RowReason } from "./differences.ts";

/** A base and a reference, and whether the reference leads to the document of the base. */
export interface SameDocumentRow {
  readonly id: string;
  readonly base: string;
  readonly ref: string;
  /** The reference resolved (RFC 3986 §5.2). */
  readonly target: string;
  readonly expect: SameDocumentExpectation;
  /** Why the answers differ, or which mistake the row is about. */
  readonly reasons?: readonly RowReason[];
}

/** The answer by each reading. */
export interface SameDocumentExpectation {
  /** By the form of the reference: empty, or only a fragment (RFC 2396 §4.2, §5.2 step 2). */
  readonly rfc2396: boolean;
  /** By comparing target and base without their fragments (RFC 3986 §4.4). */
  readonly rfc3986: boolean;
  /** By comparing both without fragments, after normalizing them up to the `scheme` rung, as RFC 3986 §4.4 allows. */
  readonly rfc3986normalized: boolean;
}

/** Which references are same-document references (RFC 3986 §4.4). */
export const sameDocument: readonly SameDocumentRow[] = rows;
