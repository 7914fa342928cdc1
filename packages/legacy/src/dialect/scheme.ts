/** RFC 1738 §5, RFC 1808 §2.2: the scheme of a text, which need not begin with a letter there. */

const SCHEME = /^[-A-Za-z0-9+.]+(?=:)/;

/** Returns the scheme without its ":"; `undefined` if there is none. */
export function schemeOf(text: string): string | undefined {
  return SCHEME.exec(text)?.[0];
}
