/** RFC 2396 §2, Appendix A, RFC 2732 §3: the characters of each component, as contents of a character class. */

const MARK = "-_.!~*'()";
/** Triplets are checked before, so "%" is an ordinary character here. */
export const UNRESERVED: string = `${MARK}A-Za-z0-9%`;
export const PCHAR: string = `${UNRESERVED}:@&=+$,;`;
export const URIC: string = `${UNRESERVED};/?:@&=+$,`;
/** RFC 2732 §3: brackets are reserved, which allows them in query, fragment and opaque part. */
export const URIC_2732: string = `${URIC}[\\]`;
