/** RFC 3986 §4.1: URIs in a field of rows that engines for large tables write and read. */
export { RowMapper } from "./row-mapper.ts";
export type { RowOptions, UnansweredRow } from "./row-mapper.ts";
