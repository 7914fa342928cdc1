/** RFC 3986 §7: what `@std66/audit` says, for people and for programs. */
export { findings } from "./audit/findings.ts";
export { githubAnnotations } from "./audit/github.ts";
export { readers } from "./audit/readings.ts";
export { sarifLog } from "./audit/sarif.ts";
