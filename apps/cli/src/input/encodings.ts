/** In which encoding octets are: UTF-8 (RFC 3629 §4), or UTF-16, which is refused. */
import type { Read } from "@std66/lines";
import { Failure } from "../system/calls.ts";
import type { Decoded } from "./source.ts";

const REPLACEMENT = Buffer.from("\uFFFD");

/**
 * Decodes octets, and keeps a byte order mark. Each octet that begins no UTF-8 character becomes U+FFFD; `wrongOctet`
 * is the first of them. A U+FFFD that is written in UTF-8 is a character like any other.
 */
export function decodeUtf8(octets: Uint8Array): Decoded {
  const text = Buffer.from(octets.buffer, octets.byteOffset, octets.length).toString();
  // All before is UTF-8, and so has the octets that it has when it is encoded again.
  for (let at = 0, from = 0; ;) {
    const offset = text.indexOf("\uFFFD", from);
    if (offset < 0) return { text };
    at += Buffer.byteLength(text.slice(from, offset));
    if (REPLACEMENT.some((octet, index) => octets[at + index] !== octet)) {
      return { text, wrongOctet: { value: octets[at] as number, offset } };
    }
    at += REPLACEMENT.length;
    from = offset + 1;
  }
}

/**
 * Returns the encoding of a text in UTF-16, by its byte order mark, or by two characters of ASCII with a zero octet
 * before or after each; `undefined` if it is not UTF-16. `octets`: the first four or more. `end`: what ends a line;
 * where that is NUL, zero octets say nothing.
 */
export function utf16Of(octets: Uint8Array, end: "\n" | "\0"): "UTF-16" | "UTF-16LE" | "UTF-16BE" | undefined {
  const [first = 0, second = 0, third = 0, fourth = 0] = octets;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return "UTF-16";
  if (end === "\0") return undefined;
  if (isText(first) && second === 0 && isText(third) && fourth === 0) return "UTF-16LE";
  return first === 0 && isText(second) && third === 0 && isText(fourth) ? "UTF-16BE" : undefined;
}

function isText(octet: number): boolean {
  return (octet >= 0x20 && octet < 0x7f) || octet === 0x0a || octet === 0x0d;
}

/** Reads lines as `read` does. @throws {Failure} if the first octets are UTF-16, or begin as gzip does (RFC 1952) */
export function refusingOthers(name: string, read: Read, end: "\n" | "\0"): Read {
  let isFirst = true;
  return (buffer, start) => {
    const count = read(buffer, start);
    if (isFirst) {
      isFirst = false;
      const octets = buffer.subarray(start, start + count);
      refuseUtf16(name, octets, end);
      refuseGzip(name, octets);
    }
    return count;
  };
}

/** Lines are read as they are. Documents, which are shorter, are decompressed. */
function refuseGzip(name: string, [first, second]: Uint8Array): void {
  if (first !== 0x1f || second !== 0x8b) return;
  const file = name === "<stdin>" ? "" : "-c FILE ";
  throw refusal(name, `gzip; decompress it first: gunzip ${file}| std66 …`);
}

/** @throws {Failure} if the first octets of a text are UTF-16 */
export function refuseUtf16(name: string, octets: Uint8Array, end: "\n" | "\0"): void {
  const encoding = utf16Of(octets, end);
  if (encoding === undefined) return;
  throw refusal(name, `${encoding}; save it as UTF-8, or convert it: iconv -f ${encoding} -t UTF-8`);
}

function refusal(name: string, what: string): Failure {
  return new Failure(`cannot read ${name === "<stdin>" ? "standard input" : name}: it is ${what}`);
}
