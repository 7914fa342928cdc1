/** draft-fielding-uri-rfc2396bis-07 (2004) alone: the dialect, and the types of what it accepts and returns. */
export { rfc2396bis07 } from "./rfc3986/dialect.ts";
export type { Rfc3986Components } from "./rfc3986/components.ts";
export type * from "./public-types.ts";
