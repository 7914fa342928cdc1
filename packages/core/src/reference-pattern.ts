/**
 * RFC 3986 §3 and §4.1–4.3: each production as one regexp
 * ([decision 2](../../../docs/decisions/0002-a-record-for-each-scan.md)).
 */
import { IP_LITERAL } from "./host.ts";
import { PATH, QUERY, REG_NAME, SCHEME, USERINFO } from "./rules.ts";

/** How a URI begins, and how a relative reference does: its first segment has no ":" (RFC 3986 §4.2). */
export const URI_START: string = `${SCHEME}:`;
export const RELATIVE_START = "(?![^:/?#]*:)";
export const ANY_START: string = `(?:${URI_START}|${RELATIVE_START})`;

/**
 * Returns the regexp of a production. `run` makes the source of a run of the characters of a class. For a wider grammar, `more` has the
 * characters that it allows wherever RFC 3986 allows `unreserved` outside of an IP literal, and `moreInQuery` those that it allows in a
 * query only. A userinfo continues after a ":", which a `reg-name` does not contain, so that no text matches in two ways.
 */
export function referencePattern(
  run: (characters: string) => string,
  start: string,
  more = "",
  moreInQuery = "",
): RegExp {
  const regName = run(REG_NAME + more);
  const afterUserinfo = `(?:(?::${run(USERINFO + more)})?@(?:${IP_LITERAL}|${regName}))?`;
  return new RegExp(
    `^${start}(?://(?:${IP_LITERAL}|${regName}${afterUserinfo})(?::\\d*)?(?![^/?#])|(?!//))` +
      `${run(PATH + more)}(?:\\?${run(QUERY + more + moreInQuery)})?(?:#${run(QUERY + more)})?$`,
  );
}
