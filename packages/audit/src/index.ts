/** RFC 3986 §7: what is suspicious about a text, and which host each reader sees. */
export { audit, auditorFor } from "./audit.ts";
export { readings } from "./subject/readers.ts";
export { redact } from "./redact/redact.ts";
export { rules } from "./rules.ts";
export type { AuditOptions } from "./rules/options.ts";
export type { RedactOptions } from "./redact/redact.ts";
export type { Finding, Rule, Severity } from "./subject/finding.ts";
export type { ReaderId, Reading } from "./subject/readers.ts";
