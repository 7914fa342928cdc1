/** RFC 3986 §4.1: rows of fields between tabs, of which one is a text to map and the others stay. */
import { argumentError, nameOf, ownOptions } from "@std66/core/internal";
import { NULL_FIELD, encoded, escapeField, unescapeField, utf8 } from "./fields.ts";
import { octetText, writeOctets } from "./latin-1.ts";
import { LF, requireBytes } from "./options.ts";
import { joined } from "./whole-lines.ts";

/** No engine has tables of more columns, and each of them may be missing in each row. */
const MOST_COLUMNS = 65_535;

export interface RowOptions {
  /** Which field is mapped, counted from 1. Default: 1. */
  readonly column?: number | undefined;
  /**
   * Whether a line with a number comes before each so many rows, as ClickHouse's `send_chunk_header` writes it.
   * Default: `false`.
   */
  readonly chunkHeaders?: boolean | undefined;
  /**
   * The field, as it is written, for which there is no answer: no tab and no line end. Default: `\N`, which is NULL.
   */
  readonly none?: string | undefined;
  /** Called with each row whose field is not UTF-8, or has no answer. A text that it returns says why, for `errors`. */
  readonly unanswered?: ((row: UnansweredRow) => unknown) | undefined;
  /**
   * Whether each row gets a field more, the last: what `unanswered` returned for it, escaped, else NULL. Default:
   * `false`.
   */
  readonly errors?: boolean | undefined;
}

