/**
 * RFC 3986 §3.4, §7.5: the values of secret parameters in a query, a fragment, a form body or a line of a
 * configuration.
 */
import type { Stretch } from "../text/part.ts";
import type { IsSecretName } from "./names.ts";
import type { View } from "../text/view.ts";
import { isWhiteSpace } from "./white-space.ts";

/** How much before an "=" is looked at. */
const MAX_NAME = 100;

/** What stands around names. */
const DELIMITERS = "?&#;,\"'`<>=(){}/\\|:";

/** Begins a line of a configuration, `password = x`, or of a comparison of two. */
const LINE_START = /^[ \t]{0,100}(?:(?:export|set|[+~-])[ \t]{1,10})?[\w.-]{1,100}[ \t]{1,100}=[ \t]{0,100}(?![=>])/;

/** Finds the values after names of secrets and "=". The text is one line. */
export function* parameters(view: View, isSecretName: IsSecretName): Generator<Stretch> {
  const { text } = view;
  const ends: Ends = [0, 0, 0];
  const [spaced] = LINE_START.exec(text) ?? [];
  if (spaced !== undefined) {
    const name = spaced.slice(0, spaced.lastIndexOf("=")).trim();
    if (isSecretName(name.replace(/^(?:export|set|[+~-])\s+/, ""), "elsewhere")) {
      const value = valueAt(view, spaced.length, 0, [0, 0, 0]);
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
    const value = valueAt(view, equals + 1, start, ends);
    const isInQuery =
      (before !== "" && "?&#".includes(before)) ||
      text.charAt(value[1]) === "&" ||
      text.slice(value[0], Math.min(value[1], value[0] + MAX_NAME) + 1).includes("&");
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

/** Where a pair is: in a query, at the beginning of a word, or elsewhere. */
const QUERY = 0;
const WORD = 1;
const ELSEWHERE = 2;

/** For each of these, where the last value ends that was looked at: the same for a value that begins in it. */
type Ends = number[];

/** Where the value is after a name that begins at `name`. In a query, no quote begins a value. */
function valueAt(view: View, start: number, name: number, ends: Ends): Stretch {
  const { text, isEncoded } = view;
  const before = text.charAt(name - 1);
  const ofQuery = before !== "" && "?&#;".includes(before);
  const quote = text.charAt(start);
  const isClosed = quote === before && isEncoded(start) === isEncoded(name - 1);
  if (isQuote(quote) && !ofQuery && !isClosed) {
    const end = closingQuote(view, start, start + 1);
    return [start + 1, end === -1 ? text.length : end];
  }
  // The pair as a whole is in quotes: `-e "PASSWORD=a b"`.
  const closing = isQuote(before) ? closingQuote(view, name - 1, start) : -1;
  if (closing !== -1) {
    let end = start;
    while (end < closing && !beginsNext(text, end)) end++;
    return [start, end];
  }
  const place = ofQuery ? QUERY : before === "" || isWhiteSpace(before.charCodeAt(0)) ? WORD : ELSEWHERE;
  let end = ends[place] as number;
  if (start >= end) {
    end = start;
    while (end < text.length && !endsValue(text, end, place)) end++;
    ends[place] = end;
  }
  return [start, text.charAt(end) === "&" ? end : withoutPunctuation(text, start, end)];
}

function isQuote(character: string): boolean {
  return character !== "" && "\"'`".includes(character);
}

/** Where the quote at an offset is closed, or -1. One that is escaped belongs to the value, unless both are. */
function closingQuote({ text, isEncoded }: View, opening: number, from: number): number {
  const quote = text.charAt(opening);
  const isNested = isEncoded(opening);
  let end = text.indexOf(quote, from);
  while (end !== -1 && !isNested && isEncoded(end)) end = text.indexOf(quote, end + 1);
  return end;
}

/** What follows a separator of pairs. */
const NEXT_NAME = /[ \t]{0,9}[\w.-]{1,64}=/y;
const NEXT_PARAMETER = /[^\s&=#"'`<>]{1,100}=/y;

/** Whether the separator before the next pair is at an offset. */
function beginsNext(text: string, offset: number): boolean {
  const character = text.charAt(offset);
  const next = character === "&" ? NEXT_PARAMETER : NEXT_NAME;
  if (!"&,; \t".includes(character)) return false;
  next.lastIndex = offset + 1;
  return next.test(text);
}

function endsValue(text: string, offset: number, place: number): boolean {
  switch (text.charAt(offset)) {
    case "&":
      // In the environment of a process, it may be a part of the value.
      return place !== WORD || beginsNext(text, offset);
    case '"':
    case "`":
    case "<":
    case ">":
      return true;
    case "#":
      return place === QUERY;
    case "'":
      // An apostrophe stands between letters.
      return !/\w/.test(text.charAt(offset + 1));
    case ",":
    case ";":
      return beginsNext(text, offset);
    default:
      return isWhiteSpace(text.charCodeAt(offset));
  }
}

/** How much at the end of a value may be punctuation of the text around it. */
const MAX_PUNCTUATION = 40;

/**
 * The end of a value without what follows it in a text: `).`, and the line and the column of a stack trace. `${x}` has
 * its own bracket.
 */
function withoutPunctuation(text: string, start: number, end: number): number {
  const tail = text.slice(Math.max(start, end - MAX_PUNCTUATION), end);
  const [after = ""] = /(?:(?::\d{1,9}){2})?[.,;:!?)\]}|\\]*$/.exec(tail) ?? [];
  const balanced = /^[^{]*\{[^}]*\}|^[^(]*\([^)]*\)|^[^[]*\[[^\]]*\]/.exec(tail)?.[0].length ?? 0;
  return Math.max(end - after.length, end - tail.length + balanced);
}
