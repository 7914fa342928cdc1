/** RFC 3986 §4.1: a link of a document in XML, or what is wrong with it. */
import type { Uri, UriReference, UriSyntaxError } from "@std66/core";
import type { LeftOut } from "../text/extracted-uri.ts";

/**
 * - `reference`: by the vocabulary of the document, or a value that as a whole has a scheme and `//`
 * - `uri`: in running text
 * - `html`: a link of HTML that stands in the text, as in feeds
 */
export type XmlLinkKind = "reference" | "uri" | "html";

export interface XmlPlace {
  readonly kind: XmlLinkKind;
  /** The element's name as written, or `?xml-stylesheet`. For `html`, HTML's name of the element, in lowercase. */
  readonly element: string;
  /** The name of the attribute as written; empty for the text of an element. */
  readonly attribute: string;
  /** The text, with references and CDATA decoded, and without the white space around it. */
  readonly text: string;
  /** The offset of what was read in the document as written, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** For `uri`: as in `ExtractedUri`. */
  readonly leftOut?: readonly LeftOut[];
}

/** A link that is a URI-reference. */
export interface ValidXmlLink extends XmlPlace {
  readonly reference: UriReference;
  /** The reference, resolved against the `xml:base` of the elements around it, and the URI of the document. */
  readonly resolved: Uri;
  readonly error: undefined;
}

/** A link that is not a URI-reference, and why. */
export interface InvalidXmlLink extends XmlPlace {
  readonly reference: undefined;
  readonly resolved: undefined;
  readonly error: UriSyntaxError;
  /** What the option `iris` gives as its `reference`; `undefined` if that is an error as well. */
  readonly encoded: UriReference | undefined;
}

/** A link of a document. */
export type XmlLink = ValidXmlLink | InvalidXmlLink;
