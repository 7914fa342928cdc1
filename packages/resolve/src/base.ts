/** RFC 3986 §5.1 and §5.2.1: the base URI, without its fragment, and prepared for any number of references. */
import type { UriReference } from "@std66/core";
import { type ScannedText, scanArgument } from "@std66/core/internal";
import { baseUriError } from "./base-uri-error.ts";

export interface Base {
  readonly uri: ScannedText;
  /** The offset at which the directory of the path ends, in UTF-16 code units; -1 until `findDirectory` has set it. */
  directoryEnd: number;
  /**
   * True if the directory follows an authority and has no dot-segments: each leading ".." then removes its last
   * segment.
   */
  isPlain: boolean;
}

/**
 * Reads the base. `argument` is its name in an error's message, such as `resolve: base`.
 *
 * @throws {UriSyntaxError} if the base is not a URI-reference
 * @throws {BaseUriError} if it has no scheme
 * @internal
 */
export function readBase(argument: string, base: string | UriReference): Base {
  return baseFrom(argument, scanArgument(argument, base, true));
}

/**
 * Prepares a base that was read. `argument` is its name in an error's message, and `join` the function that takes a
 * relative one.
 *
 * @throws {BaseUriError} if the base has no scheme
 */
export function baseFrom(argument: string, uri: ScannedText, join?: string): Base {
  if (uri.schemeEnd === -1) throw baseUriError(argument, uri.text, join);
  return newBase(uri);
}

/** A base, whose directory has not been looked for. */
export function newBase(uri: ScannedText): Base {
  return { uri, directoryEnd: -1, isPlain: false };
}

/**
 * Returns a function that reads a base as `read` does, unless it is the text of the last one that was kept. One is kept
 * if the base read before it was as long, as the same text is: to keep every base would take time for those that are
 * used once (decision 2).
 */
export function keepingLast<Given, Found extends Base | undefined>(
  read: (base: Given) => Found,
): (base: Given) => Found {
  // In UTF-16 code units. If a base is a slice of a longer text, the engine keeps all of that.
  const longest = 65_536;
  let last: Found | undefined;
  let before = 0;
  return (base) => {
    if (last !== undefined && base === last.uri.text) return last;
    const found = read(base);
    if (found !== undefined) {
      const { length } = found.uri.text;
      if (length === before && length <= longest) last = found;
      before = length;
    }
    return found;
  };
}

/** Returns the text of a reference up to its "#". */
export function withoutFragment(text: string): string {
  const end = text.indexOf("#");
  return end === -1 ? text : text.slice(0, end);
}
