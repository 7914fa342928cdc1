/** RFC 3986 for Ajv: the options `uriResolver` and `formats`. */
export { strictUriResolver, uriResolver } from "./uri-resolver.ts";
export type { UriResolver } from "./uri-resolver.ts";
export type { UriParts } from "./parts.ts";
export { formats } from "./formats.ts";
export type { Format, FormatName, Formats } from "./formats.ts";
// By the names of the formats, as code that Ajv generates looks them up.
/** @internal */
export { isUri as uri, isUriReference as "uri-reference" } from "@std66/core";
/** @internal */
export { isIri as iri, isIriReference as "iri-reference" } from "@std66/iri";
/** @internal */
export { isUriTemplate as "uri-template" } from "./uri-template.ts";
