/** RFC 1738, 1808, 2396, its revision, and 3986: how each reads and resolves a text, and why they differ. */
export { rfc1738 } from "./rfc1738.ts";
export { rfc1808 } from "./rfc1808.ts";
export { rfc2396 } from "./rfc2396.ts";
export { rfc2396bis07 } from "./rfc2396bis07.ts";
export { rfc3986 } from "./rfc3986.ts";
export { whatwg } from "./whatwg.ts";
export { dialects } from "./dialects.ts";
export { compareResolution } from "./compare-resolution.ts";
export type {
  CompareResolutionOptions,
  DialectRow,
  ResolutionComparison,
  Std66Row,
} from "./compare-resolution.ts";
export { compareSyntax } from "./compare-syntax.ts";
export type { CompareSyntaxOptions, SyntaxComparison } from "./compare-syntax.ts";
export type { InvalidRow, SyntaxRow, ValidRow } from "./syntax-row.ts";
export type { DialectDifference, SelectDialectsOptions } from "./compare.ts";
export { otherReadings } from "./other-readings.ts";
export type { OtherReading } from "./other-readings.ts";
export { reasons } from "./reasons.ts";
export type { Reason } from "./reasons.ts";
export { readings } from "./readings.ts";
export type { Reading, ReadingCode } from "./readings.ts";
export { LegacySyntaxError } from "./legacy-syntax-error.ts";
export type * from "./public-types.ts";
