/**
 * The entry point for the other packages of std66: offsets that they have already computed become references without another
 * parse. It follows the same versioning as the rest, but users do not need it.
 */
export { authorityEnd, hostEnd, pathEnd, queryEnd, scan, schemeEnd, setEnds, userinfoEnd } from "./scan.ts";
export { fromScan, isOwnReference } from "./uri-reference.ts";
export { codes, explain } from "./explain.ts";
export type { Explanation } from "./explain.ts";
export { MASK, PASSWORDS, excerpt, maskFault, maskPasswords } from "./excerpt.ts";
export { syntaxError } from "./uri-syntax-error.ts";
export { read } from "./read.ts";
export { isReference, textOf } from "./reference-argument.ts";
export { argumentError, nameOf, readFlag, requireOptions } from "./argument-error.ts";
export { hasDotSegment } from "./remove-dot-segments.ts";
