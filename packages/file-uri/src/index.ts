/** RFC 8089: file paths and file URIs. */
export { toFileUri } from "./to-file-uri.ts";
export type { ToFileUriOptions } from "./to-file-uri.ts";
export { toFilePath } from "./to-file-path.ts";
export type { ToFilePathOptions } from "./to-file-path.ts";
export { FileUriError } from "./file-uri-error.ts";
export type { FileUriErrorCode } from "./file-uri-error.ts";
export type { Platform } from "./platform.ts";
