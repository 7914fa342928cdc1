/** RFC 3986 §3.3, §3.4: what `@std66/parameters` says, for people and for programs. */
export { parameterLines, parameterValues, parametersRecord } from "./parameters/parameters.ts";
