/** RFC 3986 §5.1.1: the base URI that an HTML document embeds, by its first `<base>` with an `href`. */
import type { Uri, UriReference } from "@std66/core";
import { argumentError } from "@std66/core/internal";
import { embeddedBase, requireUri } from "./document-base.ts";
import { tagsIn } from "./html-tags.ts";

/**
 * Returns the base URI of an HTML document: the first `<base>` with an `href`, resolved against the document's own URI,
 * which is the base if there is none (RFC 3986 §5.1.1). It has no fragment. As the HTML Standard says, an `href` that
 * its URL parser refuses, or with the scheme `data` or `javascript`, does not count; and no other `<base>` is asked
 * then. One that is not a URI-reference is encoded as that parser does, by the runtime's `URL`; where there is none,
 * its host is percent-encoded.
 *
 * @throws {BaseUriError} if the URI of the document has no scheme
 * @throws {UriSyntaxError} if it is not a URI-reference
 * @throws {TypeError} if `html` is not a string, or `documentUri` neither a string nor a `UriReference`
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.1.1 | RFC 3986 §5.1.1}
 * @example
 * ```ts
 * import { htmlBase } from "@std66/extract";
 * String(htmlBase('<title>A</title><base href="assets/">', "http://a/b/page.html#top")); // => "http://a/b/assets/"
 * String(htmlBase("<title>A</title>", "http://a/b/page.html#top")); // => "http://a/b/page.html"
 * String(htmlBase('<base href="/my docs/">', "http://a/b/page.html")); // => "http://a/my%20docs/"
 * ```
 */
export function htmlBase(html: string, documentUri: string | UriReference): Uri {
  if (typeof html !== "string") throw argumentError("htmlBase: html", "a string", html);
  return embeddedBase(firstBase(html), requireUri("htmlBase: documentUri", documentUri));
}

/** The `href` of the first `<base>` that has one. */
export function firstBase(html: string): string | undefined {
  // Most documents have none. Then nothing needs to be tokenized.
  if (!/<base[\s/>]/i.test(html)) return undefined;
  for (const { name, attributes, isForeign, isTemplate } of tagsIn(html)) {
    if (name !== "base" || isForeign || isTemplate) continue;
    const href = attributes.find((attribute) => attribute.name === "href");
    if (href !== undefined) return href.value;
  }
  return undefined;
}
