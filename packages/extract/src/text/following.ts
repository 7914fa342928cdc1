/** RFC 3986 Appendix C: the text after a URI, as a message shows it. */

/** How much of it is shown, in UTF-16 code units. */
const SHOWN = 64;

/** The offset after the character at an offset; after one unit at the end of the text. */
export function afterCharacter(text: string, offset: number): number {
  return offset + String.fromCodePoint(text.codePointAt(offset) ?? 0).length;
}

/** What stands at an offset, up to white space. */
export function afterIn(text: string, from: number): string {
  const after = text.slice(from, from + SHOWN);
  return after.slice(0, /\s|$/.exec(after)?.index);
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
