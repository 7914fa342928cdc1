/**
 * RFC 2396 §5.2 step 3: a parser may ignore a scheme that repeats the base's, if that scheme is always hierarchical. These are
 * the hierarchical schemes of RFC 1738.
 */
export const HIERARCHICAL: RegExp = /^(?:https?|ftp|file|nntp|gopher|wais|prospero)$/i;
