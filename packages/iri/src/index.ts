/** RFC 3987: Internationalized Resource Identifiers. */
export { parseIri, tryParseIri } from "./parse-iri.ts";
export { diagnoseIri } from "./diagnose-iri.ts";
export { isAbsoluteIri, isIri, isIriReference, isRelativeIriReference } from "./predicates.ts";
export { IriReference } from "./iri-reference.ts";
export type { AbsoluteIri, Iri, RelativeIriReference } from "./iri-reference.ts";
