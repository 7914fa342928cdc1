/** Links of a sitemap, with their offsets (sitemaps.org, with its extensions for images, videos and other languages). */
import type { UriReference, UriSyntaxError } from "@std66/core";
import { argumentError, ownOptions, readFlag } from "@std66/core/internal";
import { readLink } from "./documents/iri-reference.ts";
import { partOf } from "./documents/part.ts";
import { type XmlToken, xmlTokens } from "./documents/xml-tokens.ts";

export interface SitemapLinksOptions {
  /** Whether a link may be an IRI, or have spaces and others that a URI cannot have: as for `htmlLinks`. Default: `false`. */
  readonly iris?: boolean | undefined;
}

interface SitemapPlace {
  /** The name of the element as written, such as `loc`, `xhtml:link` or `image:loc`. */
  readonly element: string;
  /** `href` for `xhtml:link`; empty for the text of an element. */
  readonly attribute: string;
  /** The text, with entities and CDATA decoded, and without the white space around it. */
  readonly text: string;
  /** The offset of what was read in the document as written, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
}

/** A link that is a URI-reference. */
export interface ValidSitemapLink extends SitemapPlace {
  readonly reference: UriReference;
  readonly error: undefined;
}

/** A link that is not a URI-reference, and why. */
export interface InvalidSitemapLink extends SitemapPlace {
  readonly reference: undefined;
  readonly error: UriSyntaxError;
  /** What the option `iris` gives as its `reference`; `undefined` if that is an error as well. */
  readonly encoded: UriReference | undefined;
}

/** A link of a sitemap. */
export type SitemapLink = ValidSitemapLink | InvalidSitemapLink;

/**
 * Returns the links of a sitemap, or of an index of sitemaps, in their order: the text of `loc` and of elements such as `image:loc` and
 * `video:content_loc`, and the `href` of `xhtml:link`. What is not a URI-reference is given with its error. Only the entities of
 * XML itself are expanded.
 *
 * @throws {SyntaxError} at a place that is not XML, once it is read, and at the end without a root element, or in an open element
 * @throws {TypeError} if `xml` is not a string, or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-4.1 | RFC 3986 §4.1}
 * @example
 * ```ts
 * import { sitemapLinks } from "@std66/extract/sitemap";
 * const xml = "<urlset><url><loc> http://a/b?c&amp;d </loc><xhtml:link href='http://a/de'/></url></urlset>";
 * [...sitemapLinks(xml)].map(({ element, text }) => `${element} ${text}`); // => ["loc http://a/b?c&d", "xhtml:link http://a/de"]
 * ```
 */
export function sitemapLinks(xml: string, options?: SitemapLinksOptions): Iterable<SitemapLink> {
  if (typeof xml !== "string") throw argumentError("sitemapLinks: xml", "a string", xml);
  // `map` passes the index as the second argument.
  const given = typeof options === "number" ? undefined : options;
  const own = given && ownOptions("sitemapLinks: options", given, ["iris"]);
  const iris = readFlag("sitemapLinks: options.iris", own?.iris, false);
  return { [Symbol.iterator]: () => linksIn(xml, iris) };
}

/**
 * Whether a text, or the beginning of one, is a sitemap or an index of sitemaps, by its root element.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-4.1 | RFC 3986 §4.1}
 * @example
 * ```ts
 * import { isSitemap } from "@std66/extract/sitemap";
 * isSitemap('<?xml version="1.0"?>\n<urlset>\n'); // => true
 * isSitemap("<rss>"); // => false
 * ```
 */
export function isSitemap(xml: string): boolean {
  try {
    for (const token of xmlTokens(xml)) {
      if (token.kind === "start") return /^(?:urlset|sitemapindex)$/.test(localName(token.name));
      if (token.kind === "end" || token.text.trim() !== "") return false;
    }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  return false;
}

/** An element whose text is a link. */
interface Open {
  readonly name: string;
  text: string;
  start: number | undefined;
  end: number;
}

function* linksIn(xml: string, iris: boolean): Iterator<SitemapLink> {
  let open: Open | undefined;
  for (const token of xmlTokens(xml)) {
    if (token.kind === "text") {
      if (open !== undefined) addText(open, token);
    } else if (token.kind === "end") {
      if (open !== undefined && token.name === open.name) {
        const { name: element, start = 0, end } = open;
        const { text } = partOf(open.text, 0, open.text.length);
        const place = { element, attribute: "", text, ...trimmed(xml, start, end) };
        yield { ...place, ...readLink(text, iris) };
        open = undefined;
      }
    } else {
      if (/^(?:\w+_)?loc$/.test(localName(token.name)) && !token.isEmpty) {
        open = { name: token.name, text: "", start: undefined, end: 0 };
      }
      const href = localName(token.name) === "link" ? token.attributes.find(({ name }) => name === "href") : undefined;
      if (href === undefined) continue;
      const { text } = partOf(href.value, 0, href.value.length);
      const place = { element: token.name, attribute: "href", text, start: href.start, end: href.end };
      yield { ...place, ...readLink(text, iris) };
    }
  }
}

function addText(open: Open, { text, start, end }: Extract<XmlToken, { readonly kind: "text" }>): void {
  open.text += text;
  open.start ??= start;
  open.end = end;
}

/** Where the text is, without the white space around it as written. */
function trimmed(xml: string, from: number, to: number): { readonly start: number; readonly end: number } {
  const { start, end } = partOf(xml, from, to);
  return { start, end };
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
