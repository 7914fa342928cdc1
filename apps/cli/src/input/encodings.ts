/** In which encoding bytes are: UTF-8 (RFC 3629 §4), or UTF-16, which is refused. */
import type { Read } from "@std66/lines";
import { utf16Of } from "@std66/report/inputs";
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
