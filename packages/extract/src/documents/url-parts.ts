/** The HTML Standard: the URLs in the value of an attribute. */
import type { UrlSyntax } from "./html-attributes.ts";
import { cssUrls } from "./css-urls.ts";
import { type Part, partOf, partsLike } from "./part.ts";

/** Of a refresh: a number of seconds, then white space, ";" or ",". */
const TIME = /[ \t\n\f\r]*[\d.]+(?:[ \t\n\f\r]*[;,]|[ \t\n\f\r])[ \t\n\f\r]*/y;
/** "url=", which may be missing. */
const NAME = /url[ \t\n\f\r]*=[ \t\n\f\r]*/iy;

/** Returns the parts of a value that are URLs, each without the white space around it. */
export function urlParts(syntax: UrlSyntax, value: string): readonly Part[] {
  switch (syntax) {
    case "url":
      return [{ ...partOf(value, 0, value.length), start: 0, end: value.length }];
    case "list":
      return partsLike(value, /[^ \t\n\f\r]+/g);
    case "srcset":
      return srcsetUrls(value);
    case "refresh":
      return refreshUrl(value);
    default:
      return cssUrls(value);
  }
}

/** The URL of each candidate. Descriptors may follow it, up to a comma. */
function srcsetUrls(value: string): Part[] {
  const parts: Part[] = [];
  for (let start = skip(value, 0, " \t\n\f\r,"); start < value.length;) {
    const after = wordEnd(value, start);
    let end = after;
    while (value[end - 1] === ",") end--;
    parts.push(partOf(value, start, end));
    // A comma at its end leaves no room for descriptors.
    start = skip(value, end < after ? after : descriptorsEnd(value, after), " \t\n\f\r,");
  }
  return parts;
}

function skip(value: string, from: number, characters: string): number {
  let i = from;
  while (characters.includes(value[i] as string)) i++;
  return i;
}

function wordEnd(value: string, from: number): number {
  let i = from;
  while (i < value.length && !" \t\n\f\r".includes(value[i] as string)) i++;
  return i;
}

/** A comma in parentheses does not end the descriptors. */
function descriptorsEnd(value: string, from: number): number {
  let isInParentheses = false;
  for (let i = from; i < value.length; i++) {
    const character = value[i];
    if (character === "(") isInParentheses = true;
    else if (character === ")") isInParentheses = false;
    else if (character === "," && !isInParentheses) return i;
  }
  return value.length;
}

/**
 * "Shared declarative refresh steps": the URL in `<meta http-equiv=refresh content="5; url=a/b">`, if there is one.
 * Without it, the page loads itself.
 */
export function refreshUrl(value: string): Part[] {
  const from = endOf(TIME, value, 0);
  if (from === -1 || from === value.length) return [];
  const afterName = endOf(NAME, value, from);
  // What begins with a "u" but is not "url=" is a URL as a whole.
  const start = afterName === -1 ? from : afterName;
  const quote = value[start];
  if (quote !== '"' && quote !== "'") return [partOf(value, start, value.length)];
  const end = value.indexOf(quote, start + 1);
  return [partOf(value, start + 1, end === -1 ? value.length : end)];
}

function endOf(pattern: RegExp, text: string, from: number): number {
  pattern.lastIndex = from;
  return pattern.test(text) ? pattern.lastIndex : -1;
}
