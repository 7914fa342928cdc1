/** RFC 3986 §5.1.1 and §5.2: the links of an HTML document, resolved against its base. */
import type { Uri, UriReference, UriSyntaxError } from "@std66/core";
import { argumentError, ownOptions, readFlag } from "@std66/core/internal";
import { resolverFor } from "@std66/resolve";
import { cssUrls } from "./css-urls.ts";
import { embeddedBase, requireUri } from "./document-base.ts";
import { COMPUTED_MASK } from "./component-view.ts";
import { boundAttribute, componentSyntaxOf, namesDocument, urlSyntaxOf } from "./html-attributes.ts";
import { firstBase } from "./html-base.ts";
import { type Attribute, type HtmlFault, type Tag, tagsIn } from "./html-tags.ts";
import { readPart } from "./iri-reference.ts";
import type { Part } from "./part.ts";
import { urlParts } from "./url-parts.ts";

export interface HtmlLinksOptions {
  /** Whether to give the `url(…)` of `style` attributes and elements too. Default: `false`. */
  readonly styles?: boolean | undefined;
  /**
   * Whether a link may be an IRI (RFC 3987), or have spaces, `[`, `]`, `{`, `}`, `|` and others that a URI cannot have:
   * `reference` is then its URI, in which they are percent-encoded. Default: `false`, such a link has an `error`.
   */
  readonly iris?: boolean | undefined;
  /** Whether links have `linkText`. An element's link then comes once its end has been read. Default: `false`. */
  readonly texts?: boolean | undefined;
}

/** The place of a link in a document. */
interface HtmlPlace {
  /** The name of the element, in lowercase. */
  readonly element: string;
  /** The name of the attribute, in lowercase; empty for the text of a `style` element. */
  readonly attribute: string;
  /** What the document says, with character references decoded, and without the white space around it. */
  readonly text: string;
  /**
   * The offset of the value in the document as written, without the white space around it, in UTF-16 code units. In an
   * attribute with several URLs, or with more than a URL, that of the URL.
   */
  readonly start: number;
  readonly end: number;
  /** The words of `rel`, in lowercase, for the link itself: `href`, or a form's `action`. Empty without `rel`. */
  readonly rel: readonly string[];
  /**
   * With the option `texts`: for the `href` of `a`, the text in the element, with the `alt` of its images, and with
   * each run of white space as one space; for that of `area`, its `alt`. Otherwise `undefined`.
   */
  readonly linkText: string | undefined;
}

/** A link that is a URI-reference. */
export interface ValidLink extends HtmlPlace {
  readonly reference: UriReference;
  /** The reference, resolved against the base of the document. */
  readonly resolved: Uri;
  readonly error: undefined;
}

/** A link that is not a URI-reference, and why. */
export interface InvalidLink extends HtmlPlace {
  readonly reference: undefined;
  readonly resolved: undefined;
  readonly error: UriSyntaxError;
  /** What the option `iris` gives as its `reference`; `undefined` if that is an error as well. */
  readonly encoded: UriReference | undefined;
}

/** A link of a document. */
export type HtmlLink = ValidLink | InvalidLink;

/**
 * Returns the links of an HTML document in its order: the URLs in attributes (`href`, `src`, `srcset`, `action` and
 * others) and in `<meta http-equiv=refresh>`, with those in SVG. Each is resolved against the base of the document,
 * which is that of `htmlBase` for all of them, except that an empty `action` or `formaction` is the document. What is
 * not a URI-reference is given with its error. Nothing is repaired: a browser may find a URL where there is an error.
 * With `iris`, what RFC 3987 §3.1 encodes is not an error.
 *
 * @throws {BaseUriError} if the URI of the document has no scheme
 * @throws {UriSyntaxError} if it is not a URI-reference
 * @throws {TypeError} if `html` is not a string, if `documentUri` is neither a string nor a `UriReference`, or if an option is
 *   unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.1.1 | RFC 3986 §5.1.1}
 * @example
 * ```ts
 * import { htmlLinks } from "@std66/extract";
 * const html = '<base href="../img/"><img src="a&amp;b" srcset="c 2x, a 3x"><a href="100%">';
 * const [src, first, second, href] = htmlLinks(html, "http://a/b/c/");
 * String(src?.resolved); // => "http://a/b/img/a&b"
 * [first, second].map((link) => String(link?.resolved)); // => ["http://a/b/img/c", "http://a/b/img/a"]
 * html.slice(href?.start, href?.end); // => "100%"
 * href?.error?.code; // => "pct-encoded"
 * const [link] = htmlLinks('<a rel="nofollow" href="é f">Caf\u00E9</a>', "http://a/", { iris: true, texts: true });
 * [String(link?.resolved), link?.rel, link?.linkText]; // => ["http://a/%C3%A9%20f", ["nofollow"], "Café"]
 * ```
 */
export function htmlLinks(
  html: string,
  documentUri: string | UriReference,
  options?: HtmlLinksOptions,
): Iterable<HtmlLink> {
  if (typeof html !== "string") throw argumentError("htmlLinks: html", "a string", html);
  const document = requireUri("htmlLinks: documentUri", documentUri);
  const own =
    options === undefined ? undefined : ownOptions("htmlLinks: options", options, ["styles", "iris", "texts"]);
  const settings: HtmlSettings = {
    styles: readFlag("htmlLinks: options.styles", own?.styles, false),
    iris: readFlag("htmlLinks: options.iris", own?.iris, false),
    texts: readFlag("htmlLinks: options.texts", own?.texts, false),
  };
  return { [Symbol.iterator]: () => linksInHtml(html, document, settings) };
}

