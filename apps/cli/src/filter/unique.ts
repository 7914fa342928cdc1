/** Which texts have been seen, in constant memory for each. */
import { hash } from "node:crypto";
import { DigestTable } from "./digest-table.ts";

/** The number of tables: each grows by itself, so that at most one 256th of the memory is copied at a time. */
const TABLES = 256;

/**
 * A set of texts, identified by the first 96 bits of their SHA-256. The chance that two of a billion texts are confused is 1 in
 * 10^11.
 */
export class UniqueTexts {
  readonly #tables: readonly DigestTable[] = Array.from({ length: TABLES }, () => new DigestTable());

  /** Adds a text. Returns whether it was new. */
  add(text: string): boolean {
    // One character for each octet: as a buffer, a digest takes twice the time (900 ns against 400).
    const digest = hash("sha256", text, "binary");
    // The first word selects the slot, by its lowest bits, and the last octet selects the table.
    const table = this.#tables[digest.charCodeAt(11)] as DigestTable;
    return table.add(wordAt(digest, 0), wordAt(digest, 4), wordAt(digest, 8));
  }
}

/** Four octets as a number. */
function wordAt(octets: string, at: number): number {
  return (
    octets.charCodeAt(at) |
    (octets.charCodeAt(at + 1) << 8) |
    (octets.charCodeAt(at + 2) << 16) |
    (octets.charCodeAt(at + 3) << 24)
  );
}
