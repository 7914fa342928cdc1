/** CSS Syntax §4.3: `url(…)`, and the text after `@import`, outside of comments and other texts. */
import type { Part } from "./part.ts";

/** What may begin a URL, or hide one. A text in quotes after `@import` is a URL. */
const START = /\/\*|url\([ \t\n\f\r]*|@import[ \t\n\f\r]+(?=["'])|["']/gi;

/** Returns the URLs in a style. One with an escape (`\`) is left out. */
export function cssUrls(value: string): Part[] {
  const parts: Part[] = [];
  const start = new RegExp(START);
  for (let found = start.exec(value); found !== null; found = start.exec(value)) {
    const [token] = found;
    const isUrl = token.length > 2;
    const from = start.lastIndex;
    if (token === "/*") {
      const end = value.indexOf("*/", from);
      start.lastIndex = end === -1 ? value.length : end + 2;
    } else {
      const isQuoted = !isUrl || value[from] === '"' || value[from] === "'";
      const textStart = isUrl && isQuoted ? from + 1 : from;
      const end = isQuoted ? quotedEnd(value, textStart) : unquotedEnd(value, textStart);
      const text = value.slice(textStart, end);
      if (isUrl && text !== "" && !text.includes("\\")) parts.push({ text, start: textStart, end });
      start.lastIndex = isQuoted ? end + 1 : end;
    }
  }
  return parts;
}

/** The end of a text that begins at `from`, after its quote: the same quote, a line break, or the end. */
function quotedEnd(value: string, from: number): number {
  const quote = value[from - 1];
  for (let i = from; i < value.length; i++) {
    if (value[i] === "\\") i++;
    else if (value[i] === quote || value[i] === "\n") return i;
  }
  return value.length;
}

function unquotedEnd(value: string, from: number): number {
  let end = from;
  while (end < value.length && !/["'() \t\n\f\r]/.test(value[end] as string)) end++;
  return end;
}
