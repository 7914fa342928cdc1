/**
 * The entry point for the other packages of std66: resolution of texts whose components they have already found. It
 * follows the same versioning as the rest, but users do not need it.
 */
export type { Base } from "./base.ts";
export { baseFrom, newBase } from "./base.ts";
export { baseUriError } from "./base-uri-error.ts";
export { ASTRAL_IPRIVATE, ASTRAL_UCSCHAR, IPRIVATE, UCSCHAR, isIprivate, isUcschar } from "./iri-characters.ts";
export { establishedText } from "./establish-base.ts";
export { leadsToSameDocument } from "./is-same-document.ts";
export { transform } from "./transform-references.ts";
export { join } from "./join-references.ts";
export { reducedPath } from "./reduced-path.ts";
export { relativeText, writerOf } from "./relativize.ts";
export { keepingLast } from "./base.ts";
export { isStrict } from "./resolve.ts";
export { type WhatwgParts, hasWhatwgParser, parseAsWhatwg } from "./runtime-url.ts";
