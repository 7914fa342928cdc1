/** RFC 8089: what `@std66/file-uri` says of paths and file URIs, for people. */
export { convertedPath, filePathDiagnostic } from "./file-uri/file-path-diagnostic.ts";
export type { PathConversion } from "./file-uri/file-path-diagnostic.ts";
