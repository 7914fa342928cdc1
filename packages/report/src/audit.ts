/** RFC 3986 §7: what `@std66/audit` says, for people and for programs. */
export { findings } from "./audit/findings.ts";
export { type FindingsLog, findingsLog } from "./audit/findings-log.ts";
export { readers } from "./audit/readings.ts";
