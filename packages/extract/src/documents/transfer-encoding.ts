/**
 * RFC 2045 §6.7 and §6.8: quoted-printable and base64 without their encoding, and where each character is in the
 * document; also in the encoded words of headers (RFC 2047).
 */
import { encodedWords } from "./encoded-words.ts";
import type { MailPart } from "./mail-parts.ts";

/** What is not decoded, in the document. */
export interface Undecoded {
  readonly start: number;
  readonly end: number;
  /** What is wrong with it; `undefined` for an encoded word in a charset that is not read. */
  readonly fault: { readonly reason: string; readonly rule: string } | undefined;
}

/** A part of a message without its encoding, and where it is in the document. */
export class DecodedPart {
  readonly text: string;
  /** In order. */
  readonly undecoded: Undecoded[] = [];
  readonly #pieces: string[] = [];
  #length = 0;
  /**
   * The offset in the text at which each run of characters begins, which are either as written, or stand for one
   * escape.
   */
  readonly #offsets: number[] = [];
  /** The places of runs in the document. */
  readonly #starts: number[] = [];
  readonly #ends: number[] = [];
  readonly #isLatin: boolean;
  /** The octets of a character that is not complete, and the place of each. */
  #octets: number[] = [];
  #places: (readonly [start: number, end: number])[] = [];

  /** `mail`: the document that has the part. */
  constructor(mail: string, { start, end, encoding, charset }: MailPart) {
    this.#isLatin = /^(?:iso-8859-1|windows-1252|latin1)$/.test(charset);
    if (encoding === "base64") this.#readBase64(mail, start, end);
    else if (encoding === "encoded-words") this.#readWords(mail, start, end);
    else this.#readQuoted(mail, start, end);
    this.#endCharacter();
    this.text = this.#pieces.join("");
  }

  /** The place in the document of a part of the text. */
  placeOf(start: number, end: number): { readonly start: number; readonly end: number } {
    const [first] = this.#placeAt(start);
    return { start: first, end: end > start ? this.#placeAt(end - 1)[1] : first };
  }

  /** Where a code unit is in the document. */
  #placeAt(offset: number): readonly [start: number, end: number] {
    // By binary search for the last run that does not begin after it.
    let [low, high] = [0, this.#offsets.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((this.#offsets[middle] as number) <= offset) low = middle;
      else high = middle;
    }
    const [start = 0, end = 0] = [this.#starts[low], this.#ends[low]];
    const run = this.#offsets[low] ?? 0;
    const isWritten = end - start === (this.#offsets[low + 1] ?? this.#length) - run;
    const at = start + offset - run;
    if (!isWritten) return offset < this.#length ? [start, end] : [end, end];
    return at < end ? [at, at + 1] : [end, end];
  }

  /** A line break after "=" does not belong to the text, and neither does white space before it. */
  #readQuoted(mail: string, from: number, to: number): void {
    const escape = /=(?:[ \t]{0,76}(?:\r?\n|\r)|([\dA-Fa-f]{2}))/g;
    escape.lastIndex = from;
    for (let done = from; ;) {
      const found = escape.exec(mail);
      const next = found === null || found.index >= to ? to : found.index;
      if (next > done) {
        this.#endCharacter();
        this.#add(mail.slice(done, next), done, next);
      }
      if (found === null || next === to) return;
      done = escape.lastIndex;
      if (found[1] !== undefined) this.#addOctet(Number.parseInt(found[1], 16), next, done);
    }
  }

  /** RFC 2045 §6.8: other characters are ignored, and a "=" is evidence for the end of the data. Text follows it. */
  #readBase64(mail: string, from: number, to: number): void {
    let bits = 0;
    let count = 0;
    let start = from;
    let length = 0;
    let end = from;
    for (let i = from; i < to; i++) {
      const character = mail.charAt(i);
      const value = BASE64.indexOf(character);
      const isOther = value === -1 && character !== "=";
      if (isOther && /\s/.test(character)) continue;
      if (character !== "=" && end > from && mail[end - 1] === "=") {
        this.#refuse(i, "text follows the end of the base64");
        this.#add(mail.slice(end, to), end, to);
        return;
      }
      if (isOther) {
        this.#refuse(i, "the character is not base64");
        continue;
      }
      length++;
      end = i + 1;
      if (value === -1) continue;
      if (count === 0) start = i;
      bits = ((bits << 6) | value) & 0xffff;
      count += 6;
      if (count < 8) continue;
      count -= 8;
      this.#addOctet((bits >> count) & 0xff, start, i + 1);
      start = i;
    }
    if (length % 4 !== 0) this.#refuse(end, "the base64 is cut off");
  }

  /** The first fault counts: what is not base64 has many. */
  #refuse(offset: number, reason: string): void {
    const fault = { reason, rule: "RFC 2045, section 6.8" };
    if (this.undecoded.length === 0) this.undecoded.push({ start: offset, end: offset, fault });
  }

  /** All that a word stands for has its place. One that is not decoded is text (RFC 2047 §6.2, §6.3). */
  #readWords(mail: string, from: number, to: number): void {
    let done = from;
    for (const { start, end, gap, written, encoding, charset } of encodedWords(mail, from, to)) {
      if (charset === undefined) {
        this.undecoded.push({ start, end, fault: undefined });
        continue;
      }
      const word = new DecodedPart(written, { kind: "text", start: 0, end: written.length, encoding, charset });
      const fault = word.undecoded[0]?.fault;
      if (fault !== undefined) {
        this.undecoded.push({ start, end, fault: { ...fault, rule: "RFC 2047, section 4.1" } });
        continue;
      }
      // Ignores white space between two decoded words (RFC 2047 §6.2).
      if (done < gap || done === from) this.#add(mail.slice(done, start), done, start);
      this.#add(word.text, start, end);
      done = end;
    }
    this.#add(mail.slice(done, to), done, to);
  }

  #addOctet(octet: number, start: number, end: number): void {
    if (this.#isLatin) return this.#add(String.fromCharCode(octet), start, end);
    const isContinued = octet >= 0x80 && octet < 0xc0;
    if (!isContinued) this.#endCharacter();
    if (octet < 0x80) return this.#add(String.fromCharCode(octet), start, end);
    this.#octets.push(octet);
    this.#places.push([start, end]);
    const [first = 0] = this.#octets;
    const length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    if (this.#octets.length === length) this.#endCharacter();
  }

  /** U+FFFD stands for what is not UTF-8. */
  #endCharacter(): void {
    if (this.#octets.length === 0) return;
    const [octets, places] = [this.#octets, this.#places];
    [this.#octets, this.#places] = [[], []];
    try {
      const character = decodeURIComponent(octets.map((octet) => `%${octet.toString(16)}`).join(""));
      this.#add(character, places[0]?.[0] as number, places.at(-1)?.[1] as number);
    } catch {
      for (const [start, end] of places) this.#add("\uFFFD", start, end);
    }
  }

  #add(run: string, start: number, end: number): void {
    this.#offsets.push(this.#length);
    this.#pieces.push(run);
    this.#length += run.length;
    this.#starts.push(start);
    this.#ends.push(end);
  }
}

const BASE64 = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
