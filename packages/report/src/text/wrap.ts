/** Prose and tables of two columns, wrapped to a given width. */

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

export function indented(text: string, indent: string, width: number): string[] {
  return wrap(text, width - indent.length).map((line) => indent + line);
}

/** The lines of a text, the second and later ones indented. */
export function hanging(text: string, width: number, indent: string): [string, ...string[]] {
  // Most texts fit.
  if (text.length <= width) return [text];
  const [first, ...others] = wrap(text, width) as [string, ...string[]];
  const rest = others.join(" ");
  return [first, ...(rest === "" ? [] : indented(rest, indent, width))];
}

/** A term, and what it means. */
export interface Row {
  readonly term: string;
  readonly text: string;
}

/** How many columns the second column needs beside the first. */
const ROOM = 28;

/**
 * The rows of a table, with an indent. Where there is no room beside the terms, each text is below its term.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-2.1 | RFC 3986 §2.1}
 */
export function rowLines(rows: readonly Row[], width: number): string[] {
  const column = 2 + rows.reduce((widest, { term }) => Math.max(widest, term.length), 0) + 2;
  return rows.flatMap(({ term, text }) => {
    if (width - column < ROOM) return [`  ${term.trimEnd()}`, ...indented(text, " ".repeat(6), width)];
    const [first, ...rest] = wrap(text, width - column);
    return [`  ${term}`.padEnd(column) + (first as string), ...rest.map((line) => " ".repeat(column) + line)];
  });
}
