/**
 * The entry point for the other packages of std66: offsets that they have already computed become references without another
 * parse. It follows the same versioning as the rest, but users do not need it.
 */
export { scan, scanAuthority } from "./scan.ts";
export { PATH, QUERY, SUB_DELIMS, UNRESERVED } from "./characters.ts";
export { hostStart, pathStart, unscanned } from "./scanned-text.ts";
export type { Ends, ScannedText } from "./scanned-text.ts";
export { fromScan, isOwnReference } from "./uri-reference.ts";
export { codes, explain } from "./explain.ts";
export type { Explanation } from "./explain.ts";
export { excerpt } from "./excerpt.ts";
export { MASK, PASSWORDS, maskFault, maskPasswords } from "./mask-password.ts";
export { characterAt, escapeInvisible } from "./describe-character.ts";
export { productionError } from "./production-error.ts";
export type { Production } from "./production-error.ts";
export { syntaxError } from "./uri-syntax-error.ts";
export { scanInput, scanNamed } from "./scan-input.ts";
export { isReference, referenceText, textOf } from "./reference-argument.ts";
export { argumentError, nameOf, requireString } from "./argument-error.ts";
export { ownOptions, readFlag } from "./options-argument.ts";
export { hasDotSegment, nextDotSegment } from "./remove-dot-segments.ts";
export { scanText } from "./scan-text.ts";
export { divide } from "./split.ts";
export { ipLiteralEnd } from "./host.ts";
export { REGEXP_TO, runSource } from "./runs.ts";
