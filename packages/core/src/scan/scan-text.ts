/** RFC 3986 §4.1: the record of a string, by the way that suits it. */
import { SMALL_H } from "./characters.ts";
import { scanInto } from "./scan.ts";
import { tryScanWeb } from "./scan-web.ts";
import { type ScannedText, unscanned } from "./scanned-text.ts";

/** Scans a string, by `tryScanWeb` or `scanInto`. Returns its record, or `undefined` if it is not a URI-reference. */
export function scanText(text: string): ScannedText | undefined {
  if (text.charCodeAt(0) === SMALL_H) {
    const scanned = tryScanWeb(text);
    if (scanned !== null) return scanned;
  }
  const scanned = unscanned(text);
  return scanInto(text, scanned) ? scanned : undefined;
}
