/** The pseudocode and the steps of RFC 3986 §5.2, §5.3 and §6.2, to the letter: slow, for tests. */
export { type Authority, type Components, guard, recompose, split, splitAuthority } from "./components.ts";
export { ladder, normalize } from "./normalization.ts";
export { type RemovalStep, removeDotSegments } from "./remove-dot-segments.ts";
export { resolve, transform } from "./resolution.ts";
export { DEFAULT_PORTS } from "./scheme-based.ts";
