/**
 * RFC 3986 §4.1 by one regexp, for most references: those without an IP literal, and too short to overflow the stack of a regexp. What
 * it does not match is left to the scan ([decision 2](../../../docs/decisions/0002-a-record-for-each-scan.md)).
 */
import { PATH, QUERY, REG_NAME, SCHEME, USERINFO } from "./rules.ts";
import { REGEXP_TO, runSource } from "./runs.ts";

/**
 * Returns a function that is true only for URI-references. For a wider grammar, `more` has the characters that it allows wherever
 * RFC 3986 allows `unreserved` outside of an IP literal, `moreInQuery` those that it allows in a query only, and `literal` an IP
 * literal. A userinfo continues after a ":", which a `reg-name` does not contain, so that no text matches in two ways.
 */
export function commonReference(more = "", moreInQuery = "", literal = ""): (text: string) => boolean {
  const regName = runSource(REG_NAME + more);
  const query = runSource(QUERY + more + moreInQuery);
  const pattern = new RegExp(
    `^(?:${SCHEME}:|(?![^:/?#]*:))` +
      `(?://${regName}(?:(?::${runSource(USERINFO + more)})?@${regName})?${literal}(?::[0-9]*)?(?![^/?#])|(?!//))` +
      `${runSource(PATH + more)}(?:\\?${query})?(?:#${runSource(QUERY + more)})?$`,
  );
  return (text) => text.length <= REGEXP_TO && pattern.test(text);
}
