/** RFC 3986 §3.2: why a URI cannot be changed as asked. */

/** Thrown for a URI that lacks what a change needs. */
export class MissingHostError extends Error {}
