/** The HTML Standard, "frozen base URL": the `href` of a `<base>` as its URL parser reads it. */
import { type Uri, type UriReference, tryParse, uriFromHref } from "@std66/core";
import { resolve } from "@std66/resolve";
import { hasWhatwgParser, parseAsWhatwg } from "@std66/resolve/internal";
import { RULES } from "@std66/core/internal";
import { readLink } from "./iri-reference.ts";

/**
 * What may be an authority to the URL parser, and is longer than that of any host. A URL parser normalizes the Unicode
 * of a host, in time that grows with the square of its length.
 */
const LONG_AUTHORITY: RegExp = /* @__PURE__ */ new RegExp(`^(?:${RULES.SCHEME}:)?[\\\\/]*[^\\\\/?#]{2048}`);

/**
 * Returns the reference of an `href`; `undefined` for one that does not count: the URL parser refuses it, or its scheme
 * is `data` or `javascript`. A URI-reference stays as written if the URL parser sees the same URL in it. Anything else
 * is encoded as that parser does.
 */
export function baseReference(href: string, document: Uri): UriReference | undefined {
  const reference = referenceOf(cleaned(href), document);
  const scheme = reference && resolve(document, reference).scheme;
  return /^(?:data|javascript)$/i.test(scheme ?? "") ? undefined : reference;
}

function referenceOf(text: string, document: Uri): UriReference | undefined {
  const reference = tryParse(text);
  if (!hasWhatwgParser() || LONG_AUTHORITY.test(text))
    return reference ?? readLink(text.replace(/[^\0-\x7f\uD800-\uDFFF]/gu, encodeURIComponent), true).reference;
  const own = reference && resolve(document, reference);
  const ownUrl = own && parseAsWhatwg(String(own));
  const url = parseAsWhatwg(text, String(document));
  // No URL parser resolves against a document such as `urn:a`. RFC 3986 does.
  if (url === undefined) return ownUrl && reference;
  const isSame = url.href === ownUrl?.href && (url.host === "" || own?.host !== "");
  return isSame ? reference : uriFromHref(url.href);
}

/** The first steps of the URL parser: no controls and spaces around the text, and no tabs and line breaks in it. */
function cleaned(href: string): string {
  let [start, end] = [0, href.length];
  while (start < end && href.charCodeAt(start) <= SPACE) start++;
  while (end > start && href.charCodeAt(end - 1) <= SPACE) end--;
  return href.slice(start, end).replace(/[\t\n\r]/g, "");
}

const SPACE = 0x20;
