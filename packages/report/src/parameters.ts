/** RFC 3986 §5.3: changes of a URI. */
export { changeDiagnostic } from "./changes/change-diagnostic.ts";
export { affectedLines } from "./changes/affected-lines.ts";
export { changedUri, uriChanger } from "./changes/changed-uri.ts";
export { componentFault } from "./changes/component-fault.ts";
export type { SettableComponent, UriChanges, WrittenPair } from "./changes/uri-changes.ts";
