/** RFC 6570: what `@std66/template` says of templates, variables and texts, for people and for programs. */
export { templateDiagnostic } from "./template/template-diagnostic.ts";
export { expandLine, variablesDiagnostic, variablesObject } from "./template/variables.ts";
export { matchRecord } from "./template/match-record.ts";
