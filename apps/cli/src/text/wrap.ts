/** Wraps prose to a given width. */

/** Where a line may end: not between "RFC" and its number, before a section, or next to a "|". */
const BREAK = / (?![§|])(?<!\| )(?<![A-Za-z] (?=\d))/;

/** The lines of a text, none wider than `width` unless a single word is. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(BREAK)) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = "";
    }
    line += line === "" ? word : ` ${word}`;
  }
  return [...lines, line];
}
