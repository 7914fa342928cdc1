/** What follows the options on a help page, as blocks: the page at a narrow terminal and the manual page lay them out anew. */
import { wrap } from "../text/wrap.ts";

export type Note =
  | { readonly kind: "prose"; readonly text: string }
  /** A line of a table: a term, and what it means. */
  | { readonly kind: "row"; readonly term: string; readonly text: string }
  /** Such as an example, which cannot be broken. */
  | { readonly kind: "verbatim"; readonly text: string }
  | { readonly kind: "blank"; readonly text: "" };

/** The blocks of a text. Lines without an indent are prose, with one they are rows, examples, or go on with a row. */
export function notesOf(text: string): Note[] {
  const notes: Note[] = [];
  for (const line of text.split("\n")) {
    const last = notes.at(-1);
    const row = /^ {2,}(?!\$ )(\S.*?) {2,}(\S.*)/.exec(line);
    if (line === "") notes.push({ kind: "blank", text: "" });
    else if (!line.startsWith(" ")) {
      if (last?.kind === "prose" && !last.text.endsWith(":")) notes.splice(-1, 1, joined(last, line));
      else notes.push({ kind: "prose", text: line });
    } else if (row !== null) notes.push({ kind: "row", term: row[1] as string, text: row[2] as string });
    else if (last?.kind === "row" && /^ {8}/.test(line)) notes.splice(-1, 1, joined(last, line));
    else notes.push({ kind: "verbatim", text: line });
  }
  return notes;
}

function joined<N extends { readonly text: string }>(note: N, line: string): N {
  return { ...note, text: `${note.text} ${line.trim()}` };
}

/** A help page without lines that are wider than the terminal. What fits stays as it is. */
export function fitted(page: string, width: number): string {
  if (page.split("\n").every((line) => line.length <= width)) return page;
  return notesOf(page)
    .flatMap((note) => {
      switch (note.kind) {
        case "prose":
          return wrap(note.text, width);
        case "row":
          return itemLines(note.term, note.text, width);
        default:
          return [note.text];
      }
    })
    .join("\n");
}

/** A term with its meaning below it. */
export function itemLines(term: string, text: string, width: number): string[] {
  return [`  ${term}`, ...wrap(text, width - 6).map((line) => `      ${line}`)];
}
