/** RFC 3986 §7: what `@std66/audit` says, for people and for programs. */
export { findingDiagnostics, findingsRecord } from "./audit/findings.ts";
export { githubAnnotations } from "./audit/github.ts";
export { readerLines, readersRecord } from "./audit/readings.ts";
export { sarifBeginning, sarifEnd, sarifLog, sarifResult } from "./audit/sarif.ts";
export type { Place, SarifLog } from "./audit/sarif.ts";
