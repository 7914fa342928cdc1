/** RFC 3986 §4.1: which field of a row is mapped, and what rows get beside its answer. */
import { argumentError, nameOf, ownOptions } from "@std66/core/internal";

/** No engine has tables of more columns, and each of them may be missing in each row. */
const MOST_COLUMNS = 65_535;

export interface FieldOptions {
  /** Which field is mapped, counted from 1, or its name in the header. Default: 1. */
  readonly column?: number | string | undefined;
  /**
   * Set if the first row is a header, which stays. With `append`, this is its new field: the name of the answers. With
   * `errors`, it gets another one, `error`. Default: there is no header.
   */
  readonly header?: string | undefined;
  /** Whether the field stays, and its answer becomes a new field, the last. Default: `false`. */
  readonly append?: boolean | undefined;
  /**
   * Set to return only the rows whose field has an answer, or has none, with the field as it is. A missing field is
   * neither.
   */
  readonly select?: "answered" | "unanswered" | undefined;
  /** Called with each row whose field is not UTF-8, or has no answer. A text that it returns says why, for `errors`. */
  readonly unanswered?: ((row: UnansweredRow) => unknown) | undefined;
  /**
   * Whether each row gets a field more, the last: what `unanswered` returned for it, else a missing field. Default:
   * `false`.
   */
  readonly errors?: boolean | undefined;
}

/** A row whose field has no answer. */
export interface UnansweredRow {
  /** Counted from 1, without header and chunk headers. */
  readonly number: number;
  /** The field without escapes. */
  readonly octets: Uint8Array;
  /** The place, in the table as it is written, of one of these octets, by its offset, or of their end. */
  place(offset: number): Place;
}

export interface Place {
  /** Counted from 1, without chunk headers. */
  readonly line: number;
  /** Counted from 1, in characters. */
  readonly column: number;
}

export type AnswerField = (text: string) => string | undefined;

const FIELD_OPTIONS = ["append", "column", "errors", "header", "select", "unanswered"];

/** @throws {TypeError} if an option is of another type, or unknown @throws {RangeError} if its value is */
export function rowOptions<Options extends FieldOptions>(
  mapper: string,
  answer: unknown,
  options: Options | undefined,
  others: readonly string[],
): Options {
  if (typeof answer !== "function") throw argumentError(`${mapper}: answer`, "a function", answer);
  const own = ownOptions(`${mapper}: options`, options ?? ({} as Options), [...FIELD_OPTIONS, ...others]);
  const { column = 1, header, append = false, errors = false, select, unanswered } = own;
  const optionName = (name: string): string => `${mapper}: options.${name}`;
  if (typeof column !== "string" && !(Number.isInteger(column) && column >= 1 && column <= MOST_COLUMNS)) {
    throw new RangeError(`${optionName("column")} must be an integer from 1 to 65535, not ${nameOf(column)}`);
  }
  if (header !== undefined && typeof header !== "string") throw argumentError(optionName("header"), "a string", header);
  if (typeof column === "string" && header === undefined) {
    throw new RangeError(`${optionName("column")} must be an integer from 1 to 65535 without options.header`);
  }
  if (typeof append !== "boolean") throw argumentError(optionName("append"), "a boolean", append);
  if (typeof errors !== "boolean") throw argumentError(optionName("errors"), "a boolean", errors);
  if (select !== undefined && !["answered", "unanswered"].includes(select)) {
    throw new RangeError(`${optionName("select")} must be answered or unanswered, not ${nameOf(select)}`);
  }
  if (select !== undefined && append)
    throw new RangeError(`${optionName("append")} cannot be used with options.select`);
  if (unanswered !== undefined && typeof unanswered !== "function") {
    throw argumentError(optionName("unanswered"), "a function", unanswered);
  }
  return own;
}
