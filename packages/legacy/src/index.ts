/** RFC 1738, 1808, 2396, its revision, and 3986: how each reads and resolves a text, and why they differ. */
export { rfc1738 } from "./rfc1738.ts";
export type {
  Rfc1738Components,
  Rfc1738File,
  Rfc1738Ftp,
  Rfc1738Gopher,
  Rfc1738Http,
  Rfc1738Mailto,
  Rfc1738News,
  Rfc1738Nntp,
  Rfc1738Other,
  Rfc1738Prospero,
  Rfc1738Telnet,
  Rfc1738Wais,
} from "./rfc1738.ts";
export { rfc1808 } from "./rfc1808.ts";
export type { Rfc1808Components } from "./rfc1808.ts";
export { rfc2396 } from "./rfc2396.ts";
export type { Rfc2396Components, Rfc2396Segment } from "./rfc2396.ts";
export { rfc2396bis07 } from "./rfc2396bis07.ts";
export { rfc3986 } from "./rfc3986.ts";
export type { Rfc3986Components } from "./rfc3986.ts";
export { whatwg } from "./whatwg.ts";
export type { WhatwgComponents } from "./whatwg.ts";
export { dialects } from "./dialects.ts";
export type { Components, ComponentsByDialect, Dialect, DialectId, DialectOptions, Outcome } from "./dialect.ts";
export type { DialectRule } from "./dialect-rule.ts";
export type { DialectStep, DialectTrace } from "./dialect-trace.ts";
export { compareResolution } from "./compare-resolution.ts";
export type { CompareResolutionOptions, ResolutionComparison } from "./compare-resolution.ts";
export { compareSyntax } from "./compare-syntax.ts";
export type { CompareSyntaxOptions, InvalidRow, SyntaxComparison, SyntaxRow, ValidRow } from "./compare-syntax.ts";
export type { DialectDifference } from "./compare.ts";
export { reasons } from "./reasons.ts";
export type { Reason, ReasonCode } from "./reasons.ts";
export { LegacySyntaxError } from "./legacy-syntax-error.ts";
