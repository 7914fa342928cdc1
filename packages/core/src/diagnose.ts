/**
 * RFC 3986 §3 and §4.1: what is wrong with a text that is no `URI-reference`, and where. The cold half of the parser: it
 * walks through the components once more, slower, and keeps the reason.
 */
import { COLON, IS_ALPHA, IS_SCHEME, QUESTION_MARK, isAt } from "./characters.ts";
import { authorityFault, pathFault, queryFault } from "./component-fault.ts";
import { ENDS_AUTHORITY, ENDS_FRAGMENT, ENDS_PATH, ENDS_QUERY, type Fault } from "./fault.ts";
import { UriSyntaxError } from "./uri-syntax-error.ts";

/**
 * What `parse` would throw for a text, not thrown; `undefined` for a valid URI-reference (RFC 3986 §4.1).
 *
 * @throws {TypeError} when `text` is no string
 * @example
 * ```ts
 * import { diagnose } from "@std66/core";
 * diagnose("http://example.com/"); // => undefined
 * diagnose("http://example.com/100%/done")?.code; // => "pct-encoded"
 * diagnose("http://example.com/100%/done")?.offset; // => 22
 * ```
 */
export function diagnose(text: string): UriSyntaxError | undefined {
  if (typeof text !== "string") throw new TypeError("a URI-reference is a string");
  const fault = referenceFault(text);
  return fault === undefined ? undefined : new UriSyntaxError(text, fault);
}

function referenceFault(text: string): Fault | undefined {
  let i = 0;
  if (isAt(text, 0, IS_ALPHA)) while (isAt(text, i, IS_SCHEME)) i++;
  const hasScheme = i > 0 && text.charCodeAt(i) === COLON;
  i = hasScheme ? i + 1 : 0;

  let fault: Fault | undefined;
  const hasAuthority = text.startsWith("//", i);
  if (hasAuthority) {
    const end = indexOfAny(text, i + 2, "/?#");
    fault = authorityFault(text, i + 2, end, ENDS_AUTHORITY);
    i = end;
  }
  const pathEnd = indexOfAny(text, i, "?#");
  fault ??= pathFault(text, i, pathEnd, !hasScheme && !hasAuthority, ENDS_PATH);
  i = pathEnd;
  if (text.charCodeAt(i) === QUESTION_MARK) {
    const queryEnd = indexOfAny(text, i + 1, "#");
    fault ??= queryFault(text, i + 1, queryEnd, "query", ENDS_QUERY);
    i = queryEnd;
  }
  if (i < text.length) fault ??= queryFault(text, i + 1, text.length, "fragment", ENDS_FRAGMENT);
  return fault;
}

/** Where the first of some delimiters stands, or where the text ends. */
function indexOfAny(text: string, start: number, delimiters: string): number {
  let i = start;
  while (i < text.length && !delimiters.includes(text.charAt(i))) i++;
  return i;
}
