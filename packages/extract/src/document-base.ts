/** RFC 3986 §5.1: the base URI of a document, from its own URI and what is embedded in it. */
import { type Uri, type UriReference, parse, tryParse } from "@std66/core";
import { textOf } from "@std66/core/internal";
import { BaseUriError, establishBase } from "@std66/resolve";

/**
 * Reads the URI of a document. `argument` names it, as in `htmlLinks: documentUri`.
 *
 * @throws {BaseUriError} if it has no scheme
 */
export function requireUri(argument: string, uri: string | UriReference): Uri {
  const text = textOf(argument, uri);
  const reference = parse(text);
  if (reference.isUri()) return reference;
  // The constructor takes nothing from users.
  throw new (BaseUriError as unknown as new (argument: string, base: string) => BaseUriError)(argument, text);
}

/**
 * Returns the base: the first of what is embedded, or else the URI of the document (RFC 3986 §5.1.1, §5.1.3). By the HTML Standard,
 * what is no URI-reference does not count, and neither does a `data` or `javascript` URI.
 */
export function embeddedBase(embedded: string | undefined, retrieval: Uri): Uri {
  const reference = tryParse(embedded);
  const isUsed = reference !== undefined && !/^(?:data|javascript)$/i.test(reference.scheme ?? "");
  return establishBase(isUsed ? { embedded: reference, retrieval } : { retrieval }).base;
}
