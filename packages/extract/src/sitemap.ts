/** Links of a sitemap (sitemaps.org, with its extensions for images, videos and languages), with their offsets. */
import type { UriReference, UriSyntaxError } from "@std66/core";
import { argumentError, ownOptions, readFlag } from "@std66/core/internal";
import { readLink } from "./documents/iri-reference.ts";
import { partOf } from "./documents/part.ts";
import { type XmlFault, type XmlReport, refuse } from "./documents/xml-faults.ts";
import { noUri } from "./documents/xml-values.ts";
import { xmlRoot } from "./documents/xml-root.ts";
import { type XmlPiece, XmlText } from "./documents/xml-text.ts";
import { xmlTokens } from "./documents/xml-tokens.ts";

export interface SitemapLinksOptions {
  /** Whether a link may be an IRI, or have spaces and the like, as for `htmlLinks`. Default: `false`. */
  readonly iris?: boolean | undefined;
  /** Called for each place that is not well-formed; reading goes on. Default: the first throws a `SyntaxError`. */
  readonly malformed?: ((fault: XmlFault) => void) | undefined;
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
 * Returns the links of a sitemap, or of an index of sitemaps, in their order: the text of `loc` and of elements such as
 * `image:loc` and `video:content_loc`, and the `href` of `xhtml:link`. What is not a URI-reference is given with its
 * error, and so is an empty text. Only the entities of XML itself are expanded: a link with another one is not given.
 *
 * @throws {SyntaxError} at a place that is not well-formed, once it is read, without the option `malformed`
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
  const own = given && ownOptions("sitemapLinks: options", given, ["iris", "malformed"]);
  const iris = readFlag("sitemapLinks: options.iris", own?.iris, false);
  const malformed = own?.malformed;
  if (malformed !== undefined && typeof malformed !== "function") {
    throw argumentError("sitemapLinks: options.malformed", "a function", malformed);
  }
  return { [Symbol.iterator]: () => linksIn(xml, iris, malformed ?? refuse) };
}

/**
 * Whether a text, or the beginning of one, is a sitemap or an index of sitemaps: by the name of its root element, in no
 * namespace, or in one of sitemaps.
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
  return xmlRoot(xml) === "sitemap";
}

/** An element whose text is a link. Links in it wait for its end, so that all are in the order of the document. */
interface Open {
  readonly name: string;
  /** How many elements are open in it. */
  depth: number;
  /** The offset after its start tag. */
  readonly after: number;
  readonly pieces: XmlPiece[];
  readonly waiting: SitemapLink[];
  /** Whether it is not known where it ends. Then its text is no link. */
  isBroken: boolean;
}

function* linksIn(xml: string, iris: boolean, report: XmlReport): Iterator<SitemapLink> {
  let open: Open | undefined;
  for (const token of xmlTokens(xml, report)) {
    if (token.kind === "text" || token.kind === "cdata") {
      open?.pieces.push(token);
    } else if (token.kind === "stray") {
      if (open !== undefined) open.isBroken = true;
    } else if (token.kind === "end") {
      if (open === undefined || open.depth-- > 0) continue;
      if (!open.isBroken) yield* textOf(xml, open, iris);
      yield* open.waiting;
      open = undefined;
    } else if (token.kind === "start") {
      const { name, isEmpty, end: after } = token;
      if (open !== undefined && !isEmpty) open.depth++;
      const href =
        localName(name) === "link" ? token.attributes.find((attribute) => attribute.name === "href") : undefined;
      const links = href === undefined ? [] : linkAt({ element: name, attribute: "href" }, href.value, after, iris);
      if (open === undefined) yield* links;
      else open.waiting.push(...links);
      if (!/^(?:\w+_)?loc$/.test(localName(name)) || (open !== undefined && !open.isBroken)) continue;
      yield* open?.waiting ?? [];
      const found: Open = { name, depth: 0, after, pieces: [], waiting: [], isBroken: false };
      if (isEmpty) yield* textOf(xml, found, iris);
      else open = found;
    }
  }
  yield* open?.waiting ?? [];
}

function textOf(xml: string, { name, pieces, after }: Open, iris: boolean): SitemapLink[] {
  return linkAt({ element: name, attribute: "" }, new XmlText(xml, pieces), after, iris);
}

/** The link in a value; none where an entity is not known. `after`: the place of one that is empty. */
function linkAt(
  { element, attribute }: { readonly element: string; readonly attribute: string },
  value: XmlText,
  after: number,
  iris: boolean,
): SitemapLink[] {
  const { text, start, end } = partOf(value.text, 0, value.text.length);
  if (text === "") {
    const offset = attribute === "" ? after : value.startOf(0);
    const place = { element, attribute, text, start: offset, end: offset };
    return [{ ...place, reference: undefined, error: noUri(), encoded: undefined }];
  }
  if (!value.isKnown(start, end)) return [];
  const place = { element, attribute, text, start: value.startOf(start), end: value.endOf(end) };
  return [{ ...place, ...readLink(text, iris) }];
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
