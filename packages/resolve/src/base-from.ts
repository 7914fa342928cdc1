/** RFC 3986 §5.2.1 for packages that read the base themselves. */
import type { ScannedText } from "@std66/core/internal";
import type { Base } from "./base.ts";
import { baseUriError } from "./base-uri-error.ts";

/**
 * `argument` is the name of the base in the message, such as `resolveIri: base`, and `join` the function that takes a relative one.
 *
 * @throws {BaseUriError} if the base has no scheme
 */
export function baseFrom(argument: string, uri: ScannedText, join: string): Base {
  if (uri.schemeEnd === -1) throw baseUriError(argument, uri.text, join);
  return { uri, directoryEnd: -1, isPlain: false };
}
