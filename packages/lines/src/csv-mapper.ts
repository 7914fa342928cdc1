/** RFC 4180 §2: rows of comma-separated values, of which one cell is a text to map and the others stay. */
import { argumentError } from "@std66/core/internal";
import { CELL_FAULTS, CELLS, CellWalker, RowEnds } from "./csv-cells.ts";
import { encoded, utf8 } from "./fields.ts";
import { octetText } from "./latin-1.ts";
import { requireBytes } from "./options.ts";
import { RowAnswers } from "./row-answers.ts";
import { type AnswerField, type FieldOptions, rowOptions } from "./row-options.ts";
import { joined } from "./whole-lines.ts";
import { octetsOf, placeAfter } from "./written-fields.ts";

/** The length of the longest row, in bytes. A quote that is not closed takes so much memory. */
const LONGEST_ROW = 67_108_864;

export interface CsvOptions extends FieldOptions {
  /** The text of the cell for which there is no answer. Default: a cell without anything. */
  readonly none?: string | undefined;
  /** The maximum length of a row, in bytes. Default: 67,108,864. */
  readonly limit?: number | undefined;
}

/**
 * Maps one cell of the rows of a table as RFC 4180 has it: each row in is a row out, in order. A cell may be in quotes,
 * with commas, line ends and, each twice, quotes in it. A row ends with CRLF or LF. All other cells, and line ends,
 * stay as they are, octet by octet; a last row without a line end gets that of the row before it. A cell without
 * anything is missing, and stays; `""` is the empty text. A row with too few cells is filled up with missing ones. An
 * answer is in quotes where it must be, and where the cell was.
 *
 * A quote that is not where it may be ends the table, since other readers would find other rows after it.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc4180#section-2 | RFC 4180 §2}
 * @example
 * ```ts
 * import { tryParse } from "@std66/core";
 * import { CsvMapper } from "@std66/lines/rows";
 * const rows = new CsvMapper((text) => tryParse(text)?.path, { column: "url", header: "path", append: true });
 * const table = new TextEncoder().encode('id,url\n"a, b",http://h/c\n2,"http://h/d,e"\n');
 * new TextDecoder().decode(rows.map(table)); // => 'id,url,path\n"a, b",http://h/c,/c\n2,"http://h/d,e","/d,e"\n'
 * rows.count; // => 2
 * ```
 */
export class CsvMapper {
  readonly #answers: RowAnswers;
  readonly #limit: number;
  readonly #ends = new RowEnds();
  readonly #walker = new CellWalker();
  /** What comes after the last row end. */
  #rest: Uint8Array[] = [];
  #restLength = 0;
  #isBeginning = true;
  #nextLine = 1;
  #lastEnd = "\n";

  /**
   * `answer` returns what takes the place of a text, not in quotes.
   *
   * @throws {RangeError} if `column` is neither an integer from 1 to 65,535 nor a name beside `header`, or if options
   * exclude each other
   * @throws {TypeError} if an argument is of another type, or if an option is unknown
   */
  constructor(answer: AnswerField, options?: CsvOptions) {
    const own = rowOptions("CsvMapper", answer, options, ["limit", "none"]);
    const { none, limit = LONGEST_ROW } = own;
    if (none !== undefined && typeof none !== "string")
      throw argumentError("CsvMapper: options.none", "a string", none);
    if (typeof limit !== "number") throw argumentError("CsvMapper: options.limit", "a number", limit);
    this.#answers = new RowAnswers(CELLS, answer, own, (cell) => (none === undefined ? "" : CELLS.escape(none, cell)));
    this.#limit = limit;
  }

  /** How many rows have been mapped, without the header. */
  get count(): number {
    return this.#answers.count;
  }

  /** How many of them have the cell. */
  get found(): number {
    return this.#answers.found;
  }

  /** The line where the last row begins, counted from 1. */
  get line(): number {
    return this.#answers.line;
  }

  /**
   * Whether a row is not as it must be, or the header lacks the cell. Then nothing after it is mapped, and `map` and
   * `end` throw.
   */
  get isBroken(): boolean {
    return this.#answers.wrong !== undefined;
  }

  /** Ends the rows with the one whose `answer` or `unanswered` calls this. Those after it are not mapped. */
  stop(): void {
    this.#answers.isStopped = true;
  }

