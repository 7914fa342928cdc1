/** RFC 3986 §5.2.1 for packages that read the base themselves. */
import type { ScannedText } from "@std66/core/internal";
import type { Base } from "./base.ts";
import { baseUriError } from "./base-uri-error.ts";

/** @throws {BaseUriError} if the base has no scheme; `argument` is its name in the message, such as `resolve: base` */
export function baseFrom(argument: string, uri: ScannedText): Base {
  if (uri.schemeEnd === -1) throw baseUriError(argument, uri.text);
  return { uri, directoryEnd: -1, isPlain: false };
}
