/** RFC 1808 (1995) alone: the dialect, and the types of what it accepts and returns. */
export { rfc1808 } from "./rfc1808/dialect.ts";
export type { Rfc1808Components } from "./rfc1808/components.ts";
export type * from "./public-types.ts";
