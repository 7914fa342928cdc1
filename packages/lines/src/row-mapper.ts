/** RFC 3986 §4.1: rows of fields between tabs, of which one is a text to map and the others stay. */
import { argumentError, nameOf } from "@std66/core/internal";
import { NULL_FIELD, encoded, escapeField, escapedBefore, unescapeField, utf8 } from "./fields.ts";
import { octetText, writeOctets } from "./latin-1.ts";
import { LF, requireBytes } from "./options.ts";
import { type Row, RowAnswers } from "./row-answers.ts";
import { type AnswerField, type FieldOptions, rowOptions } from "./row-options.ts";
import { joined } from "./whole-lines.ts";
import type { FieldForm } from "./written-fields.ts";

export interface RowOptions extends FieldOptions {
  /**
   * Whether a line with a number comes before each so many rows, as ClickHouse's `send_chunk_header` writes it.
   * Default: `false`.
   */
  readonly chunkHeaders?: boolean | undefined;
  /**
   * The field, as it is written, for which there is no answer: no tab and no line end. Default: `\N`, which is NULL.
   */
  readonly none?: string | undefined;
}

/** Fields as ClickHouse's `TabSeparated` and Hive's text have them. */
const FIELDS: FieldForm = {
  separator: "\t",
  missing: NULL_FIELD,
  plain: (field) => (field.includes("\\") ? undefined : field),
  unescape: unescapeField,
  writtenBefore: escapedBefore,
  escape: escapeField,
};

/**
 * Maps one field of rows, as a worker of an engine for large tables: each row in is a row out, in order, whatever its
 * octets are. Fields stand between tabs, and a row ends with LF; a CR before it belongs to the row end. A field is
 * escaped as in ClickHouse's `TabSeparated` and in Hive's text, and `\N` is NULL, which stays. All other fields, and
 * line ends, stay as they are, octet by octet; a row without an LF gets one. A row with too few fields is filled up
 * with NULL.
 *
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-4.1 | RFC 3986 §4.1}
 * @example
 * ```ts
 * import { tryParse } from "@std66/core";
 * import { RowMapper } from "@std66/lines/rows";
 * const rows = new RowMapper((text) => tryParse(text)?.host, { column: 2 });
 * const table = new TextEncoder().encode("1\thttp://a/\tx\n2\tb c\ty\n");
 * new TextDecoder().decode(rows.map(table)); // => "1\ta\tx\n2\t\\N\ty\n"
 * rows.count; // => 2
 * ```
 */
export class RowMapper {
  readonly #answers: RowAnswers;
  readonly #hasChunkHeaders: boolean;
  /** How many rows of the chunk are still to come. */
  #left = 0;

  /**
   * `answer` returns what takes the place of a text, not escaped.
   *
   * @throws {RangeError} if `column` is neither an integer from 1 to 65,535 nor a name beside `header`, if `none` is
   * not one field, or if options exclude each other
   * @throws {TypeError} if an argument is of another type, or if an option is unknown
   */
  constructor(answer: AnswerField, options?: RowOptions) {
    const own = rowOptions("RowMapper", answer, options, ["chunkHeaders", "none"]);
    const { chunkHeaders = false, none = NULL_FIELD, header } = own;
    if (typeof chunkHeaders !== "boolean")
      throw argumentError("RowMapper: options.chunkHeaders", "a boolean", chunkHeaders);
    if (chunkHeaders && header !== undefined)
      throw new RangeError("RowMapper: options.header cannot be used with options.chunkHeaders");
    if (typeof none !== "string") throw argumentError("RowMapper: options.none", "a string", none);
    if (/[\t\n\r]/.test(none))
      throw new RangeError(`RowMapper: options.none must have no tab and no line end, not ${nameOf(none)}`);
    this.#answers = new RowAnswers(FIELDS, answer, own, () => none);
    this.#hasChunkHeaders = chunkHeaders;
  }

  /** How many rows have been mapped, without the header. */
  get count(): number {
    return this.#answers.count;
  }

