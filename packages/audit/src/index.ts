export { audit, auditorFor } from "./audit.ts";
export { readings } from "./readers.ts";
export { redact } from "./redact.ts";
export { rules } from "./rules.ts";
export type { AuditOptions } from "./options.ts";
export type { RedactOptions } from "./redact.ts";
export type { Finding, Rule, Severity } from "./finding.ts";
export type { ReaderId, Reading } from "./readers.ts";
