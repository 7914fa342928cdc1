/**
 * RFC 3986 §4.1 by one regexp, for most references: those that are too short to overflow the stack of a regexp. What it does not match
 * is left to the scan ([decision 2](../../../docs/decisions/0002-a-record-for-each-scan.md)).
 */
import { ipLiteralEnd } from "./host.ts";
import { PATH, QUERY, REG_NAME, SCHEME, USERINFO } from "./rules.ts";
import { REGEXP_TO, runSource } from "./runs.ts";

/**
 * Returns a function that is true only for references. For a wider grammar, `more` has the characters that it allows wherever
 * RFC 3986 allows `unreserved` outside of an IP literal, and `moreInQuery` those that it allows in a query only. Without
 * `takesLiterals`, references with an IP literal are also left to the scan: to look for one takes longer than a regexp saves, unless
 * the scan of the wider grammar takes long. A userinfo continues after a ":", which a `reg-name` does not contain, so that no text
 * matches in two ways.
 */
export function commonReference(more = "", moreInQuery = "", takesLiterals = false): (text: string) => boolean {
  const regName = runSource(REG_NAME + more);
  const query = runSource(QUERY + more + moreInQuery);
  const literal = takesLiterals ? "(?:\\[[^\\]]*\\])?" : "";
  const pattern = new RegExp(
    `^(?:${SCHEME}:|(?![^:/?#]*:))` +
      `(?://${regName}(?:(?::${runSource(USERINFO + more)})?@${regName})?${literal}(?::[0-9]*)?(?![^/?#])|(?!//))` +
      `${runSource(PATH + more)}(?:\\?${query})?(?:#${runSource(QUERY + more)})?$`,
  );
  return (text) =>
    text.length <= REGEXP_TO && pattern.test(text) && (!takesLiterals || isHost(text, text.indexOf("[")));
}

/** Whether the literal at an offset, if there is one, is a whole host: after "//" or "@". */
function isHost(text: string, literal: number): boolean {
  return literal === -1 || (/[/@]/.test(text.charAt(literal - 1)) && ipLiteralEnd(text, literal) !== -1);
}
