/**
 * RFC 3986 for Ajv, as `require` returns it: the formats are also there by their names, as code that Ajv generates
 * looks them up. As names of an ECMAScript module, Metro's parser would refuse them.
 */
export * from "./index.ts";
export { isUri as uri, isUriReference as "uri-reference" } from "@std66/core";
export { isIri as iri, isIriReference as "iri-reference" } from "@std66/iri";
export { isUriTemplate as "uri-template" } from "@std66/template";
