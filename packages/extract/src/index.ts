/** RFC 3986 Appendix C and §5.1.1: URIs in running text, links and the base URI of HTML. */
export { extractUris } from "./extract-uris.ts";
export { extractUrisFrom } from "./extract-uris-from.ts";
export type { ExtractOptions, OmittedIri } from "./options.ts";
export type { Delimiter, ExtractedUri, LeftOut, LeftOutReason } from "./extracted-uri.ts";
export { htmlBase } from "./html-base.ts";
export { htmlLinks } from "./html-links.ts";
export type { HtmlLink, HtmlLinksOptions, InvalidLink, ValidLink } from "./html-links.ts";
export { Positions } from "./positions.ts";
export type { Position } from "./line-counter.ts";
