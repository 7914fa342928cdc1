/** RFC 3986 Appendix D: what `@std66/legacy` says, for people and for programs. */
export { dialects, syntax } from "./legacy/dialects.ts";
export { standardsTable } from "./legacy/standards-table.ts";
export { semicolons } from "./legacy/syntax-table.ts";
export { tour } from "./legacy/tour.ts";
export type { Explained } from "./legacy/reasons.ts";
