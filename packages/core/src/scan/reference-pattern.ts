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
export const ANY_START: string = `(?:${URI_START}|${RELATIVE_START})`;

/** Returns the source of a run of the characters of a class, `isShort` if it usually is. */
type RunOf = (characters: string, isShort: boolean) => string;

/**
 * Returns a function that decides whether a text matches a production. The regexp for IP literals is made for the first text that has
 * a "[".
 */
export function referenceMatcher(run: RunOf, start: string): (text: string) => boolean {
  const regName = run(REG_NAME, true);
  const userinfo = `:${run(USERINFO, true)}`;
  // A userinfo continues after a ":", which a `reg-name` does not contain, so that no text matches in two ways.
  const common = production(run, start, `${regName}(?:(?:${userinfo})?@${regName})?`);
  let withLiteral: RegExp | undefined;
  return (text) => {
    if (common.test(text)) return true;
    if (!text.includes("[")) return false;
    withLiteral ??= production(run, start, `(?:${regName}(?:${userinfo})?@)?${IP_LITERAL}`);
    return withLiteral.test(text);
  };
}

/** `moreInQuery` are characters that a wider grammar allows in a query only. */
function production(run: RunOf, start: string, authority: string, moreInQuery = ""): RegExp {
  const rest = `${run(PATH, false)}(?:\\?${run(QUERY + moreInQuery, false)})?(?:#${run(QUERY, true)})?$`;
  return new RegExp(`^${start}(?://${authority}(?::\\d*)?(?![^/?#])|(?!//))${rest}`);
}

/**
 * RFC 3987 §2.2, for the packages above core: returns a function that is true for most references of a wider grammar, and false for
 * others, for all with a userinfo or an IP literal, for long ones, and for all other texts. `more` has the characters that the grammar
 * allows wherever RFC 3986 allows `unreserved`, and `moreInQuery` those that it allows in a query only.
 */
export function commonReference(more: string, moreInQuery: string): (text: string) => boolean {
  // All runs as short ones: classes of more ranges take longer to compile.
  const run = (characters: string): string => runSource(characters + more, true);
  const common = production(run, ANY_START, run(REG_NAME), moreInQuery);
  return (text) => text.length <= REGEXP_TO && common.test(text);
}
