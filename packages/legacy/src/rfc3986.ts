/** RFC 3986 (2005) alone: the dialect, and the types of what it accepts and returns. */
export { rfc3986 } from "./rfc3986/dialect.ts";
export type { Rfc3986Components } from "./rfc3986/components.ts";
export type * from "./public-types.ts";
