/** RFC 3986 §4.1: what becomes of a row one of whose fields is mapped, in whatever form rows are written. */
import type { AnswerField, FieldOptions, Place, UnansweredRow } from "./row-options.ts";
import { type FieldForm, fieldOctets, fieldText, inRow, octetsOf, placeAfter } from "./written-fields.ts";

/** How many names of a header an error lists. */
const MOST_NAMES = 40;

/** A row in the text of a block. */
export interface Row {
  /** Without its end. */
  readonly text: string;
  /** Whether it has a character for each octet. */
  readonly areOctets: boolean;
}

export class RowAnswers {
  readonly #form: FieldForm;
  readonly #answer: AnswerField;
  readonly #options: FieldOptions;
  /** What stands for no answer in the place of a field. */
  readonly #none: (field: string) => string;
  #isHeaderDue: boolean;
  /** The number of the field that is mapped; 0 before the header names it. */
  column: number;
  /** The rows so far, without the header. */
  count = 0;
  /** How many of them have the field. */
  found = 0;
  /** Where the last one begins, counted from 1. */
  line = 0;
  /** Why nothing more is mapped. */
  wrong: string | undefined;
  isStopped = false;

  constructor(form: FieldForm, answer: AnswerField, options: FieldOptions, none: (field: string) => string) {
    const { column = 1, header } = options;
    this.#form = form;
    this.#answer = answer;
    this.#options = options;
    this.#none = none;
    this.#isHeaderDue = header !== undefined;
    this.column = typeof column === "number" ? column : 0;
  }

  get hasEnded(): boolean {
    return this.isStopped || this.wrong !== undefined;
  }

  get isHeaderDue(): boolean {
    return this.#isHeaderDue;
  }

  /**
   * Takes the fields of the header, as they are written. Returns it with the names of new fields; `undefined` if it
   * lacks the field.
   */
  header({ text, areOctets }: Row, fields: readonly string[]): string | undefined {
    const { column = 1, header = "", append, errors } = this.#options;
    const names = fields.map((field) => fieldText(this.#form, field, areOctets) ?? "");
    // Programs that save "UTF-8 with BOM" put U+FEFF before the first name.
    names[0] = (names[0] as string).replace(/^\uFEFF/, "");
    this.#isHeaderDue = false;
    this.column = typeof column === "number" ? column : names.indexOf(column) + 1;
    if (this.column < 1 || this.column > names.length) this.wrong = headerLacks(column, names);
    else if (typeof column === "string" && names.lastIndexOf(column) >= this.column) {
      this.wrong = `the header has more than one field ${column}: give the number of the field`;
    }
    if (this.wrong !== undefined) return undefined;
    const more = [...(append === true ? [header] : []), ...(errors === true ? ["error"] : [])];
    return [text, ...more.map((name) => inRow(this.#form.escape(name, ""), areOctets))].join(this.#form.separator);
  }

  /** What becomes of a row that lacks the field, as the last `lacking` ones; `undefined` if it is not selected. */
  short({ text }: Row, lacking: number): string | undefined {
    const { separator, missing } = this.#form;
    return this.#unasked(text + `${separator}${missing}`.repeat(lacking));
  }

  /** What becomes of a row with the field from one offset to another; `undefined` if it is not selected. */
  mapped(row: Row, from: number, to: number): string | undefined {
    const { text, areOctets } = row;
    const { select, append } = this.#options;
    const field = text.slice(from, to);
    this.found++;
    if (field === this.#form.missing) return this.#unasked(text);
    const asked = fieldText(this.#form, field, areOctets);
    const answer = asked === undefined ? undefined : this.#answer(asked);
    const error = answer === undefined ? this.#errorOf(row, from, field) : this.#form.missing;
    if (select !== undefined) {
      return (answer !== undefined) === (select === "answered") ? this.#withLast(text, "", error) : undefined;
    }
    const old = append === true ? "" : field;
    const written = inRow(answer === undefined ? this.#none(old) : this.#form.escape(answer, old), areOctets);
    return this.#withLast(append === true ? text : text.slice(0, from) + written + text.slice(to), written, error);
  }

  #unasked(row: string): string | undefined {
    const { missing } = this.#form;
    return this.#options.select === undefined ? this.#withLast(row, missing, missing) : undefined;
  }

  #withLast(row: string, answer: string, error: string): string {
    const { append, errors } = this.#options;
    const { separator } = this.#form;
    const appended = append === true ? row + separator + answer : row;
    return errors === true ? appended + separator + error : appended;
  }

  #errorOf(row: Row, from: number, field: string): string {
    const { unanswered } = this.#options;
    if (unanswered === undefined) return this.#form.missing;
    const error = unanswered(new Unanswered(this.#form, row, { from, field, line: this.line, number: this.count }));
    return typeof error === "string" ? inRow(this.#form.escape(error, ""), row.areOctets) : this.#form.missing;
  }
}

function headerLacks(column: number | string, names: readonly string[]): string {
  const more = names.length > MOST_NAMES ? `, and ${names.length - MOST_NAMES} more` : "";
  const listed = names.slice(0, MOST_NAMES).map((name) => name.slice(0, 80));
  return `the header has no field ${column}, only ${listed.join(", ")}${more}`;
}

interface FieldInRow {
  readonly from: number;
  readonly field: string;
  readonly line: number;
  readonly number: number;
}

class Unanswered implements UnansweredRow {
  readonly #form: FieldForm;
  readonly #row: Row;
  readonly #at: FieldInRow;

  constructor(form: FieldForm, row: Row, at: FieldInRow) {
    this.#form = form;
    this.#row = row;
    this.#at = at;
  }

  get number(): number {
    return this.#at.number;
  }

  get octets(): Uint8Array {
    return fieldOctets(this.#form, this.#at.field, this.#row.areOctets);
  }

  place(offset: number): Place {
    const { text, areOctets } = this.#row;
    const { from, field, line } = this.#at;
    const octets = octetsOf(text.slice(0, from) + field, areOctets);
    const before = octets.length - octetsOf(field, areOctets).length;
    const within = this.#form.writtenBefore(octets.subarray(before), offset);
    return placeAfter(octets.subarray(0, before + within), line);
  }
}
