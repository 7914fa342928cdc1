/**
 * RFC 3986 §4.1: URIs in a field of rows that engines for large tables write and read, or in a cell of CSV (RFC 4180).
 */
export { CsvMapper } from "./csv-mapper.ts";
export type { CsvOptions } from "./csv-mapper.ts";
export { RowMapper } from "./row-mapper.ts";
export type { RowOptions } from "./row-mapper.ts";
export type { FieldOptions, Place, UnansweredRow } from "./row-options.ts";
