/** RFC 6570: what `@std66/template` says, for people and for programs. */
export { expansion, matchRecord, matching } from "./template/answers.ts";
export { templateDiagnostic } from "./template/template-diagnostic.ts";
export { expandLine, variablesDiagnostic, variablesIn, variablesObject } from "./template/variables.ts";