export interface HtmlSettings {
  readonly styles?: boolean;
  readonly iris: boolean;
  readonly texts?: boolean;
  /**
   * Which `<base href>` are links: all, if the others stay as written, or those that are no references. Not only the
   * first: where scripts run, a browser passes over the one in `noscript`. Without it none is a link.
   */
  readonly bases?: "all" | "faulty";
  /** Of a component, in which code in braces is masked: called with the offset of each link that is computed. */
  readonly computed?: ((start: number) => void) | undefined;
  /** Called for each place at which something begins that the end of the document cuts off. */
  readonly cutOff?: ((fault: HtmlFault) => void) | undefined;
}

/** The links of HTML, as `htmlLinks` gives them, and what stands around them. */
export function* linksInHtml(html: string, document: Uri, settings: HtmlSettings): Generator<HtmlLink> {
  const { styles = false, bases, computed, cutOff } = settings;
  const isComponent = computed !== undefined;
  const href = firstBase(html);
  const base = resolverFor(embeddedBase(href?.includes(COMPUTED_MASK) === true ? undefined : href, document));
  for (const tag of tagsIn(html, isComponent, cutOff)) {
    for (const place of placesIn(html, tag, styles, isComponent)) {
      if (isComponent && (place.isBound || place.text.includes(COMPUTED_MASK))) {
        computed(place.start);
        continue;
      }
      const link = linkAt(place, tag, settings, place.isDocument ? resolverFor(document) : base);
      if (!place.isBase || bases === "all" || (bases === "faulty" && link.error !== undefined)) yield link;
    }
  }
}

/** A place, before its reference is known. */
interface FoundPlace extends Omit<HtmlPlace, "rel" | "linkText">, Part {
  /** Whether it names the document, whatever the base. */
  readonly isDocument: boolean;
  readonly isBase: boolean;
  /** Whether a binding of a component computes it. */
  readonly isBound: boolean;
}

function linkAt(
  found: FoundPlace,
  tag: Tag,
  { iris, texts = false }: HtmlSettings,
  resolve: (reference: UriReference) => Uri,
): HtmlLink {
  const { element, attribute, text, start, end } = found;
  const isLink = attribute === "href" || attribute === "xlink:href" || attribute === "action";
  const rel = isLink ? wordsOf(valueOf(tag, "rel")) : [];
  const linkText =
    isLink && texts ? (tag.content?.text ?? (element === "area" ? valueOf(tag, "alt") : undefined)) : undefined;
  const place = { element, attribute, text, start, end, rel, linkText };
  const read = readPart(found, iris);
  const { reference } = read;
  return reference === undefined
    ? { ...place, resolved: undefined, ...read }
    : { ...place, reference, resolved: resolve(reference), error: undefined };
}

function valueOf({ attributes }: Tag, name: string): string | undefined {
  return attributes.find((attribute) => attribute.name === name)?.value;
}

function wordsOf(value = ""): string[] {
  return value
    .toLowerCase()
    .split(/[ \t\n\f\r]+/)
    .filter(Boolean);
}

function* placesIn(html: string, tag: Tag, styles: boolean, isComponent: boolean): Generator<FoundPlace> {
  const { name: element, attributes, isForeign, style } = tag;
  const syntaxOf = isComponent ? componentSyntaxOf : urlSyntaxOf;
  for (const attribute of attributes) {
    const bound = isComponent ? boundAttribute(attribute.name) : undefined;
    if (bound !== undefined) {
      const { name, value: text, start, end } = attribute;
      const isLink = (syntaxOf(bound, element, isForeign) ?? "style") !== "style";
      const place = { element, attribute: name, text, start, end };
      if (isLink) yield { ...place, isDocument: false, isBase: false, isBound: true };
      continue;
    }
    const syntax = syntaxOf(attribute.name, element, isForeign);
    if (syntax === undefined || (syntax === "style" && !styles) || (syntax === "refresh" && !isRefresh(attributes)))
      continue;
    const parts = urlParts(syntax, attribute.value);
    const spans = spansOf(html, attribute, parts, (value) => urlParts(syntax, value));
    const isBase = element === "base" && attribute.name === "href" && !isForeign;
    const isDocument = namesDocument(attribute.name, attribute.value);
    for (const [index, part] of parts.entries()) {
      const place = { element, attribute: attribute.name, ...part, ...(spans[index] as Span) };
      yield { ...place, isDocument, isBase, isBound: false };
    }
  }
  if (style === undefined || !styles) return;
  for (const { text, start, end } of cssUrls(style.text)) {
    yield {
      element,
      attribute: "",
      text,
      start: style.start + start,
      end: style.start + end,
      isDocument: false,
      isBase: false,
      isBound: false,
    };
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
 * Where the parts of a value are in the document. Character references are usually inside of parts, so that the value
 * as written has as many; if not, each part is somewhere in the whole value.
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
