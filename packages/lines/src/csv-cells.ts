/** RFC 4180 §2: cells of comma-separated values. */
import type { FieldForm } from "./written-fields.ts";

const QUOTE = 0x22;

/** Cells between commas. One without anything, quotes included, is missing; `""` is the empty text. */
export const CELLS: FieldForm = {
  separator: ",",
  missing: "",
  plain: (cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell),
  unescape: (octets) => octets,
  writtenBefore(octets, offset) {
    if (octets[0] !== QUOTE) return offset;
    let at = 1;
    for (let left = offset; left > 0; left--) at += octets[at] === QUOTE ? 2 : 1;
    return at;
  },
  /** Quoted where it must be, and where the cell before was. */
  escape(text, cell) {
    const isQuoted = text === "" || cell.startsWith('"') || /[",\r\n]/.test(text);
    return isQuoted ? `"${text.replaceAll('"', '""')}"` : text;
  },
};

/**
 * What is wrong with a cell, and what would be right. The form of a table is not guessed, since its rows depend on it.
 */
export const CELL_FAULTS = {
  inside: "a quote is in a cell without quotes; write the cell in quotes, with each quote in it twice",
  after: "a cell goes on after its closing quote; write each quote in it twice",
  unclosed: "the quote that begins here is not closed",
  "carriage-return": "a carriage return without a line feed is in a cell without quotes; write the cell in quotes",
} as const;

export type CellFault = keyof typeof CELL_FAULTS;

/** Finds the cells of rows in a text of whole rows, one row after the other. */
export class CellWalker {
  /** The offset of the row's end, which is that of its CR or LF, or of the end of the text. */
  end = 0;
  /** The offset of the next row. */
  next = 0;
  /** The ends of its cells, in order. */
  readonly ends: number[] = [];
  fault: { readonly kind: CellFault; readonly at: number } | undefined;

  /** Walks over the cells of the row at `from`. Returns whether they are as they must be. */
  walk(text: string, from: number): boolean {
    this.ends.length = 0;
    this.fault = undefined;
    for (let at = from; ;) {
      at = text.charCodeAt(at) === QUOTE ? this.#afterQuoted(text, at) : this.#afterUnquoted(text, at);
      if (this.fault !== undefined) return false;
      this.ends.push(at);
      if (text.charCodeAt(at) !== 0x2c) {
        this.end = at;
        this.next = at + (text.startsWith("\r\n", at) ? 2 : 1);
        return true;
      }
      at++;
    }
  }

  #afterQuoted(text: string, opening: number): number {
    for (let at = opening + 1; ; at += 2) {
      at = text.indexOf('"', at);
      if (at < 0) return this.#fail("unclosed", opening);
      if (text.charCodeAt(at + 1) === QUOTE) continue;
      return endsCell(text, at + 1) ? at + 1 : this.#fail("after", at + 1);
    }
  }

  #afterUnquoted(text: string, from: number): number {
    for (let at = from; ; at++) {
      if (endsCell(text, at)) return at;
      const code = text.charCodeAt(at);
      if (code === QUOTE) return this.#fail("inside", at);
      if (code === 0x0d) return this.#fail("carriage-return", at);
    }
  }

  #fail(kind: CellFault, at: number): number {
    this.fault = { kind, at };
    return at;
  }
}

/** Whether a comma, a line end or the end of the text is there. */
function endsCell(text: string, at: number): boolean {
  if (at >= text.length) return true;
  const code = text.charCodeAt(at);
  return (
    code === 0x2c || code === 0x0a || (code === 0x0d && (at + 1 === text.length || text.charCodeAt(at + 1) === 0x0a))
  );
}

/** The row ends in pieces of a table, each outside of quotes. */
export class RowEnds {
  /** Whether an odd number of quotes is before. In a table that is as it must be, a quoted cell is then open. */
  isQuoted = false;

  /** Returns the offset after the last row end in the next piece; 0 if it has none. */
  after(bytes: Uint8Array): number {
    if (!this.isQuoted && !bytes.includes(QUOTE)) return bytes.lastIndexOf(0x0a) + 1;
    let [end, isQuoted] = [0, this.isQuoted];
    for (let at = 0; at < bytes.length; at++) {
      const octet = bytes[at];
      if (octet === QUOTE) isQuoted = !isQuoted;
      else if (octet === 0x0a && !isQuoted) end = at + 1;
    }
    this.isQuoted = isQuoted;
    return end;
  }
}
