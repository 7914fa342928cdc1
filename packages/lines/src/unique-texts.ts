/** RFC 3986 §6.1: which texts have come before, in constant memory for each. */
import { argumentError, nameOf } from "@std66/core/internal";

/** The number of tables: each grows by itself, so that at most one 256th of the memory is copied at a time. */
const TABLES = 256;
/** How many octets of a digest are kept. */
const OCTETS = 12;

/**
 * A set of texts, such as the normal forms of URIs, that keeps 12 to 32 bytes for each, however long it is: the first
 * 96 bits of its digest. The chance that two of a billion texts are confused is 1 in 10^11.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-6.1 | RFC 3986 §6.1}
 * @example
 * ```ts
 * import { hash } from "node:crypto";
 * import { UniqueTexts } from "@std66/lines/unique";
 * const unique = new UniqueTexts((text) => hash("sha256", text, "binary"));
 * ["http://a/", "http://b/", "http://a/"].filter((uri) => unique.add(uri)); // => ["http://a/", "http://b/"]
 * ```
 */
export class UniqueTexts {
  readonly #digest: (text: string) => string;
  readonly #tables: readonly DigestTable[] = Array.from({ length: TABLES }, () => new DigestTable());

  /**
   * `digest` returns the digest of a text by a cryptographic hash, such as SHA-256: at least 12 octets, each as the
   * character of the same number, which is made faster than a buffer.
   *
   * @throws {TypeError} if `digest` is not a function
   */
  constructor(digest: (text: string) => string) {
    if (typeof digest !== "function") throw argumentError("UniqueTexts: digest", "a function", digest);
    this.#digest = digest;
  }

  /**
   * Adds a text. Returns whether it was new.
   *
   * @throws {TypeError} if `text` or its digest is not a string
   * @throws {RangeError} if the digest has fewer than 12 octets
   */
  add(text: string): boolean {
    if (typeof text !== "string") throw argumentError("add: text", "a string", text);
    const digest = this.#digest(text);
    if (typeof digest !== "string") throw argumentError("UniqueTexts: the digest", "a string", digest);
    if (digest.length < OCTETS) {
      throw new RangeError(`UniqueTexts: the digest must have at least ${OCTETS} octets, not ${nameOf(digest)}`);
    }
    // The first word selects the slot, by its lowest bits, and the last octet selects the table.
    const table = this.#tables[digest.charCodeAt(OCTETS - 1) & (TABLES - 1)] as DigestTable;
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

/** The words of a digest. */
const WORDS = 3;
const FIRST_SLOTS = 64;

/** Digests, in slots of three words. A first word of 0 marks an empty slot. */
export class DigestTable {
  #words = new Int32Array(WORDS * FIRST_SLOTS);
  #slots = FIRST_SLOTS;
  #size = 0;

  /** Adds a digest, given as three words. Returns whether it was new. */
  add(first: number, second: number, third: number): boolean {
    // A digest that begins with 0 is taken for one that begins with 1.
    const start = first === 0 ? 1 : first;
    const at = this.#find(start, second, third);
    if (this.#words[at] !== 0) return false;
    this.#put(at, start, second, third);
    // At most three quarters full: a longer search would begin to cost more than the hash.
    if (++this.#size * 4 > this.#slots * 3) this.#grow();
    return true;
  }

  /** The place of a digest, or else of the empty slot for it. */
  #find(first: number, second: number, third: number): number {
    const words = this.#words;
    const last = this.#slots - 1;
    for (let slot = first & last; ; slot = (slot + 1) & last) {
      const at = WORDS * slot;
      const word = words[at];
      if (word === 0 || (word === first && words[at + 1] === second && words[at + 2] === third)) return at;
    }
  }

  #put(at: number, first: number, second: number, third: number): void {
    const words = this.#words;
    words[at] = first;
    words[at + 1] = second;
    words[at + 2] = third;
  }

  #grow(): void {
    const old = this.#words;
    this.#slots *= 2;
    this.#words = new Int32Array(WORDS * this.#slots);
    for (let at = 0; at < old.length; at += WORDS) {
      const first = old[at] as number;
      if (first === 0) continue;
      const second = old[at + 1] as number;
      const third = old[at + 2] as number;
      this.#put(this.#find(first, second, third), first, second, third);
    }
  }
}
