/** What `@std66/parameters` says (RFC 3986 §3.3, §3.4), for people and for programs. */
export { parameterLines, parametersRecord } from "./parameters/parameters.ts";
export { readParameters, valuesOf } from "./parameters/uri-parameters.ts";
export type { UriParameters, WrittenParameter } from "./parameters/uri-parameters.ts";
