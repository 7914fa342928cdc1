/** RFC 8259 §4: the values of secret members of objects, in JSON and in the notations that resemble it. */
import { allMatches } from "../text/all-matches.ts";
import type { Stretch } from "../text/part.ts";
import type { IsSecretName } from "./names.ts";

/** Before the value: a name in quotes, which may be escaped as in a string of JSON, and a colon or an arrow. */
const ESCAPED =
  /(?<!\\)(?<escape>\\{0,15})(["'])(?<name>[^"'\\:=]{1,100})\1\2[ \t]{0,99}(?::|=>)[ \t]{0,99}\1(?<quote>["'])/g;
/**
 * A name without quotes before the value, in braces or at the start of the line. A colon before it is that of a symbol
 * of Ruby.
 */
const UNQUOTED =
  /(?:^|[{,])[ \t]{0,99}:?(?<name>[\w$.-]{1,100})[ \t]{0,9}(?::|=>)[ \t]{0,9}(?<escape>\\{0,15})(?<quote>["'])/g;
/** A name before the value, with the quotes of HTML, or percent-encoded, up to twice. */
const REPLACED =
  /(&quot;|&#34;|&#x22;|%22|%2522)([\w.-]{1,100})\1(?: |%20|%2520|\+){0,99}(?::|%3A|%253A)(?: |%20|%2520|\+){0,99}\1/gi;

/** Finds the texts that are the values of secret members. A string that is cut off ends with the line. */
export function* members(text: string, isSecretName: IsSecretName): Generator<Stretch> {
  for (const pattern of [ESCAPED, UNQUOTED]) {
    for (const { 0: match, groups: { escape = "", name = "", quote = "" } = {}, index } of allMatches(text, pattern)) {
      if (!isSecretName(name, "elsewhere")) continue;
      const start = index + match.length;
      const end = closingQuote(text, start, quote, escape.length);
      if (start < end) yield [start, end];
    }
  }
  for (const { 0: match, 1: quote = "", 2: name = "", index } of allMatches(text, REPLACED)) {
    if (!isSecretName(name, "elsewhere")) continue;
    const start = index + match.length;
    const closing = new RegExp(String.raw`(?<!\\|%(?:25)?5C)${quote}|$`, "gi");
    closing.lastIndex = start;
    const end = closing.exec(text)?.index ?? text.length;
    if (start < end) yield [start, end];
  }
}

/**
 * Where a string ends whose quotes have so many "\" before them: a quote in it has more, and an escaped "\" at its end
 * doubles them.
 */
function closingQuote(text: string, start: number, quote: string, escapes: number): number {
  for (let end = text.indexOf(quote, start); end !== -1; end = text.indexOf(quote, end + 1)) {
    let first = end;
    while (first > start && text.charAt(first - 1) === "\\") first--;
    if ((end - first) % (2 * escapes + 2) === escapes) return end - escapes;
  }
  return text.length;
}
