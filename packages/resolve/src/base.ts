/** RFC 3986 §5.2.1: the base URI, prepared for any number of references. */
import type { UriReference } from "@std66/core";
import { type ScannedText, scanArgument } from "@std66/core/internal";
import { baseUriError } from "./base-uri-error.ts";

export interface Base {
  readonly uri: ScannedText;
  /** The offset at which the directory of the path ends, in UTF-16 code units; -1 until `findDirectory` has set it. */
  directoryEnd: number;
  /** True if the directory follows an authority and has no dot-segments: each leading ".." then removes its last segment. */
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
  const uri = scanArgument(argument, base, true);
  if (uri.schemeEnd === -1) throw baseUriError(argument, uri.text);
  return { uri, directoryEnd: -1, isPlain: false };
}
