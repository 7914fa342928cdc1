/** RFC 2396 §5.2 step 3 lets old parsers ignore the base's own scheme, where it is known to be hierarchical: RFC 1738's are. */
export const HIERARCHICAL: RegExp = /^(?:https?|ftp|file|nntp|gopher|wais|prospero)$/i;
