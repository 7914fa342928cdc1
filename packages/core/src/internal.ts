/**
 * The entry point for the other packages of std66: offsets that they have already computed become references without another
 * parse, and a reference that was parsed is not scanned again. It follows the same versioning as the rest, but users do not need it.
 */
export { recordOf, scanArgument } from "./scan-argument.ts";
export { referenceOf } from "./reference-of.ts";
export { scanAuthority } from "./scan.ts";
export { divide } from "./split.ts";
export { hostStart, pathStart } from "./scanned-text.ts";
export type { ScannedText } from "./scanned-text.ts";
export { nextDotSegment } from "./remove-dot-segments.ts";
export { commonReference } from "./common-reference.ts";
export { RULES } from "./rules.ts";
export { syntaxError } from "./uri-syntax-error.ts";
export { productionError } from "./production-error.ts";
export { argumentError, nameOf, requireString } from "./argument-error.ts";
export { ownOptions, readFlag } from "./options-argument.ts";
export { referenceText, textOf } from "./reference-argument.ts";
