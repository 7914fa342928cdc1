/**
 * The entry point for the other packages of std66: the ladder, and normalization by options that they have read under
 * their own name. It follows the same versioning as the rest, but users do not need it.
 */
export { BUILT_IN, COMPARE_NAMES, type Plan, planOf } from "./options.ts";
export type { SchemeFacts } from "./scheme-rules.ts";
export { normalFormText } from "./normalize.ts";
export { climb } from "./compare.ts";
export { LADDER, PERCENT_ENCODING, SECTIONS } from "./rungs.ts";
export { replacementsBetween } from "./replacements.ts";
