/** RFC 2396 Appendix B, RFC 3986 Appendix B: the components after a scheme, in any text. */

const AFTER_SCHEME = /^(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#([^]*))?/;

/** RFC 1808 §2.4.3: the same for a text that begins with "//", if only a "/" ends the authority. */
export const NET_LOC_TO_SLASH: RegExp = /^\/\/([^/#]*)([^?#]*)(?:\?([^#]*))?(?:#([^]*))?/;

/**
 * RFC 2396 §3: the same if "?" is an ordinary character. The third group never matches; it keeps the fragment in group
 * 4.
 */
export const WITHOUT_QUERY: RegExp = /^(?:\/\/([^/#]*))?([^#]*)(\?)?(?:#([^]*))?/;

export interface AfterScheme {
  readonly authority: string | undefined;
  readonly path: string;
  readonly query: string | undefined;
  readonly fragment: string | undefined;
}

/**
 * Splits the text after a scheme and its ":", or a reference without a scheme. The groups of the regexp are the
 * components.
 */
export function splitAfterScheme(rest: string, regexp: RegExp = AFTER_SCHEME): AfterScheme {
  const [, authority, path = "", query, fragment] = regexp.exec(rest) as RegExpExecArray;
  return { authority, path, query, fragment };
}
