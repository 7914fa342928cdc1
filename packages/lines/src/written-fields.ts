/** RFC 3629 §3: fields as they are written, of rows that are UTF-8 or have a character for each octet. */
import { encoded, utf8 } from "./fields.ts";
import { octetText, writeOctets } from "./latin-1.ts";
import type { Place } from "./row-options.ts";

declare const TextDecoder: new (label: string, options: object) => { decode(octets: Uint8Array): string };

/** How a kind of table writes fields. */
export interface FieldForm {
  readonly separator: string;
  /** What stands for a missing field. */
  readonly missing: string;
  /** The text of a field; `undefined` if it has escapes of octets. */
  plain(field: string): string | undefined;
  unescape(octets: Uint8Array): Uint8Array;
  /** How many octets of a field as it is written are before an octet of its text. */
  writtenBefore(octets: Uint8Array, offset: number): number;
  /** A text as a field in the place of another one. */
  escape(text: string, field: string): string;
}

/** The octets of a text. `areOctets`: a character for each. */
export function octetsOf(text: string, areOctets: boolean): Uint8Array {
  if (!areOctets) return encoded(text);
  const octets = new Uint8Array(text.length);
  writeOctets(text, octets, 0);
  return octets;
}

/** A text in a row. `areOctets`: that has a character for each octet. */
export function inRow(text: string, areOctets: boolean): string {
  return areOctets && !isAscii(text) ? octetText(encoded(text)) : text;
}

/** The octets of a field without escapes. */
export function fieldOctets(form: FieldForm, field: string, areOctets: boolean): Uint8Array {
  const plain = form.plain(field);
  return plain === undefined ? form.unescape(octetsOf(field, areOctets)) : octetsOf(plain, areOctets);
}

/** The text of a field; `undefined` if it is not UTF-8. */
export function fieldText(form: FieldForm, field: string, areOctets: boolean): string | undefined {
  const plain = form.plain(field);
  if (plain !== undefined && !(areOctets && !isAscii(plain))) return plain;
  return utf8(fieldOctets(form, field, areOctets));
}

function isAscii(text: string): boolean {
  return /^[\0-\x7F]*$/.test(text);
}

/** The place after a text that begins a line. */
export function placeAfter(octets: Uint8Array, firstLine: number): Place {
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(octets);
  let [line, column] = [firstLine, 1];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x0a) [line, column] = [line + 1, 1];
    // A surrogate pair is one character.
    else if ((code & 0xfc00) !== 0xdc00) column++;
  }
  return { line, column };
}
