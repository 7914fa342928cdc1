/** RFC 4180 §2: the cells of a table whose text comes in pieces. */
import { LineCounter, type Position } from "../text/line-counter.ts";
import { DecodedText } from "./decoded-text.ts";

/** A cell. */
export interface CsvCell {
  /** Both counted from 1. */
  readonly record: number;
  readonly field: number;
  /** Without its quotes. The offsets are those of the whole text. */
  readonly value: DecodedText;
  /** The offset of what RFC 4180 does not allow in it; it is then given as written. */
  readonly fault: number | undefined;
}

/** What separates the cells of a record. */
export type CsvDelimiter = "," | ";" | "\t";

/** A quote in a quoted cell is written as two. */
const TWO_QUOTES = /""/g;
const QUOTE = 0x22;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;

/** Keeps no more of the text than the cell that it ends in, which is read again with the next piece. */
export class CsvReader {
  #delimiter: CsvDelimiter | undefined;
  #text = "";
  #isLast = false;
  /** The offset in the whole text at which `#text` begins. */
  #base = 0;
  /** The offset in `#text` of the next cell. */
  #at = 0;
  #record = 1;
  #field = 1;
  readonly #lines = new LineCounter();

  /** Without a delimiter, it is that of the first record. */
  constructor(delimiter: CsvDelimiter | undefined) {
    this.#delimiter = delimiter;
  }

  /** The length of the text that is kept. */
  get pending(): number {
    return this.#text.length - this.#at;
  }

  /** Adds a piece of the text. */
  add(piece: string, isLast: boolean): void {
    this.#lines.forget(this.#text, this.#at);
    this.#text = this.#text.slice(this.#at) + piece;
    this.#base += this.#at;
    this.#at = 0;
    this.#isLast = isLast;
    if (this.#base === 0 && this.#text.startsWith("\uFEFF")) this.#at = 1;
  }

  /** The position of an offset in the whole text, that of a cell that is not before the last one asked for. */
  positionOf(offset: number): Position {
    return this.#lines.positionOf(this.#text, offset - this.#base);
  }

  /** Returns the next cell; `undefined` at the end, or if the next piece is needed. */
  next(): CsvCell | undefined {
    const [text, from] = [this.#text, this.#at];
    this.#delimiter ??= this.#firstDelimiter();
    // After the line end of the last record, there is none.
    if (this.#delimiter === undefined || (from === text.length && (this.#field === 1 || !this.#isLast)))
      return undefined;
    const isQuoted = text.charCodeAt(from) === QUOTE;
    const quote = isQuoted ? this.#closingQuote(from + 1) : from;
    // Without a closing quote, the cell goes on to the end.
    const end = quote === -1 ? text.length : this.#cellEnd(isQuoted ? quote + 1 : from);
    const after = this.#afterCell(end);
    if (after === undefined) return undefined;
    const wrong = !isQuoted ? undefined : quote === -1 ? from : quote + 1 < end ? quote + 1 : undefined;
    const [start, to] = isQuoted && wrong === undefined ? [from + 1, quote] : [from, end];
    const written = text.slice(start, to);
    const decoded = isQuoted && wrong === undefined ? written.replace(TWO_QUOTES, '"') : written;
    const value = new DecodedText(decoded, this.#base + start, written, TWO_QUOTES);
    const fault = wrong === undefined ? undefined : this.#base + wrong;
    const cell = { record: this.#record, field: this.#field, value, fault };
    this.#goTo(after, end);
    return cell;
  }

  /** The offset of the quote that closes a cell; -1 if there is none. */
  #closingQuote(from: number): number {
    const text = this.#text;
    let quote = text.indexOf('"', from);
    while (quote !== -1 && text.charCodeAt(quote + 1) === QUOTE) quote = text.indexOf('"', quote + 2);
    return quote;
  }

  /** The offset of the first delimiter or line end. */
  #cellEnd(from: number): number {
    const text = this.#text;
    const delimiter = (this.#delimiter as string).charCodeAt(0);
    let end = from;
    for (let code = text.charCodeAt(end); end < text.length; code = text.charCodeAt(++end)) {
      if (code === delimiter || code === LINE_FEED || code === RETURN) break;
    }
    return end;
  }

  /** The offset at which the next cell begins; `undefined` if the next piece decides where this one ends. */
  #afterCell(end: number): number | undefined {
    const text = this.#text;
    const isReturn = text.charCodeAt(end) === RETURN;
    // A quote may be the first of two, and a CR the first half of CRLF.
    if (!this.#isLast && end + (isReturn ? 1 : 0) >= text.length) return undefined;
    return Math.min(end + (isReturn && text.charCodeAt(end + 1) === LINE_FEED ? 2 : 1), text.length);
  }

  #goTo(after: number, end: number): void {
    const isNextField = this.#text[end] === this.#delimiter;
    if (isNextField) this.#field++;
    else [this.#record, this.#field] = [this.#record + 1, 1];
    this.#at = after;
  }

  /** The first line's: a ";" if it has no comma and no URI. `undefined` if the line does not end in this piece. */
  #firstDelimiter(): CsvDelimiter | undefined {
    const end = this.#text.search(/[\n\r]/);
    if (end === -1 && !this.#isLast) return undefined;
    const line = end === -1 ? this.#text : this.#text.slice(0, end);
    return line.includes(";") && !/[,:]/.test(line) ? ";" : ",";
  }
}
