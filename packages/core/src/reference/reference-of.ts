/** RFC 3986 §4.1: the reference of a record, for functions that return the same instance if nothing changes. */
import type { UriReference } from "./reference.ts";
import type { ScannedText } from "../scan/scanned-text.ts";
import { fromScan, ownRecord } from "./uri-reference.ts";

/** Returns the reference of a record: `given` itself, if it is an instance of this copy of the package with that text. */
export function referenceOf(scanned: ScannedText, given?: unknown): UriReference {
  return ownRecord(given)?.text === scanned.text ? (given as UriReference) : fromScan(scanned);
}
