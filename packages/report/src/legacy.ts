/** RFC 3986 Appendix D: what `@std66/legacy` says, for people and for programs. */
export { algorithmRecord } from "./legacy/algorithm-steps.ts";
export {
  algorithmLines,
  comparedDialects,
  resolvingDialects,
  resolutionTableLines,
  syntaxTableLines,
} from "./legacy/compared-dialects.ts";
export { resolutionReport, syntaxReport } from "./legacy/reports.ts";
export { resolutionTableRecord } from "./legacy/resolution-table.ts";
export { standardsTable } from "./legacy/standards-table.ts";
export { semicolonLines, semicolonRecord } from "./legacy/semicolons.ts";
export { syntaxTableRecord } from "./legacy/syntax-table.ts";
export { tourBlocks, tourRecords } from "./legacy/tour.ts";
export type { StandardsTable, TableFormat } from "./legacy/standards-table.ts";
export type { DialectRequest } from "./legacy/dialect-request.ts";
export type { DialectReport } from "./legacy/reports.ts";
export type { Explained } from "./legacy/reasons.ts";
