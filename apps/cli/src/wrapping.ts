/** Prose in lines of a given width. */

/** Where a line may end: not between "RFC" and its number, not before a section, and not beside a "|". */
const BREAK = / (?![§|])(?<!\| )(?<![A-Za-z] (?=\d))/;

/** The lines of a text, none wider than `width` unless a word is. */
export function wrapped(text: string, width: number): string[] {
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
