/** RFC 3986 §3: a stretch of a text. */

/** Offsets in a text, in UTF-16 code units. */
export type Stretch = readonly [start: number, end: number];
