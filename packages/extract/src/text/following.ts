/** RFC 3986 Appendix C: the text after a URI, as a message shows it. */

/** How much of it is shown, in UTF-16 code units. */
const SHOWN = 64;

/** The offset after the character at an offset; after one unit at the end of the text. */
export function afterCharacter(text: string, offset: number): number {
  return offset + String.fromCodePoint(text.codePointAt(offset) ?? 0).length;
}

/**
 * The end of what is shown of a URI that could not be read up to `stop`. White space ends it, unless it may be in a
 * password: "http://user:pass word@host/".
 */
export function unreadEnd(text: string, stop: number): number {
  const next = afterCharacter(text, stop);
  const isEnded = /^(?:[\n\r]|[\t\f ](?!\S*@))/.test(text.slice(stop, next + SHOWN));
  return isEnded ? stop : next;
}

/** What stands at an offset, up to white space. */
export function afterIn(text: string, from: number): string {
  const after = text.slice(from, from + SHOWN);
  return after.slice(0, /\s|$/.exec(after)?.index);
}

/** All that stands at an offset, up to white space. */
export function wordAt(text: string, start: number): string {
  const space = /\s|$/g;
  space.lastIndex = start;
  return text.slice(start, space.exec(text)?.index);
}

/** Whether no piece that comes after the text can change what is shown. */
export function isWholeIn(text: string, from: number): boolean {
  return from + afterIn(text, from).length < text.length;
}

/** The first character after a URI at the end of a text; empty at the document's end. `length`: the text before it. */
export function lastOf(text: string, length: number): string {
  if (text.length === length) return "";
  return /[\uD800-\uDBFF]?.?$/s.exec(text.slice(-2))?.[0] ?? "";
}
