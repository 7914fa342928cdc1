/**
 * RFC 3987 §3.2: triplets and the characters that they encode in UTF-8 (RFC 3629 §4).
 */
import { isIprivate, isUcschar } from "@std66/resolve/internal";
import { WIDE, isBidiFormatting } from "./characters.ts";
import { inPieces } from "./pieces.ts";

const PERCENT = 0x25;

/** Whether a code point is decoded. U+0000 never is. */
export type Allows = (code: number) => boolean;

/** `ucschar`, except for those that §4.1 bars. */
export const allowsUcschar: Allows = (code) => isUcschar(code) && !isBidiFormatting(code);
/** In a query, `iprivate` too. */
export const allowsInQuery: Allows = (code) => isIprivate(code) || allowsUcschar(code);
/** Everything but ASCII. */
export const allowsWide: Allows = (code) => code > 0x7f;

/** Decodes the triplets of the characters that are allowed. All others stay as they are written. */
export function decodeTriplets(text: string, allows: Allows): string {
  let decoded = "";
  let done = 0;
  for (let i = text.indexOf("%"); i !== -1; i = text.indexOf("%", i)) {
    const code = codeAt(text, i);
    const end = i + 3 * octetsOf(code);
    if (allows(code)) {
      decoded += text.slice(done, i) + String.fromCodePoint(code);
      done = end;
    }
    i = end;
  }
  return decoded + text.slice(done);
}

/** Percent-encodes all that is not ASCII, in UTF-8 with uppercase digits (RFC 3987 §3.1 step 2). */
export function encodeWide(text: string): string {
  return WIDE.test(text) ? inPieces(text, encodePiece) : text;
}

/** `encodeURI` is fast for a text of such characters, but also encodes "%", "[" and "]", which must stay. */
function encodePiece(piece: string): string {
  // Three searches take less time than a regexp.
  const isKept = piece.includes("%") || piece.includes("[") || piece.includes("]");
  return isKept ? encodeCharacters(piece) : encodeURI(piece);
}

/** The triplet of each octet. Those of ASCII are not asked for. */
const TRIPLETS: readonly string[] = /* @__PURE__ */ Array.from(
  /* @__PURE__ */ new Uint8Array(256),
  (_, octet) => `%${octet.toString(16).toUpperCase()}`,
);

/** Encodes one character after the other. In a loop, which is faster than `replace` with a function. */
function encodeCharacters(piece: string): string {
  let encoded = "";
  let done = 0;
  for (let i = 0; i < piece.length; i++) {
    if (piece.charCodeAt(i) < 0x80) continue;
    const code = piece.codePointAt(i) as number;
    encoded += piece.slice(done, i) + tripletsOf(code);
    if (code > 0xffff) i++;
    done = i + 1;
  }
  return encoded + piece.slice(done);
}

/** The octets of a code point beyond ASCII, as triplets (RFC 3629 §3). */
function tripletsOf(code: number): string {
  if (code < 0x800) return tripletOf(0xc0 | (code >> 6)) + continuing(code, 0);
  const start =
    code < 0x1_0000 ? tripletOf(0xe0 | (code >> 12)) : tripletOf(0xf0 | (code >> 18)) + continuing(code, 12);
  return start + continuing(code, 6) + continuing(code, 0);
}

function tripletOf(octet: number): string {
  return TRIPLETS[octet] as string;
}

/** The triplet of the six bits of a code point from a position on. */
function continuing(code: number, position: number): string {
  return tripletOf(0x80 | ((code >> position) & 0x3f));
}

/** Returns the code point whose triplets begin at an offset; 0 if they are not valid UTF-8. */
function codeAt(text: string, offset: number): number {
  const first = octetAt(text, offset);
  if (first < 0x80) return first;
  const count = first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
  let code = first & (0x3f >> count);
  for (let i = 1; i <= count; i++) {
    const octet = octetAt(text, offset + 3 * i);
    if (octet >> 6 !== 2) return 0;
    code = (code << 6) | (octet & 0x3f);
  }
  // Not so: a longer form than needed, a surrogate, beyond Unicode, or a continuation without a beginning.
  const isShortest = code >= (count === 1 ? 0x80 : count === 2 ? 0x800 : 0x1_0000);
  const isCharacter = code < 0x11_0000 && code >> 11 !== 0x1b;
  return first > 0xbf && first < 0xf8 && isShortest && isCharacter ? code : 0;
}

/** The octet of the triplet at an offset; 0 if there is none. */
function octetAt(text: string, offset: number): number {
  if (text.charCodeAt(offset) !== PERCENT) return 0;
  return hexValue(text.charCodeAt(offset + 1)) * 16 + hexValue(text.charCodeAt(offset + 2));
}

/** The value of a HEXDIG. */
function hexValue(code: number): number {
  return (code & 0xf) + (code > 0x39 ? 9 : 0);
}

/** How many octets a code point has in UTF-8; 1 for none. */
function octetsOf(code: number): number {
  return code > 0xffff ? 4 : code > 0x7ff ? 3 : code > 0x7f ? 2 : 1;
}
