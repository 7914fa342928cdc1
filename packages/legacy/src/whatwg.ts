/** The URL Standard alone: the dialect, and the types of what it accepts and returns. */
export { whatwg } from "./whatwg/dialect.ts";
export type { WhatwgComponents } from "./whatwg/runtime-url.ts";
export type * from "./public-types.ts";
