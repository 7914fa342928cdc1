/** RFC 6570: what `@std66/template` says, for people and for programs. */
export { expansion } from "./template/expansion.ts";
export { matchRecord, matching } from "./template/matching.ts";
export { templateDiagnostic } from "./template/template-diagnostic.ts";
export { expandLine, variablesDiagnostic, variablesIn, variablesObject } from "./template/variables.ts";
