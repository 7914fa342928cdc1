/** RFC 3986 §4.1 and §6 for lines of bytes: which are URI-references, and their normal forms. */
export { checkLines } from "./check-lines.ts";
export type { CheckLinesOptions, CheckedLines } from "./check-lines.ts";
export { normalizeLines } from "./normalize-lines.ts";
export type { NormalizedLines } from "./normalize-lines.ts";
export { wholeLines } from "./whole-lines.ts";
export { LineBlocks } from "./line-blocks.ts";
export type { LineBlocksOptions, Read } from "./line-blocks.ts";
export { LineScanner } from "./line-scanner.ts";
export type { Found } from "./line-scanner.ts";
export type { Line } from "./other-lines.ts";
export type { LineOptions } from "./options.ts";
