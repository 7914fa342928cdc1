/** A table of two columns: terms, and what they mean. */
import { wrap } from "./wrap.ts";

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
    if (width - column < ROOM) {
      return [`  ${term.trimEnd()}`, ...wrap(text, width - 6).map((line) => `      ${line}`)];
    }
    const [first, ...rest] = wrap(text, width - column);
    return [`  ${term}`.padEnd(column) + (first as string), ...rest.map((line) => " ".repeat(column) + line)];
  });
}