  /**
   * Returns the rows that end in the next bytes of a table, which may end anywhere, up to a row that is not as it must
   * be.
   *
   * @throws {RangeError} if a row before was not, or if the header lacks the cell
   * @throws {TypeError} if `bytes` is not a `Uint8Array`
   */
  map(bytes: Uint8Array): Uint8Array {
    requireBytes("map: bytes", bytes);
    this.#requireRows();
    if (this.#answers.isStopped) return new Uint8Array(0);
    const end = this.#ends.after(bytes);
    let rows = new Uint8Array(0);
    if (end > 0) {
      rows = this.#mapRows(joined([...this.#rest, bytes.subarray(0, end)])) as Uint8Array<ArrayBuffer>;
      this.#rest = [];
      this.#restLength = 0;
    }
    if (end < bytes.length && !this.#answers.hasEnded) this.#keep(bytes.subarray(end));
    return rows;
  }

  /**
   * Ends the table. Returns its last row if that lacks its line end.
   *
   * @throws {RangeError} if a row is not as it must be, or if the header lacks the cell
   */
  end(): Uint8Array {
    const rest = this.#answers.hasEnded ? [] : this.#rest.splice(0);
    const row = this.#mapRows(joined(rest));
    this.#requireRows();
    return row;
  }

  #requireRows(): void {
    if (this.#answers.wrong !== undefined) throw new RangeError(this.#answers.wrong);
  }

  #keep(piece: Uint8Array): void {
    this.#restLength += piece.length;
    // A copy, since the caller may use the memory of the piece again.
    this.#rest.push(new Uint8Array(piece));
    if (this.#restLength <= this.#limit) return;
    const rest = joined(this.#rest.splice(0));
    // With an odd number of quotes, this finds what is wrong.
    if (this.#ends.isQuoted) this.#mapRows(rest, ` within ${this.#limit} bytes`);
    this.#answers.wrong ??= `line ${this.#nextLine}: a row is longer than ${this.#limit} bytes`;
  }

  /** Returns whole rows with their answers. `within`: where a quote is not closed. */
  #mapRows(bytes: Uint8Array, within = " before the end of the table"): Uint8Array {
    const text = utf8(bytes);
    if (text !== undefined) return encoded(this.#mapText(text, false, within));
    return octetsOf(this.#mapText(octetText(bytes), true, within), true);
  }

  #mapText(text: string, areOctets: boolean, within: string): string {
    // It belongs to no cell.
    const mark = this.#isBeginning ? markOf(text, areOctets) : "";
    if (text !== "") this.#isBeginning = false;
    const hasLoneReturn = /\r(?!\n)/.test(text);
    let rows = mark;
    let quote = -1;
    for (let from = mark.length; from < text.length && !this.#answers.hasEnded;) {
      if (quote < from) quote = offsetOf(text, '"', from);
      const lineEnd = offsetOf(text, "\n", from);
      this.#answers.line = this.#nextLine++;
      if (quote > lineEnd && !hasLoneReturn) {
        const end = text.charCodeAt(lineEnd - 1) === 0x0d && lineEnd > from ? lineEnd - 1 : lineEnd;
        rows += this.#withEnd(this.#mapPlain(text.slice(from, end), areOctets), text.slice(end, lineEnd + 1));
        from = lineEnd + 1;
        continue;
      }
      if (!this.#walker.walk(text, from)) {
        this.#refuse(text.slice(from, this.#walker.fault?.at), areOctets, within);
        break;
      }
      const { end, next } = this.#walker;
      rows += this.#withEnd(this.#mapWalked(text, from, areOctets), text.slice(end, next));
      for (let at = lineEnd; at < end; at = offsetOf(text, "\n", at + 1)) this.#nextLine++;
      from = next;
    }
    return rows;
  }

  /** A row without quotes. */
  #mapPlain(text: string, areOctets: boolean): string | undefined {
    const answers = this.#answers;
    const row = { text, areOctets };
    if (answers.isHeaderDue) return answers.header(row, text.split(","));
    answers.count++;
    let from = 0;
    for (let column = 1; column < answers.column; column++) {
      const comma = text.indexOf(",", from);
      if (comma < 0) return answers.short(row, answers.column - column);
      from = comma + 1;
    }
    const comma = text.indexOf(",", from);
    return answers.mapped(row, from, comma < 0 ? text.length : comma);
  }

  /** The row that was walked. */
  #mapWalked(text: string, from: number, areOctets: boolean): string | undefined {
    const answers = this.#answers;
    const { ends, end } = this.#walker;
    const row = { text: text.slice(from, end), areOctets };
    const start = (index: number): number => (index === 0 ? 0 : (ends[index - 1] as number) + 1 - from);
    if (answers.isHeaderDue) {
      return answers.header(
        row,
        ends.map((to, index) => row.text.slice(start(index), to - from)),
      );
    }
    answers.count++;
    const to = ends[answers.column - 1];
    if (to === undefined) return answers.short(row, answers.column - ends.length);
    return answers.mapped(row, start(answers.column - 1), to - from);
  }

  /** A row with its line end; nothing if it is not selected. */
  #withEnd(row: string | undefined, end: string): string {
    if (end.endsWith("\n")) this.#lastEnd = end;
    else if (end === "\r") this.#lastEnd = "\r\n";
    return row === undefined ? "" : row + this.#lastEnd;
  }

  #refuse(before: string, areOctets: boolean, within: string): void {
    const { line, column } = placeAfter(octetsOf(before, areOctets), this.#answers.line);
    const kind = this.#walker.fault?.kind ?? "unclosed";
    const why = kind === "unclosed" ? CELL_FAULTS.unclosed + within : CELL_FAULTS[kind];
    this.#answers.wrong = `line ${line}, column ${column}: ${why} (RFC 4180, section 2)`;
  }
}

/** The offset of a character from another offset on; the length of the text if it is not there. */
function offsetOf(text: string, character: string, from: number): number {
  const at = text.indexOf(character, from);
  return at < 0 ? text.length : at;
}

/** The byte order mark that a text begins with. */
function markOf(text: string, areOctets: boolean): string {
  const mark = areOctets ? "\xEF\xBB\xBF" : "\uFEFF";
  return text.startsWith(mark) ? mark : "";
}
