/** RFC 3629 §3: the text of a field, escaped as in ClickHouse's TabSeparated and in Hive's text. */
import { octetText } from "./latin-1.ts";

interface Decoder {
  decode(octets: Uint8Array): string;
}
declare const TextDecoder: new (label: string, options: object) => Decoder;
declare const TextEncoder: new () => { encode(text: string): Uint8Array };

/** What stands for NULL. */
export const NULL_FIELD = "\\N";

const BACKSLASH = 0x5c;
const ESCAPES: Readonly<Record<string, string>> = {
  "\0": "\\0",
  "\b": "\\b",
  "\t": "\\t",
  "\n": "\\n",
  "\f": "\\f",
  "\r": "\\r",
  "\\": "\\\\",
};

/** The octets that the letters after a backslash stand for. */
const MEANINGS: ReadonlyMap<number, number> = /* @__PURE__ */ new Map(
  [...("0\0a\x07b\be\x1Bf\fn\nr\rt\tv\v\\\\''\"\"``//".match(/../gs) ?? [])].map((pair) => [
    pair.charCodeAt(0),
    pair.charCodeAt(1),
  ]),
);

/** Escapes what would end a field or a row, and what readers take for an escape. */
export function escapeField(text: string): string {
  return /[\0\b\t\n\f\r\\]/.test(text)
    ? text.replace(/[\0\b\t\n\f\r\\]/g, (character) => ESCAPES[character] as string)
    : text;
}

/** Replaces the escapes of a field. A backslash that begins none stays, as in ClickHouse. */
export function unescapeField(octets: Uint8Array): Uint8Array {
  return unescaped(octets, octets.length).result;
}

/** How many octets of a field with escapes are before an octet of what it stands for. */
export function escapedBefore(octets: Uint8Array, offset: number): number {
  return unescaped(octets, offset).taken;
}

/** Replaces escapes up to a length of the result. */
function unescaped(octets: Uint8Array, most: number): { readonly result: Uint8Array; readonly taken: number } {
  const result = new Uint8Array(octets.length);
  let length = 0;
  let at = 0;
  while (at < octets.length && length < most) {
    const octet = octets[at++] as number;
    const next = octets[at] as number;
    const meaning = octet === BACKSLASH ? MEANINGS.get(next) : undefined;
    const hex = octet === BACKSLASH && next === 0x78 ? octetText(octets.subarray(at + 1, at + 3)) : "";
    if (meaning !== undefined) at++;
    const isHex = /^[\dA-Fa-f]{2}$/.test(hex);
    if (isHex) at += 3;
    result[length++] = isHex ? Number.parseInt(hex, 16) : (meaning ?? octet);
  }
  return { result: result.subarray(0, length), taken: at };
}

let decoder: Decoder | undefined;

/** Decodes octets, a byte order mark included. Returns `undefined` if they are not UTF-8. */
export function utf8(octets: Uint8Array): string | undefined {
  decoder ??= new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  try {
    return decoder.decode(octets);
  } catch {
    return undefined;
  }
}

export function encoded(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
