/** CSS Syntax §4.3: `url(…)`, and the text after `@import`, outside of comments and other texts. */
import type { Part } from "./part.ts";

/** What may begin a URL, or hide one. A text in quotes after `@import` is a URL. */
const START = /\/\*|url\([ \t\n\f\r]*|@import[ \t\n\f\r]+(?=["'])|["']/gi;

/** An "ident code point": right before `url(`, it makes the name of another function. */
const IDENT = /[-\w\x80-\uFFFF]/;

/** A "newline", as the preprocessing makes it. */
const NEWLINE = /[\n\f\r]/;

/** "Consume a url token": ends an unquoted URL. Only white space or a bracket keeps it a URL. NUL becomes U+FFFD. */
const UNQUOTED_END = /["'() ]|(?![\0\x80-\x9F])\p{Cc}/u;

/** Returns the URLs in a style. One with an escape (`\`) is left out. */
export function cssUrls(value: string): Part[] {
  const parts: Part[] = [];
  const start = new RegExp(START);
  for (let found = start.exec(value); found !== null; found = start.exec(value)) {
    const [token] = found;
    const from = start.lastIndex;
    if (token === "/*") {
      const end = value.indexOf("*/", from);
      start.lastIndex = end === -1 ? value.length : end + 2;
      continue;
    }
    if (/^u/i.test(token) && IDENT.test(value.charAt(found.index - 1))) continue;
    const isUrl = token.length > 2;
    const isQuoted = !isUrl || /["']/.test(value.charAt(from));
    const textStart = isUrl && isQuoted ? from + 1 : from;
    const end = isQuoted ? quotedEnd(value, textStart) : unquotedEnd(value, textStart);
    const isWhole = isQuoted ? !NEWLINE.test(value.charAt(end)) : isClosed(value, end);
    const text = value.slice(textStart, end);
    if (isUrl && isWhole && text !== "" && !text.includes("\\")) parts.push({ text, start: textStart, end });
    start.lastIndex = isQuoted ? end + 1 : remnantsEnd(value, end);
  }
  return parts;
}

/** The end of a text that begins at `from`, after its quote: the same quote, a line break, or the end. */
function quotedEnd(value: string, from: number): number {
  const quote = value[from - 1];
  for (let i = from; i < value.length; i++) {
    if (value[i] === "\\") i++;
    else if (value[i] === quote || NEWLINE.test(value[i] as string)) return i;
  }
  return value.length;
}

function unquotedEnd(value: string, from: number): number {
  for (let i = from; i < value.length; i++) {
    if (value[i] === "\\" && !NEWLINE.test(value.charAt(i + 1))) i++;
    else if (UNQUOTED_END.test(value[i] as string)) return i;
  }
  return value.length;
}

/** Whether a URL that is not in quotes ends here: only white space may come before the bracket. */
function isClosed(value: string, from: number): boolean {
  let i = from;
  while (/[ \t\n\f\r]/.test(value.charAt(i))) i++;
  return i === value.length || value[i] === ")";
}

/** "Consume the remnants of a bad url": to a bracket that is not escaped. */
function remnantsEnd(value: string, from: number): number {
  let i = from;
  while (i < value.length && value[i] !== ")") i += value[i] === "\\" ? 2 : 1;
  return i;
}
