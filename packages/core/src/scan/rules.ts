/**
 * RFC 3986 §2 and Appendix A: rules as they stand in a regexp, and how long a text it reads. Rules of characters stand
 * between its brackets, without triplets.
 */

/** Minimum length of the rest for which a regexp is worth its start (decision 2). */
export const REGEXP_FROM = 16;
/** Minimum length of the rest for which it is worth to search for what it does not have. */
export const LONG = 1024;
/** Maximum length of a text for a regexp with a repeated group. */
export const REGEXP_TO = 65_536;

export const HEXDIG = "0-9A-Fa-f";
const UNRESERVED = "-._~A-Za-z0-9";
const SUB_DELIMS = "!$&'()*+,;=";
export const REG_NAME: string = UNRESERVED + SUB_DELIMS;
export const USERINFO: string = `${REG_NAME}:`;
/** `pchar / "/"` */
export const PATH: string = `${USERINFO}@/`;
/** `pchar / "/" / "?"`: a query or a fragment. */
export const QUERY: string = `${PATH}?`;

/** The characters of a scheme after its first letter (RFC 3986 §3.1). */
export const SCHEME_REST = "-+.A-Za-z0-9";
/** scheme = ALPHA *( ALPHA / DIGIT / "+" / "-" / "." ), as the source of a regexp. */
export const SCHEME: string = `[A-Za-z][${SCHEME_REST}]*`;

/** Those that the packages above core use. One object: of a namespace, bundlers keep more. */
export const RULES: Readonly<
  Record<"PATH" | "QUERY" | "SCHEME" | "SCHEME_REST" | "SUB_DELIMS" | "UNRESERVED", string>
> = {
  PATH,
  QUERY,
  SCHEME,
  SCHEME_REST,
  SUB_DELIMS,
  UNRESERVED,
};