  /** How many of them have the field. */
  get found(): number {
    return this.#answers.found;
  }

  /** The line of the last row, counted from 1, without chunk headers. */
  get line(): number {
    return this.#answers.line;
  }

  /** Whether a line was not the header that it must be. Then nothing after it is mapped, and `map` and `end` throw. */
  get isBroken(): boolean {
    return this.#answers.wrong !== undefined;
  }

  /** Ends the rows with the one whose `answer` or `unanswered` calls this. Those after it are not mapped. */
  stop(): void {
    this.#answers.isStopped = true;
  }

  /**
   * Returns the rows with their answers, up to a wrong header. `bytes` are whole lines, as `LineBlocks` reads them.
   *
   * @throws {RangeError} if a chunk header before was not a number, or if the header lacks the field
   * @throws {TypeError} if `bytes` is not a `Uint8Array`
   */
  map(bytes: Uint8Array): Uint8Array {
    requireBytes("map: bytes", bytes);
    this.#requireHeaders();
    const text = utf8(bytes);
    if (text !== undefined) return encoded(this.#mapLines(text, false));
    const rows: Uint8Array[] = [];
    for (let from = 0; from < bytes.length;) {
      const end = bytes.indexOf(LF, from);
      const to = end < 0 ? bytes.length : end;
      rows.push(this.#mapOctets(bytes.subarray(from, to)));
      from = to + 1;
    }
    return joined(rows);
  }

  /**
   * Ends the rows.
   *
   * @throws {RangeError} if a chunk header was not a number, if the header lacks the field, or if rows of the last
   * chunk are missing
   */
  end(): void {
    this.#requireHeaders();
    if (this.#left > 0 && !this.#answers.isStopped)
      throw new RangeError(`the last chunk has ${this.#left} rows fewer than its header says`);
  }

  #requireHeaders(): void {
    if (this.#answers.wrong !== undefined) throw new RangeError(this.#answers.wrong);
  }

  /** A row whose octets are not UTF-8: a character for each octet. */
  #mapOctets(row: Uint8Array): Uint8Array {
    const text = utf8(row);
    if (text !== undefined) return encoded(this.#mapLines(`${text}\n`, false));
    const octets = this.#mapLines(`${octetText(row)}\n`, true);
    const result = new Uint8Array(octets.length);
    writeOctets(octets, result, 0);
    return result;
  }

  #mapLines(text: string, areOctets: boolean): string {
    let rows = "";
    for (let from = 0; from < text.length && !this.#answers.hasEnded;) {
      const end = text.indexOf("\n", from);
      const to = end < 0 ? text.length : end;
      const line = text.slice(from, to);
      from = to + 1;
      if (this.#hasChunkHeaders && this.#left === 0) this.#takeChunkHeader(line);
      else rows += this.#mapLine(line, areOctets);
    }
    return rows;
  }

  #takeChunkHeader(line: string): void {
    if (/^[0-9]{1,15}$/.test(line)) this.#left = Number(line);
    else
      this.#answers.wrong = `the line after row ${this.count} must be a chunk header, not ${nameOf(line.slice(0, 80))}`;
  }

  /** Returns a row with its end; nothing if it is not selected. */
  #mapLine(line: string, areOctets: boolean): string {
    const length = line.endsWith("\r") ? line.length - 1 : line.length;
    const mapped = this.#mapRow({ text: line.slice(0, length), areOctets });
    return mapped === undefined ? "" : `${mapped}${line.slice(length)}\n`;
  }

  #mapRow(row: Row): string | undefined {
    const answers = this.#answers;
    const { text } = row;
    answers.line++;
    if (answers.isHeaderDue) return answers.header(row, text.split("\t"));
    this.#left--;
    answers.count++;
    let from = 0;
    for (let column = 1; column < answers.column; column++) {
      const tab = text.indexOf("\t", from);
      if (tab < 0) return answers.short(row, answers.column - column);
      from = tab + 1;
    }
    const tab = text.indexOf("\t", from);
    return answers.mapped(row, from, tab < 0 ? text.length : tab);
  }
}
