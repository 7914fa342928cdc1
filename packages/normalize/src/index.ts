/** RFC 3986 §6: normalization and comparison. */
export { normalize } from "./normalize.ts";
export type { NormalizeOptions } from "./options.ts";
export { pendingRungs } from "./pending-rungs.ts";
export { traceNormalization } from "./trace-normalization.ts";
export type { NormalizationRule, NormalizationStep, NormalizationTrace } from "./trace-normalization.ts";
export { compare, equivalent } from "./compare.ts";
export type { CompareOptions, ComparedComponent, Comparison, Difference, Different, Equivalent } from "./compare.ts";
export type { Rung } from "./rungs.ts";
export { schemes } from "./schemes.ts";
export type { SchemeRules } from "./scheme-rules.ts";
