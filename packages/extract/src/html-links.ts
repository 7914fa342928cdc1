/** RFC 3986 §5.1.1 and §5.2: the links of an HTML document, resolved against its base. */
import { type Uri, type UriReference, UriSyntaxError, parse } from "@std66/core";
import { argumentError, ownOptions, readFlag } from "@std66/core/internal";
import { resolverFor } from "@std66/resolve";
import { cssUrls } from "./css-urls.ts";
import { embeddedBase, requireUri } from "./document-base.ts";
import { kindOf } from "./html-attributes.ts";
import { firstBase } from "./html-base.ts";
import { type Attribute, type Tag, tagsIn } from "./html-tags.ts";
import type { Part } from "./part.ts";
import { urlParts } from "./url-parts.ts";

export interface HtmlLinksOptions {
  /** Whether to give the `url(…)` of `style` attributes and elements too. Default: `false`. */
  readonly styles?: boolean | undefined;
}

/** The place of a link in a document. */
interface Place {
  /** The name of the element, in lowercase. */
  readonly element: string;
  /** The name of the attribute, in lowercase; empty for the text of a `style` element. */
  readonly attribute: string;
  /** What the document says, with character references decoded, and without the white space around it. */
  readonly text: string;
  /**
   * The offset of the value in the document as written, in UTF-16 code units. In an attribute with several URLs, or with more
   * than a URL, that of the URL.
   */
  readonly start: number;
  readonly end: number;
}

/** A link that is a URI-reference. */
export interface ValidLink extends Place {
  readonly reference: UriReference;
  /** The reference, resolved against the base of the document. */
  readonly resolved: Uri;
  readonly error: undefined;
}

/** A link that is not a URI-reference, and why. */
export interface InvalidLink extends Place {
  readonly reference: undefined;
  readonly resolved: undefined;
  readonly error: UriSyntaxError;
}

/** A link of a document. */
export type HtmlLink = ValidLink | InvalidLink;

/**
 * Returns the links of an HTML document in its order: the URLs in attributes (`href`, `src`, `srcset`, `action` and others) and in
 * `<meta http-equiv=refresh>`, with those in SVG. Each is resolved against the base of the document, which is that of `htmlBase`
 * for all of them. What is not a URI-reference is given with its error. Nothing is repaired: a browser may find a URL where there
 * is an error.
 *
 * @throws {BaseUriError} if the URI of the document has no scheme
 * @throws {UriSyntaxError} if it is not a URI-reference
 * @throws {TypeError} if `html` is not a string, if `documentUri` is neither a string nor a `UriReference`, or if an option is
 *   unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.1.1 | RFC 3986 §5.1.1}
 * @example
 * ```ts
 * import { htmlLinks } from "@std66/extract";
 * const html = '<base href="../img/"><img src="a&amp;b" srcset="c 2x, a b"><a href="100%">';
 * const [src, first, second, href] = htmlLinks(html, "http://a/b/c/");
 * String(src?.resolved); // => "http://a/b/img/a&b"
 * [first, second].map((link) => String(link?.resolved)); // => ["http://a/b/img/c", "http://a/b/img/a"]
 * html.slice(href?.start, href?.end); // => "100%"
 * href?.error?.code; // => "pct-encoded"
 * ```
 */
export function htmlLinks(
  html: string,
  documentUri: string | UriReference,
  options?: HtmlLinksOptions,
): Iterable<HtmlLink> {
  if (typeof html !== "string") throw argumentError("htmlLinks: html", "a string", html);
  const document = requireUri("htmlLinks: documentUri", documentUri);
  const own = options === undefined ? undefined : ownOptions("htmlLinks: options", options, ["styles"]);
  const styles = readFlag("htmlLinks: options.styles", own?.styles, false);
  return { [Symbol.iterator]: () => linksIn(html, document, styles) };
}

function* linksIn(html: string, document: Uri, styles: boolean): Iterator<HtmlLink> {
  const resolve = resolverFor(embeddedBase(firstBase(html), document));
  for (const tag of tagsIn(html)) {
    for (const place of placesIn(html, tag, styles)) yield linkAt(place, resolve);
  }
}

function linkAt(place: Place, resolve: (reference: UriReference) => Uri): HtmlLink {
  try {
    const reference = parse(place.text);
    return { ...place, reference, resolved: resolve(reference), error: undefined };
  } catch (error) {
    if (!(error instanceof UriSyntaxError)) throw error;
    return { ...place, reference: undefined, resolved: undefined, error };
  }
}

function* placesIn(html: string, tag: Tag, styles: boolean): Generator<Place> {
  const { name: element, attributes, isForeign, style } = tag;
  for (const attribute of attributes) {
    const kind = kindOf(attribute.name, element, isForeign);
    if (kind === undefined || (kind === "style" && !styles) || (kind === "refresh" && !isRefresh(attributes))) continue;
    const parts = urlParts(kind, attribute.value);
    const spans = spansOf(html, attribute, parts, (value) => urlParts(kind, value));
    for (const [index, { text }] of parts.entries()) {
      yield { element, attribute: attribute.name, text, ...(spans[index] as Span) };
    }
  }
  if (style === undefined || !styles) return;
  for (const { text, start, end } of cssUrls(style.text)) {
    yield { element, attribute: "", text, start: style.start + start, end: style.start + end };
  }
}

function isRefresh(attributes: readonly Attribute[]): boolean {
  return attributes.some(({ name, value }) => name === "http-equiv" && value.toLowerCase() === "refresh");
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/**
 * Where the parts of a value are in the document. Character references are usually inside of parts, so that the value as written
 * has as many; if not, each part is somewhere in the whole value.
 */
function spansOf(
  html: string,
  { value, start, end }: Attribute,
  parts: readonly Part[],
  split: (value: string) => readonly Part[],
): readonly Span[] {
  const written = html.slice(start, end);
  const same = written === value ? parts : split(written);
  if (same.length !== parts.length) return parts.map(() => ({ start, end }));
  return same.map((part) => ({ start: start + part.start, end: start + part.end }));
}
