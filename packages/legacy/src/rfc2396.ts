/** RFC 2396 (1998) with RFC 2732, alone: the dialect, and the types of what it accepts and returns. */
export { rfc2396 } from "./rfc2396/dialect.ts";
export type { Rfc2396Components, Rfc2396Segment } from "./rfc2396/component-types.ts";
export type * from "./public-types.ts";
