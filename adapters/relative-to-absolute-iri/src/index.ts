/** RFC 3986 §5.2 with the functions of relative-to-absolute-iri. */
export { resolve } from "./resolve.ts";
export { removeDotSegments, removeDotSegmentsOfPath } from "./remove-dot-segments.ts";
