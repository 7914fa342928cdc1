/** RFC 6570 §1.4: what a template matches, as JSON. */
import type { MatchedVariables } from "@std66/template";

/** What a terminal may interpret as a command, or that ends a line or rearranges the text. JSON itself escapes C0. */
const CONTROLS = /[\x7F-\x9F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/g;

/**
 * What `match` of a `UriTemplate` returned, as a JSON object; `null` if it does not match. Control characters are escaped, so that a
 * terminal may show it.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc6570#section-1.4 | RFC 6570 §1.4}
 * @example
 * ```ts
 * import { matchRecord } from "@std66/report/template";
 * import { parseTemplate } from "@std66/template";
 * matchRecord(parseTemplate("/users/{id}{?tags*}").match("/users/a%2Fb?tags=c&tags=d"));
 * // => '{"id":"a/b","tags":["c","d"]}'
 * ```
 */
export function matchRecord(found: MatchedVariables | undefined): string {
  return JSON.stringify(found ?? null).replace(CONTROLS, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
