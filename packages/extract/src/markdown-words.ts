/** RFC 3986 Appendix C: what follows a URI in the text of Markdown. */

/** The text up to white space. */
export function wordAt(markdown: string, start: number): string {
  const space = /\s|$/g;
  space.lastIndex = start;
  return markdown.slice(start, space.exec(markdown)?.index);
}
