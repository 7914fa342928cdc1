/** RFC 3986 Appendix C and §5.1.1: URIs in running text, links and the base URI of HTML. */
export { extractUris } from "./text/extract-uris.ts";
export { extractUrisFrom } from "./text/extract-uris-from.ts";
export type { ExtractOptions, OmittedIri } from "./text/options.ts";
export type { Delimiter, ExtractedUri, LeftOut, LeftOutReason } from "./text/extracted-uri.ts";
export { htmlBase } from "./documents/html-base.ts";
export { htmlLinks } from "./documents/html-links.ts";
export type { HtmlLink, HtmlLinksOptions, InvalidLink, ValidLink } from "./documents/html-links.ts";
export { Positions } from "./text/positions.ts";
export type { Position } from "./text/line-counter.ts";
