/** RFC 1738, 1808, 2396, its revision, and 3986: how each reads and resolves a text, and why they differ. */
export * from "./rfc1738.ts";
export * from "./rfc1808.ts";
export * from "./rfc2396.ts";
export * from "./rfc2396bis07.ts";
export * from "./rfc3986.ts";
export * from "./whatwg.ts";
export { dialects } from "./compare/dialects.ts";
export type { Components, ComponentsByDialect } from "./compare/dialects.ts";
export { compareResolution } from "./compare/compare-resolution.ts";
export type {
  CompareResolutionOptions,
  DialectRow,
  ResolutionComparison,
  Std66Row,
} from "./compare/compare-resolution.ts";
export { compareSyntax } from "./compare/compare-syntax.ts";
export type { CompareSyntaxOptions, SyntaxComparison } from "./compare/compare-syntax.ts";
export type { InvalidRow, SyntaxRow, ValidRow } from "./compare/syntax-row.ts";
export type { DialectDifference, SelectDialectsOptions } from "./compare/compare.ts";
export { otherReadings } from "./compare/other-readings.ts";
export type { OtherReading } from "./compare/other-readings.ts";
export { syntaxReadings } from "./compare/syntax-readings.ts";
export { reasons } from "./compare/reasons.ts";
export type { Reason } from "./compare/reasons.ts";
export { readings } from "./compare/readings.ts";
export type { Reading, ReadingCode } from "./compare/readings.ts";
export { LegacySyntaxError } from "./dialect/legacy-syntax-error.ts";
