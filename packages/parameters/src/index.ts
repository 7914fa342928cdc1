/** RFC 3986 §3.3 and §3.4: the parameters in a path segment and in a query. */
export { formatQuery, parseQuery } from "./query.ts";
export type { QueryPair, QueryRecord, QueryValue } from "./query.ts";
export { deletePathParameters } from "./edit-path.ts";
export type { ParameterNames } from "./edit-path.ts";
export { appendToQuery, deleteFromQuery, getFromQuery, setInQuery, sortQuery } from "./edit-query.ts";
export { appendPair, appendSegments, deletePairs, setPair, sortPairs } from "./edit-uri.ts";
export { formatSegment, parseSegment, pathParameters } from "./segment.ts";
export type { PathSegment, SegmentParts } from "./segment.ts";
export type { Parameter, ParameterParts } from "./parameter.ts";
export type { DecodingOptions, PairOptions, QueryOptions } from "./options.ts";
