/** RFC 3986 §4.1: lines one by one. */
export { LineReader } from "./line-reader.ts";
export type { LineReaderOptions } from "./line-reader.ts";
