/** RFC 3986 §2 in messages: how a character that was found is named, whatever it is. */
import { IS_ALPHA, isAt } from "./characters.ts";
import { codePointLength } from "./fault.ts";
import { escapeInvisible } from "./visible.ts";

/** The code point at `offset` in words: `` `|` ``, `a space`, `U+0009 (a tab)`, `the end`. */
export function foundAt(text: string, offset: number): string {
  const codePoint = text.codePointAt(offset);
  if (codePoint === undefined) return "the end";
  if (codePoint === 0x20) return "a space";
  if (codePoint === 0x60) return "a grave accent";
  const character = String.fromCodePoint(codePoint);
  const hexadecimal = `U+${codePoint.toString(16).toUpperCase().padStart(4, "0")}`;
  if (escapeInvisible(character) !== character) {
    const name = NAMES.get(codePoint);
    return name === undefined ? hexadecimal : `${hexadecimal} (${name})`;
  }
  return codePoint < 0x80 ? `\`${character}\`` : `\`${character}\` (${hexadecimal})`;
}

const NAMES: ReadonlyMap<number, string> = /* @__PURE__ */ new Map([
  [0x00, "a NUL"],
  [0x09, "a tab"],
  [0x0a, "a line feed"],
  [0x0d, "a carriage return"],
  [0xa0, "a no-break space"],
  [0x20_0b, "a zero-width space"],
  [0xfe_ff, "a byte order mark"],
]);

interface Found {
  readonly code: string;
  readonly input: string;
  readonly offset: number;
  readonly length: number;
}

/** What to write beside the caret. */
export function labelOf({ code, input, offset, length }: Found): string {
  if (code === "path-noscheme") return noSchemeBefore(input, offset);
  const found = input.slice(offset, offset + length);
  return length > codePointLength(input, offset)
    ? `found \`${escapeInvisible(found)}\``
    : `found ${foundAt(input, offset)}`;
}

/** Why what stands before the ":" is no scheme. */
function noSchemeBefore(input: string, colon: number): string {
  if (colon === 0) return "no scheme stands before it";
  const before = colon > 20 ? "the text before it" : `\`${input.slice(0, colon)}\``;
  return isAt(input, 0, IS_ALPHA)
    ? `${before} is no scheme: ${foundAt(input, input.slice(0, colon).search(/[^A-Za-z0-9+.-]/))} is not allowed in one`
    : `${before} is no scheme: it does not begin with a letter`;
}
