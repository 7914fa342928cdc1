/** RFC 3986 §4.1: the lines of bytes that need a look of their own, as texts. */
import { BLOCK_SIZE } from "./line-blocks.ts";
import { type Found, LineScanner } from "./line-scanner.ts";
import { type End, LF } from "./options.ts";
import { latin1 } from "./latin-1.ts";

/** A place in the bytes, without its line end. */
export interface Line {
  /** Counted from 1. */
  readonly number: number;
  /** The offset of its first octet. */
  readonly start: number;
  /** The offset after its last octet. */
  readonly end: number;
}

/** Scanners that have been used, since each has a memory of its own. */
const scanners: Map<string, LineScanner> = /* @__PURE__ */ new Map();

const CARRIAGE_RETURN = 0x0d;

/** Calls `take` with each line that the scanner does not find, and its text. Returns the number of all lines. */
export function takeOthers(
  bytes: Uint8Array,
  found: Found,
  end: End,
  take: (text: string, line: Line) => void,
): number {
  const scanner = scannerOf(found, end);
  const separator = String.fromCharCode(end);
  let number = 0;
  for (let base = 0, next = 0; base < bytes.length; base = next) {
    next = blockEnd(bytes, base, end);
    const length = next - base;
    const isScannable = length <= BLOCK_SIZE && bytes[next - 1] === end;
    if (isScannable) scanner.buffer.set(bytes.subarray(base, next));
    let block: string | undefined;
    for (let from = 0; from < length;) {
      if (isScannable) {
        from = scanner.find(from, length);
        number += scanner.count;
        if (from === length) break;
      }
      // A copy: decoders refuse memory that is shared with other threads.
      block ??= latin1(new Uint8Array(bytes.subarray(base, next)));
      const at = block.indexOf(separator, from);
      const lineEnd = at === -1 ? length : at;
      const hasReturn = end === LF && at > from && block.charCodeAt(at - 1) === CARRIAGE_RETURN;
      const to = hasReturn ? lineEnd - 1 : lineEnd;
      number++;
      take(block.slice(from, to), { number, start: base + from, end: base + to });
      from = lineEnd + 1;
    }
  }
  return number;
}

function scannerOf(found: Found, end: End): LineScanner {
  const key = `${found} ${end}`;
  let scanner = scanners.get(key);
  if (scanner === undefined) scanners.set(key, (scanner = new LineScanner(found, { end })));
  return scanner;
}

/** Returns the end of as many lines as the buffer has room for; of one line, if that is longer or the last one. */
function blockEnd(bytes: Uint8Array, base: number, end: End): number {
  const most = base + BLOCK_SIZE;
  const last = bytes.subarray(base, most).lastIndexOf(end);
  if (last !== -1) return base + last + 1;
  const first = bytes.indexOf(end, most);
  return first === -1 ? bytes.length : first + 1;
}
