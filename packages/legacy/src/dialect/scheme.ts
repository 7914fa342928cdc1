/**
 * RFC 1738 §5, RFC 1808 §2.2: the scheme of a text, which need not begin with a letter there, and the schemes with a
 * hierarchy.
 */

const SCHEME = /^[-A-Za-z0-9+.]+(?=:)/;

/** Returns the scheme without its ":"; `undefined` if there is none. */
export function schemeOf(text: string): string | undefined {
  return SCHEME.exec(text)?.[0];
}

/**
 * RFC 2396 §5.2 step 3: a parser may ignore a scheme that repeats the base's, if that scheme is always hierarchical.
 * These are the hierarchical schemes of RFC 1738.
 */
export const HIERARCHICAL: RegExp = /^(?:https?|ftp|file|nntp|gopher|wais|prospero)$/i;
