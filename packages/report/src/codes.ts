/** What every code of std66 means, and logs that say so. */
export { meaning, meanings } from "./codes/explanations.ts";
export { type CodeMeaning, codeMeanings } from "./codes/meanings.ts";
export { type DiagnosticsLog, diagnosticsLog } from "./diagnostics/diagnostics-log.ts";
