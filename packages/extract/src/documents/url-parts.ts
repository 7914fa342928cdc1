/** The HTML Standard: the URLs in the value of an attribute. */
import type { UrlSyntax } from "./html-attributes.ts";
import { cssUrls } from "./css-urls.ts";
import { type Part, partOf, partsLike } from "./part.ts";
import { srcsetUrls } from "./srcset.ts";

/** Of a refresh: a number of seconds, then white space, ";" or ",". */
const TIME = /[ \t\n\f\r]*[\d.]+(?:[ \t\n\f\r]*[;,]|[ \t\n\f\r])[ \t\n\f\r]*/y;
/** "url=", which may be missing. */
const NAME = /url[ \t\n\f\r]*=[ \t\n\f\r]*/iy;

/** Returns the parts of a value that are URLs, each without the white space around it. */
export function urlParts(syntax: UrlSyntax, value: string): readonly Part[] {
  switch (syntax) {
    case "url":
      return [partOf(value, 0, value.length)];
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
