/** RFC 2396 §5.2 step 3: an implementation may ignore the base's own scheme if it is known to be hierarchical, as in RFC 1738. */
export const HIERARCHICAL: RegExp = /^(?:https?|ftp|file|nntp|gopher|wais|prospero)$/i;
