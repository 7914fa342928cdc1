/** The types that every dialect has in what it accepts and returns. Each subpath exports them. */
export type { Dialect, DialectId } from "./dialect/dialect.ts";
export type { DialectOptions, GrammarOptions } from "./dialect/dialect-options.ts";
export type { Outcome } from "./dialect/outcome.ts";
export type { DialectRule, Rfc1808Rule, Rfc2396Rule } from "./dialect/dialect-rule.ts";
export type { DialectStep, DialectTrace } from "./dialect/dialect-trace.ts";
export type { ReasonCode } from "./dialect/reason-code.ts";
