/**
 * RFC 3987 §3.2: triplets and the characters that they encode in UTF-8 (RFC 3629 §4).
 */
import { BIDI_FORMATTING, WIDE, isIprivate, isUcschar } from "./characters.ts";
import { inPieces } from "./pieces.ts";

const PERCENT = 0x25;

/** Which characters are decoded. */
export type Allows = (character: string) => boolean;

/** `ucschar`, except for those that §4.1 bars. */
export const allowsUcschar: Allows = (character) => isUcschar(character) && !BIDI_FORMATTING.test(character);
/** In a query, `iprivate` too. */
export const allowsInQuery: Allows = (character) => isIprivate(character) || allowsUcschar(character);

/** Decodes the triplets of the characters that are allowed. All others stay as they are written. */
export function decodeTriplets(text: string, allows: Allows): string {
  let decoded = "";
  let done = 0;
  for (let i = text.indexOf("%"); i !== -1; i = text.indexOf("%", i)) {
    const character = characterAt(text, i);
    const end = i + 3 * (character === undefined ? 1 : octetsOf(character));
    if (character !== undefined && allows(character)) {
      decoded += text.slice(done, i) + character;
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

function encodePiece(piece: string): string {
  return piece.replace(/[^\0-\x7f]+/g, encodeURIComponent);
}

/** Returns the character whose triplets begin at an offset; `undefined` if they are not valid UTF-8. */
function characterAt(text: string, offset: number): string | undefined {
  const first = octetAt(text, offset);
  if (first < 0x80) return String.fromCharCode(first);
  const count = first < 0xe0 ? 1 : first < 0xf0 ? 2 : 3;
  let code = first & (0x3f >> count);
  for (let i = 1; i <= count; i++) {
    const octet = octetAt(text, offset + 3 * i);
    if (octet >> 6 !== 2) return undefined;
    code = (code << 6) | (octet & 0x3f);
  }
  // A longer form than needed, a surrogate, beyond Unicode, or a continuation without a beginning.
  const isShortest = code >= (count === 1 ? 0x80 : count === 2 ? 0x800 : 0x1_0000);
  const isValid = first >= 0xc0 && first < 0xf8 && isShortest && code <= 0x10_ffff && code >> 11 !== 0x1b;
  return isValid ? String.fromCodePoint(code) : undefined;
}

/** The octet of the triplet at an offset; 0 if there is none. */
function octetAt(text: string, offset: number): number {
  return text.charCodeAt(offset) === PERCENT ? Number.parseInt(text.slice(offset + 1, offset + 3), 16) : 0;
}

function octetsOf(character: string): number {
  const code = character.codePointAt(0) as number;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_0000 ? 3 : 4;
}
