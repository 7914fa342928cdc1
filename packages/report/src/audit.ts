/** What `@std66/audit` says (RFC 3986 §7), for people and for programs. */
export { findingDiagnostics, findingsRecord } from "./audit/findings.ts";
export { githubLines } from "./audit/github.ts";
export { readingLines, readingsRecord } from "./audit/readings.ts";
export { SARIF_END, sarifBeginning, sarifResult } from "./audit/sarif.ts";
export type { Place } from "./audit/sarif.ts";
