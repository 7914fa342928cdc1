/**
 * RFC 3986 §2.1 for a URL of the WHATWG's standard, whose serialization may have characters that RFC 3986 does not
 * allow.
 */
import { requireString } from "../argument/argument-error.ts";
import { faultAt } from "../faults/fault.ts";
import { refuse } from "./recompose.ts";
import { referenceFromText } from "./reference-from-text.ts";
import { divide } from "../parse/split.ts";
import type { Uri } from "../reference/uri-reference.ts";

/**
 * Returns the URI of a `URL`'s `href`, which is not always one: `URL` keeps `|`, `^`, `[`, `]`, `{`, `}`, `` ` `` and a
 * stray `%` in some components. Percent-encodes the characters that RFC 3986 does not allow in their component, a `%`
 * that begins no triplet and every `#` after the first (§2.1), and nothing else. An `href` that is a URI stays as it
 * is.
 *
 * @throws {UriSyntaxError} without a scheme, for an authority that no `href` has (`https://a b/`, `https://a\@b/`), and
 * for a lone surrogate; `offset` is in UTF-16 code units
 * @throws {TypeError} if `href` is not a string
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-2.1 | RFC 3986 §2.1}
 * @example
 * ```ts
 * import { tryParse, uriFromHref } from "@std66/core";
 * const { href } = new URL("https://example.com/?q=a|b");
 * tryParse(href); // => undefined
 * String(uriFromHref(href)); // => "https://example.com/?q=a%7Cb"
 * uriFromHref("/?q=a|b"); // throws UriSyntaxError
 * ```
 */
export function uriFromHref(href: string): Uri {
  requireString("uriFromHref: href", href);
  if (divide(href).schemeEnd === -1) refuse(href, faultAt(href, 0, "scheme", "scheme", ["ALPHA"]));
  return referenceFromText(href) as Uri;
}
