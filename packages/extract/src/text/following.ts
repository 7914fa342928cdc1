/** RFC 3986 Appendix C: the text after a URI, as a message shows it. */

/** How much of it is shown, in UTF-16 code units. */
export const SHOWN = 64;

/** A text up to its first white space. */
export function beforeSpace(text: string): string {
  return text.slice(0, /\s|$/.exec(text)?.index);
}
