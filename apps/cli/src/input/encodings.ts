/** In which encoding bytes are: UTF-8 (RFC 3629 §4), or UTF-16, which is refused. */
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

const REPLACEMENT = Buffer.from("\uFFFD");

/**
 * Decodes octets. Each that begins no UTF-8 character becomes U+FFFD; `wrong` is the first of them, with its offsets in the
 * octets and in the text.
 */
export function decodedUtf8(octets: Buffer): Utf8 {
  const text = octets.toString();
  // All before is UTF-8, and so has the octets that it has when it is encoded again.
  for (let at = 0, from = 0; ;) {
    const offset = text.indexOf("\uFFFD", from);
    if (offset < 0) return { text, wrong: undefined };
    at += Buffer.byteLength(text.slice(from, offset));
    if (!octets.subarray(at, at + REPLACEMENT.length).equals(REPLACEMENT)) return { text, wrong: { at, offset } };
    at += REPLACEMENT.length;
    from = offset + 1;
  }
}

/** A decoded text. */
interface Utf8 {
  readonly text: string;
  readonly wrong: { readonly at: number; readonly offset: number } | undefined;
}
