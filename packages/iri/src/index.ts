/** RFC 3987: Internationalized Resource Identifiers. */
export { parseIri, tryParseIri } from "./parse-iri.ts";
export { diagnoseIri } from "./diagnose-iri.ts";
export { diagnoseIriAs } from "./diagnose-iri-as.ts";
export type { IriProduction } from "./diagnose-iri-as.ts";
export { isAbsoluteIri, isIri, isIriReference, isRelativeIriReference } from "./predicates.ts";
export { IriReference } from "./iri-reference.ts";
export type { AbsoluteIri, Iri, RelativeIriReference } from "./iri-reference.ts";
export { iriResolverFor, resolveIri } from "./resolve-iri.ts";
export { tryResolveIri } from "./try-resolve-iri.ts";
export { joinIriReferences } from "./join-iri-references.ts";
export { relativizeIri } from "./relativize-iri.ts";
export { toUri } from "./to-uri.ts";
export type { ToUriOptions } from "./to-uri.ts";
export { toIri } from "./to-iri.ts";
export type { ToIriOptions } from "./to-iri.ts";
export { equivalentIri, normalizeIri } from "./normalize-iri.ts";
export { bidiFindings } from "./bidi-findings.ts";
export type { BidiFinding } from "./bidi-findings.ts";
