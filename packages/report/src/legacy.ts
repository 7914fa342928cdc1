/** What `@std66/legacy` says, for people and for programs. */
export { stepsLines, stepsRecord } from "./legacy/algorithm-steps.ts";
export { passwordNote } from "./legacy/password-note.ts";
export { resolutionLines, resolutionRecord } from "./legacy/resolution-table.ts";
export { historyLines, historyRecord } from "./legacy/semicolons.ts";
export { STANDARDS } from "./legacy/standards.ts";
export { syntaxLines, syntaxRecord } from "./legacy/syntax-table.ts";
export { MARK } from "./legacy/table.ts";
export { tourBlocks, tourRecords } from "./legacy/tour.ts";
export type { Explained } from "./legacy/reasons.ts";
