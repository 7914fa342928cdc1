/** RFC 3986 for Ajv: the options `uriResolver` and `formats`. */
export { normalizingUriResolver, strictUriResolver, uriResolver } from "./uri-resolver.ts";
export type { UriResolver } from "./uri-resolver.ts";
export type { UriParts } from "./parts.ts";
export { formats } from "./formats.ts";
export type { Format, FormatName, Formats } from "./formats.ts";
