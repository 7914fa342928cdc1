/** RFC 3986 as uri-js and fast-uri offer it: functions of plain objects. */
export { createUriFunctions } from "./uri-functions.ts";
export type { UriFunctions } from "./uri-functions.ts";
export { HOST, decode, encode, encodeRun } from "./encode.ts";
export type { SchemeHandler, Schemes, UriComponents, UriOptions } from "./types.ts";
