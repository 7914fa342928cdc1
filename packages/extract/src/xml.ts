/** Links of XML, with their offsets: feeds, OPML, SVG, property lists and others (Namespaces in XML, XML Base). */
import type { UriReference } from "@std66/core";
import { argumentError, ownOptions, readFlag } from "@std66/core/internal";
import { requireUri } from "./documents/document-base.ts";
import { type XmlFault, refuse } from "./documents/xml-faults.ts";
import type { XmlLink } from "./documents/xml-link.ts";
import { linksAmong } from "./documents/omitted-place.ts";
import { linksInXml } from "./xml-links.ts";
import type { OmittedIri } from "./text/options.ts";

export type { XmlFault } from "./documents/xml-faults.ts";
export type { XmlLinkKind, XmlPlace, ValidXmlLink, InvalidXmlLink, XmlLink } from "./documents/xml-link.ts";

export interface XmlLinksOptions {
  /** Whether a link may be an IRI or have spaces, as for `htmlLinks`; in text, as for `extractUris`. */
  readonly iris?: boolean | undefined;
  /** Called for what is not given in text, as for `extractUris`. */
  readonly omitted?: ((place: OmittedIri) => void) | undefined;
  /** Called for each place that is not well-formed; reading goes on. Default: the first throws a `SyntaxError`. */
  readonly malformed?: ((fault: XmlFault) => void) | undefined;
}

/**
 * Returns the links of a document in XML in their order: the references of RSS, Atom, OPML, SVG, XHTML and other
 * vocabularies, also in HTML that stands in the text; all other values that have a scheme and `//`; and the URIs of
 * running text. Names of namespaces that are declared and the identifiers of a document type are not links. Each is
 * resolved against `xml:base` (XML Base). What is not a URI-reference is given with its error. Nothing is expanded but
 * character references and the entities of XML itself: a link with another entity is not given, and the entity is a
 * fault.
 *
 * @throws {SyntaxError} at a place that is not well-formed, once it is read, without the option `malformed`
 * @throws {BaseUriError} if the URI of the document has no scheme
 * @throws {UriSyntaxError} if it is not a URI-reference
 * @throws {TypeError} if `xml` is not a string, if `documentUri` is neither a string nor a `UriReference`, or if an option is unknown
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-5.1.1 | RFC 3986 §5.1.1}
 * @example
 * ```ts
 * import { xmlLinks } from "@std66/extract/xml";
 * const feed = '<feed xmlns="http://www.w3.org/2005/Atom" xml:base="b/"><link href="c?d&amp;e"/><icon>/f.png</icon></feed>';
 * [...xmlLinks(feed, "http://a.example/")].map(({ resolved }) => String(resolved)); // => ["http://a.example/b/c?d&e", "http://a.example/f.png"]
 * const faults: string[] = [];
 * const malformed = ({ offset, reason }: { offset: number; reason: string }) => faults.push(`${offset}: ${reason}`);
 * [...xmlLinks("<a b='http://c/?d&e'/>", "http://a.example/", { malformed })].map(({ text }) => text); // => ["http://c/?d&e"]
 * faults; // => ["17: the `&` begins no reference"]
 * ```
 */
export function xmlLinks(
  xml: string,
  documentUri: string | UriReference,
  options?: XmlLinksOptions,
): Iterable<XmlLink> {
  if (typeof xml !== "string") throw argumentError("xmlLinks: xml", "a string", xml);
  const document = requireUri("xmlLinks: documentUri", documentUri);
  const own =
    options === undefined ? undefined : ownOptions("xmlLinks: options", options, ["iris", "omitted", "malformed"]);
  const iris = readFlag("xmlLinks: options.iris", own?.iris, false);
  for (const name of ["omitted", "malformed"] as const) {
    const called = own?.[name];
    if (called !== undefined && typeof called !== "function") {
      throw argumentError(`xmlLinks: options.${name}`, "a function", called);
    }
  }
  const omitted = own?.omitted;
  const settings = { iris, isTold: omitted !== undefined, bases: "faulty", report: own?.malformed ?? refuse } as const;
  return { [Symbol.iterator]: () => linksAmong(linksInXml(xml, document, settings), omitted) };
}
