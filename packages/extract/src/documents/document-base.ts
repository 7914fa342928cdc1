/** RFC 3986 §5.1: the base URI of a document, from its own URI and what is embedded in it. */
import { type Uri, type UriReference, parse } from "@std66/core";
import { textOf } from "@std66/core/internal";
import { establishBase } from "@std66/resolve";
import { baseUriError } from "@std66/resolve/internal";
import { baseReference } from "./url-parser.ts";

/**
 * Reads the URI of a document. `argument` names it, as in `htmlLinks: documentUri`.
 *
 * @throws {BaseUriError} if it has no scheme
 */
export function requireUri(argument: string, uri: string | UriReference): Uri {
  const text = textOf(argument, uri);
  const reference = parse(text);
  if (reference.isUri()) return reference;
  throw baseUriError(argument, text);
}

/**
 * Returns the base: the first of what is embedded, or else the URI of the document (RFC 3986 §5.1.1, §5.1.3). Which
 * `href` counts, the HTML Standard says.
 */
export function embeddedBase(href: string | undefined, retrieval: Uri): Uri {
  const embedded = href === undefined ? undefined : baseReference(href, retrieval);
  return establishBase({ embedded, retrieval }).base;
}
