/** RFC 3986 §3.4, §7.5: the values of secret parameters in a query, a fragment, a form body or a line of a configuration. */
import type { Stretch } from "../stretch.ts";
import type { IsSecretName } from "./names.ts";
import type { View } from "./view.ts";
import { isWhiteSpace } from "./white-space.ts";

/** How much before an "=" is looked at. */
const MAX_NAME = 100;

/** What stands around names. */
const DELIMITERS = "?&#;,\"'`<>=(){}/\\|:";

/** Begins a line of a configuration, `password = x`. */
const LINE_START = /^[ \t]{0,100}(?:(?:export|set)[ \t]{1,10})?[\w.-]{1,100}[ \t]{1,100}=[ \t]{0,100}(?![=>])/;

/** Finds the values after names of secrets and "=". The text is one line. */
export function* parameters(view: View, isSecretName: IsSecretName): Generator<Stretch> {
  const { text } = view;
  const ends: Ends = [0, 0];
  const [spaced] = LINE_START.exec(text) ?? [];
  if (spaced !== undefined) {
    const name = spaced.slice(0, spaced.lastIndexOf("=")).trim();
    if (isSecretName(name.replace(/^(?:export|set)\s+/, ""), "elsewhere")) {
      const value = valueAt(view, spaced.length, "", [0, 0]);
      if (value[0] < value[1]) yield value;
    }
  }
  for (let equals = text.indexOf("="), from = 0; equals !== -1; equals = text.indexOf("=", from)) {
    from = equals + 1;
    const start = nameStart(text, equals);
    if (start === equals) continue;
    const before = text.charAt(start - 1);
    const name = text.slice(start, equals);
    if (!isSecretName(name, "query")) continue;
    const value = valueAt(view, equals + 1, before, ends);
    const isInQuery = (before !== "" && "?&#".includes(before)) || text.charAt(value[1]) === "&";
    if (!isSecretName(name, isInQuery ? "query" : "elsewhere")) continue;
    if (value[0] < value[1]) yield value;
    from = value[1];
  }
}

function nameStart(text: string, equals: number): number {
  let start = equals;
  const least = Math.max(0, equals - MAX_NAME);
  while (start > least && !DELIMITERS.includes(text.charAt(start - 1)) && !isWhiteSpace(text.charCodeAt(start - 1)))
    start--;
  return start;
}

/** Where the last value ends that was looked at, outside of a query and in one: the same for a value that begins in it. */
type Ends = [elsewhere: number, inQuery: number];

/** Where a value is. `before`: what its name follows. In a query, no quote begins a value. */
function valueAt(view: View, start: number, before: string, ends: Ends): Stretch {
  const { text, isEncoded } = view;
  const quote = text.charAt(start);
  if (quote !== "" && "\"'`".includes(quote) && !(before !== "" && "?&#;\"'`".includes(before))) {
    const isNested = isEncoded(start);
    let end = text.indexOf(quote, start + 1);
    // One that is escaped belongs to the value.
    while (end !== -1 && !isNested && isEncoded(end)) end = text.indexOf(quote, end + 1);
    return [start + 1, end === -1 ? text.length : end];
  }
  const ofQuery = before !== "" && "?&#;".includes(before);
  let end = ends[ofQuery ? 1 : 0];
  if (start >= end) {
    end = start;
    while (end < text.length && !endsValue(text, end, ofQuery)) end++;
    ends[ofQuery ? 1 : 0] = end;
  }
  return [start, text.charAt(end) === "&" ? end : withoutPunctuation(text, start, end)];
}

/** What follows a "," or ";" that separates pairs. */
const NEXT_NAME = /[ \t]{0,9}[\w.-]{1,64}=/y;

function endsValue(text: string, offset: number, ofQuery: boolean): boolean {
  switch (text.charAt(offset)) {
    case "&":
    case '"':
    case "`":
    case "<":
    case ">":
      return true;
    case "#":
      return ofQuery;
    case "'":
      // An apostrophe stands between letters.
      return !/\w/.test(text.charAt(offset + 1));
    case ",":
    case ";":
      NEXT_NAME.lastIndex = offset + 1;
      return NEXT_NAME.test(text);
    default:
      return isWhiteSpace(text.charCodeAt(offset));
  }
}

/** How much at the end of a value may be punctuation of the text around it. */
const MAX_PUNCTUATION = 40;

/** The end of a value without what follows it in a text: `).`, and the line and the column of a stack trace. */
function withoutPunctuation(text: string, start: number, end: number): number {
  const tail = text.slice(Math.max(start, end - MAX_PUNCTUATION), end);
  const [after = ""] = /(?:(?::\d{1,9}){2})?[.,;:!?)\]}|\\]*$/.exec(tail) ?? [];
  return end - after.length;
}
