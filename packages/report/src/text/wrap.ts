/** Wraps prose to a given width. */

/** Where a line may end: not between "RFC" and its number, before a section, in "Appendix D", or next to a "|". */
const BREAK = / (?![§|]|Appendix )(?<!\| |Appendix )(?<![A-Za-z] (?=\d))/;

/**
 * The lines of a text, none wider than `width` unless a single word is. `breaks`: where a line may end.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-2.1 | RFC 3986 §2.1}
 */
export function wrap(text: string, width: number, breaks: RegExp = BREAK): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(breaks)) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = "";
    }
    line += line === "" ? word : ` ${word}`;
  }
  return [...lines, line];
}

/** The lines of a text, the second and later ones indented. */
export function hanging(text: string, width: number, indent: string): [string, ...string[]] {
  // Most texts fit.
  if (text.length <= width) return [text];
  const [first, ...others] = wrap(text, width) as [string, ...string[]];
  const rest = others.join(" ");
  return [first, ...(rest === "" ? [] : wrap(rest, width - indent.length).map((line) => indent + line))];
}
