/**
 * RFC 3986 §3 and §4.1–4.3: each production as two regexps, without and with an IP literal
 * ([decision 28](../../../../docs/decisions/0028-first-calls.md)).
 */
import { IP_LITERAL } from "./host.ts";
import { PATH, QUERY, REGEXP_TO, REG_NAME, SCHEME, USERINFO } from "./rules.ts";
import { runSource } from "./runs.ts";

/** How a URI begins, and how a relative reference does: its first segment has no ":" (RFC 3986 §4.2). */
export const URI_START: string = `${SCHEME}:`;
export const RELATIVE_START = "(?![^:/?#]*:)";

/**
 * Returns a function that decides whether a text matches a production that begins in one of these ways. `run` makes
 * the source of a run of the characters of a class, `isShort` if it usually is. For a wider grammar, `more` has the
 * characters that it allows wherever RFC 3986 allows `unreserved` outside of an IP literal, and `moreInQuery` those
 * that it allows in a query only. The regexp for IP literals is made for the first text that has a "[".
 */
export function referenceMatcher(
  run: (characters: string, isShort?: boolean) => string,
  starts: readonly string[],
  more = "",
  moreInQuery = "",
): (text: string) => boolean {
  const regName = run(REG_NAME + more, true);
  const userinfo = `:${run(USERINFO + more, true)}`;
  const rest = `${run(PATH + more)}(?:\\?${run(QUERY + more + moreInQuery)})?(?:#${run(QUERY + more, true)})?$`;
  const production = (authority: string): RegExp =>
    new RegExp(`^(?:${starts.join("|")})(?:${authority}(?::\\d*)?(?![^/?#])|(?!//))${rest}`);
  // A userinfo continues after a ":", which a `reg-name` does not contain, so that no text matches in two ways.
  const common = production(`//${regName}(?:(?:${userinfo})?@${regName})?`);
  let withLiteral: RegExp | undefined;
  return (text) => {
    if (common.test(text)) return true;
    if (!text.includes("[")) return false;
    withLiteral ??= production(`//(?:${regName}(?:${userinfo})?@)?${IP_LITERAL}`);
    return withLiteral.test(text);
  };
}

/**
 * RFC 3987 §2.2, for the packages above core: returns a function that is true for references of a wider grammar, and
 * false for all other texts and for long ones. The parameters are those of `referenceMatcher`.
 */
export function commonReference(more: string, moreInQuery: string): (text: string) => boolean {
  // All runs as short ones: classes of the wider grammar have more ranges to compile.
  const matches = referenceMatcher(
    (characters) => runSource(characters, true),
    [URI_START, RELATIVE_START],
    more,
    moreInQuery,
  );
  return (text) => text.length <= REGEXP_TO && matches(text);
}
