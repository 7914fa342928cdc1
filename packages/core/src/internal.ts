/**
 * The entry point for the other packages of std66: offsets that they have already computed become references without
 * another parse, and a reference that was parsed is not scanned again. It follows the same versioning as the rest, but
 * users do not need it.
 */
export { recordOf, scanArgument } from "./parse/scan-argument.ts";
export { referenceOf } from "./reference/reference.ts";
export { scanAuthority } from "./scan/scan.ts";
export { divide } from "./parse/split.ts";
export { hostStart, pathStart } from "./scan/scanned-text.ts";
export type { ScannedText } from "./scan/scanned-text.ts";
export { nextDotSegment } from "./reference/remove-dot-segments.ts";
export { commonReference } from "./scan/reference-pattern.ts";
export { RULES } from "./scan/rules.ts";
export { syntaxError } from "./faults/uri-syntax-error.ts";
export { productionError } from "./faults/production-error.ts";
export { argumentError, nameOf, requireString } from "./argument/argument-error.ts";
export { ownOptions, readFlag } from "./argument/options-argument.ts";
export { referenceText, textOf } from "./argument/reference-argument.ts";
