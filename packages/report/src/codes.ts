/** What every code of std66 means, and logs that say so. */
export { meaning, meanings } from "./codes/explanations.ts";
export { codeMeanings } from "./codes/meanings.ts";
export type { CodeMeaning } from "./codes/meanings.ts";
export { diagnosticsLog } from "./diagnostics/diagnostics-log.ts";
export type { DiagnosticsLog } from "./diagnostics/diagnostics-log.ts";
