/** RFC 3986 as uri-js and fast-uri offer it: functions of plain objects. */
export { createUri } from "./create-uri.ts";
export type { Uri } from "./create-uri.ts";
export { HOST, decode, encode, encodeRun } from "./encode.ts";
export type { SchemeHandler, Schemes, UriComponents, UriOptions } from "./types.ts";
