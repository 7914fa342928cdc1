/** What `@std66/normalize` says (RFC 3986 §6), for people and for programs. */
export { comparisonLines, comparisonRecord } from "./normalize/comparison.ts";
export { normalizationLines, normalizationRecord, jsonOfSteps } from "./normalize/normalization.ts";
export { RUNGS, stepsOf } from "./normalize/normalization-steps.ts";
export type { Step } from "./normalize/normalization-steps.ts";
