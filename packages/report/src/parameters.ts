/** RFC 3986 §3.3, §3.4: what `@std66/parameters` says, for people and for programs; and changes of a URI. */
export { parameterLines, parameterValues, parametersRecord } from "./parameters/parameters.ts";
export { changeDiagnostic } from "./changes/change-diagnostic.ts";
export { affectedLines } from "./changes/affected-lines.ts";
export { changedUri, uriChanger } from "./changes/changed-uri.ts";
export { componentFault } from "./changes/component-fault.ts";
export type { SettableComponent, UriChanges, WrittenPair } from "./changes/uri-changes.ts";
