export { type Authority, type Components, guard, recompose, split, splitAuthority } from "./components.ts";
export { ladder, normalize } from "./normalization.ts";
export { type RemovalStep, removeDotSegments } from "./remove-dot-segments.ts";
export { resolve, transform } from "./resolution.ts";
export { DEFAULT_PORTS } from "./scheme-based.ts";
