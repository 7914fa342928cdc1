/** RFC 3986 §6: what `@std66/normalize` says, for people and for programs. */
export { comparisonLines, comparisonRecord } from "./normalize/comparison.ts";
export { normalizationLines, normalizationRecord, stepRecords } from "./normalize/normalization.ts";
export type { StepRecord } from "./normalize/normalization.ts";
