/** Text in UTF-16, of which each line would be an error of its own. */
import type { Read } from "@std66/lines";
import { Failure } from "../system/failures.ts";

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