/** A row whose field has no answer. */
export interface UnansweredRow {
  /** Counted from 1, without chunk headers. */
  readonly number: number;
  /** The field without escapes. */
  readonly octets: Uint8Array;
}

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
  readonly #answer: (text: string) => string | undefined;
  readonly #column: number;
  readonly #hasHeaders: boolean;
  readonly #none: string;
  readonly #unanswered: RowOptions["unanswered"];
  readonly #hasErrors: boolean;
  /** Why the row has no answer, as it is written. */
  #error = NULL_FIELD;
  /** How many rows of the chunk are still to come. */
  #left = 0;
  /** A line that is not a chunk header. */
  #wrong: string | undefined;
  #count = 0;

  /**
   * `answer` returns what takes the place of a text, not escaped.
   *
   * @throws {RangeError} if `column` is not an integer from 1 to 65,535, or if `none` is not one field
   * @throws {TypeError} if an argument is of another type, or if an option is unknown
   */
  constructor(answer: (text: string) => string | undefined, options?: RowOptions) {
    if (typeof answer !== "function") throw argumentError("RowMapper: answer", "a function", answer);
    const known = ["chunkHeaders", "column", "errors", "none", "unanswered"];
    const own = ownOptions("RowMapper: options", options ?? {}, known);
    const { column = 1, chunkHeaders = false, none = NULL_FIELD, unanswered, errors = false } = own;
    if (!Number.isInteger(column) || column < 1 || column > MOST_COLUMNS) {
      throw new RangeError(`RowMapper: options.column must be an integer from 1 to 65535, not ${nameOf(column)}`);
    }
    if (typeof chunkHeaders !== "boolean")
      throw argumentError("RowMapper: options.chunkHeaders", "a boolean", chunkHeaders);
    if (typeof none !== "string") throw argumentError("RowMapper: options.none", "a string", none);
    if (/[\t\n\r]/.test(none))
      throw new RangeError(`RowMapper: options.none must have no tab and no line end, not ${nameOf(none)}`);
    if (unanswered !== undefined && typeof unanswered !== "function")
      throw argumentError("RowMapper: options.unanswered", "a function", unanswered);
    if (typeof errors !== "boolean") throw argumentError("RowMapper: options.errors", "a boolean", errors);
    this.#answer = answer;
    this.#column = column;
    this.#hasHeaders = chunkHeaders;
    this.#none = none;
    this.#unanswered = unanswered;
    this.#hasErrors = errors;
  }

  /** How many rows have been mapped. */
  get count(): number {
    return this.#count;
  }

  /**
   * Whether a line was not the chunk header that it must be. Then nothing after it is mapped, and `map` and `end`
   * throw.
   */
  get isBroken(): boolean {
    return this.#wrong !== undefined;
  }

  /**
   * Returns the rows with their answers, up to a wrong chunk header. `bytes` are whole lines, as `LineBlocks` reads
   * them.
   *
   * @throws {RangeError} if a chunk header before was not a number
   * @throws {TypeError} if `bytes` is not a `Uint8Array`
   */
  map(bytes: Uint8Array): Uint8Array {
    requireBytes("map: bytes", bytes);
    this.#requireHeader();
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
   * @throws {RangeError} if a chunk header was not a number, or if rows of the last chunk are missing
   */
  end(): void {
    this.#requireHeader();
    if (this.#left > 0) throw new RangeError(`the last chunk has ${this.#left} rows fewer than its header says`);
  }

  #requireHeader(): void {
    if (this.#wrong === undefined) return;
    throw new RangeError(`the line after row ${this.#count} must be a chunk header, not ${nameOf(this.#wrong)}`);
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
    for (let from = 0; from < text.length && this.#wrong === undefined;) {
      const end = text.indexOf("\n", from);
      const to = end < 0 ? text.length : end;
      const line = text.slice(from, to);
      from = to + 1;
      if (this.#hasHeaders && this.#left === 0) {
        if (/^[0-9]{1,15}$/.test(line)) this.#left = Number(line);
        else this.#wrong = line.slice(0, 80);
      } else {
        this.#left--;
        this.#count++;
        rows += `${this.#mapRow(line, areOctets)}\n`;
      }
    }
    return rows;
  }

  #mapRow(row: string, areOctets: boolean): string {
    const end = row.endsWith("\r") ? row.length - 1 : row.length;
    this.#error = NULL_FIELD;
    const fields = this.#mapFields(row.slice(0, end), areOctets);
    return (this.#hasErrors ? `${fields}\t${this.#error}` : fields) + row.slice(end);
  }

  #mapFields(fields: string, areOctets: boolean): string {
    let from = 0;
    for (let column = 1; column < this.#column; column++) {
      const tab = fields.indexOf("\t", from);
      if (tab < 0) return fields + `\t${NULL_FIELD}`.repeat(this.#column - column);
      from = tab + 1;
    }
    const tab = fields.indexOf("\t", from);
    const to = tab < 0 ? fields.length : tab;
    const field = fields.slice(from, to);
    if (field === NULL_FIELD) return fields;
    return fields.slice(0, from) + this.#mapField(field, areOctets) + fields.slice(to);
  }

  #mapField(field: string, areOctets: boolean): string {
    const isPlain = !field.includes("\\") && !(areOctets && /[^\0-\x7F]/.test(field));
    const text = isPlain ? field : utf8(fieldOctets(field, areOctets));
    const answer = text === undefined ? undefined : this.#answer(text);
    if (answer !== undefined) return writtenField(answer, areOctets);
    const error = this.#unanswered?.({ number: this.#count, octets: fieldOctets(field, areOctets) });
    if (typeof error === "string") this.#error = writtenField(error, areOctets);
    return areOctets ? octetText(encoded(this.#none)) : this.#none;
  }
}

/** A text as a field. `areOctets`: a character for each octet. */
function writtenField(text: string, areOctets: boolean): string {
  const escaped = escapeField(text);
  return areOctets ? octetText(encoded(escaped)) : escaped;
}

/** The octets of a field without escapes. */
function fieldOctets(field: string, areOctets: boolean): Uint8Array {
  if (!areOctets) return unescapeField(encoded(field));
  const octets = new Uint8Array(field.length);
  writeOctets(field, octets, 0);
  return unescapeField(octets);
}
