/** In which encoding bytes are: UTF-8 (RFC 3629 §4), UTF-16, or what a document says (XML 1.0 §4.3.3, the HTML Standard). */
import type { Read } from "@std66/lines";
import { Failure } from "../system/calls.ts";

/** Reads as `read` does. @throws {Failure} if the first octets are UTF-16 */
export function refusingUtf16(name: string, read: Read, end: "\n" | "\0"): Read {
  let isFirst = true;
  return (buffer, start) => {
    const count = read(buffer, start);
    if (isFirst && count > 0) {
      isFirst = false;
      refuseUtf16(name, buffer.subarray(start, start + count), end);
    }
    return count;
  };
}

/** @throws {Failure} if the first octets of a text are UTF-16 */
export function refuseUtf16(name: string, octets: Uint8Array, end: "\n" | "\0"): void {
  const encoding = utf16Of(octets, end);
  if (encoding === undefined) return;
  const how = `save it as UTF-8, or convert it: iconv -f ${encoding} -t UTF-8`;
  throw new Failure(`cannot read ${name === "<stdin>" ? "standard input" : name}: it is ${encoding}; ${how}`);
}

/** The encoding by a byte order mark, or by ASCII with a zero octet before or after each character. */
function utf16Of(octets: Uint8Array, end: "\n" | "\0"): "UTF-16" | "UTF-16LE" | "UTF-16BE" | undefined {
  const [first = 0, second = 0, third = 0, fourth = 0] = octets;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return "UTF-16";
  // Zero octets may be the ends of lines.
  if (end === "\0") return undefined;
  if (isText(first) && second === 0 && isText(third) && fourth === 0) return "UTF-16LE";
  return first === 0 && isText(second) && third === 0 && isText(fourth) ? "UTF-16BE" : undefined;
}

function isText(octet: number): boolean {
  return (octet >= 0x20 && octet < 0x7f) || octet === 0x0a || octet === 0x0d;
}

interface Lead {
  readonly from: number;
  readonly to: number;
  /** The range of the second octet; those after it are all 0x80 to 0xBF. */
  readonly low: number;
  readonly high: number;
  readonly length: number;
}

/** UTF8-2, UTF8-3 and UTF8-4, alternative by alternative. The narrower ranges exclude overlong forms and surrogates. */
const LEADS: readonly Lead[] = [
  { from: 0xc2, to: 0xdf, low: 0x80, high: 0xbf, length: 2 },
  { from: 0xe0, to: 0xe0, low: 0xa0, high: 0xbf, length: 3 },
  { from: 0xe1, to: 0xec, low: 0x80, high: 0xbf, length: 3 },
  { from: 0xed, to: 0xed, low: 0x80, high: 0x9f, length: 3 },
  { from: 0xee, to: 0xef, low: 0x80, high: 0xbf, length: 3 },
  { from: 0xf0, to: 0xf0, low: 0x90, high: 0xbf, length: 4 },
  { from: 0xf1, to: 0xf3, low: 0x80, high: 0xbf, length: 4 },
  { from: 0xf4, to: 0xf4, low: 0x80, high: 0x8f, length: 4 },
];

/** The offset of the first octet that does not begin a UTF-8 character; -1 if all octets are UTF-8. */
export function notUtf8At(octets: Uint8Array): number {
  for (let i = 0; i < octets.length;) {
    const length = characterLength(octets, i);
    if (length === 0) return i;
    i += length;
  }
  return -1;
}

/** How many octets the character at `start` has; 0 if there is no character. */
function characterLength(octets: Uint8Array, start: number): number {
  const first = octets[start] as number;
  if (first < 0x80) return 1;
  const lead = LEADS.find(({ from, to }) => first >= from && first <= to);
  if (lead === undefined || !isBetween(lead.low, lead.high, octets[start + 1])) return 0;
  for (let i = start + 2; i < start + lead.length; i++) {
    if (!isBetween(0x80, 0xbf, octets[i])) return 0;
  }
  return lead.length;
}

/** The end is like NUL, which no character goes on with. */
function isBetween(low: number, high: number, octet = 0): boolean {
  return octet >= low && octet <= high;
}

/** Where it says so. A browser looks for it in the first 1,024 octets. */
const DECLARATIONS = [
  /^\uFEFF?<\?xml\s[^>]*\bencoding\s*=\s*["']([A-Za-z][-.:\w]*)["']/,
  /<meta\s[^>]*\bcharset\s*=\s*["']?([A-Za-z][-.:\w]*)/i,
];

/** How much of a document can say so. */
export const DECLARATION_LENGTH = 1024;

/** Returns the encoding that the beginning of a document names; `undefined` for UTF-8, or if it names none. */
export function declaredEncoding(beginning: string): string | undefined {
  const text = beginning.slice(0, DECLARATION_LENGTH);
  for (const declaration of DECLARATIONS) {
    const name = declaration.exec(text)?.[1];
    if (name !== undefined) return /^utf-?8$/i.test(name) ? undefined : name;
  }
  return undefined;
}
