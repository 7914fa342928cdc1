/** RFC 3986 §5: reference resolution. */
export { resolve, resolverFor } from "./resolve.ts";
export type { ResolveOptions } from "./resolve.ts";
export { BaseUriError } from "./base-uri-error.ts";
