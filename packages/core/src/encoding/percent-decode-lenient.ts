/** RFC 3986 §2.1, §2.5: decodes the triplets of any text that are UTF-8, to show it to people. */
import { requireString } from "../argument/argument-error.ts";
import { sequenceEnd } from "./utf-8-sequence.ts";

/**
 * Decodes each character that is percent-encoded in UTF-8, once, and rejects no text (RFC 3986 §2.1, §2.5). These stay
 * as written: a `%` that begins no triplet, the triplets of octets that are not UTF-8 (RFC 3629 §4), each by itself,
 * and all that is not a triplet, a "+" and a lone surrogate too. For people to read: several texts have the same
 * result. `percentDecode` decodes all, or throws.
 *
 * @throws {TypeError} if `text` is not a string
 * @see {@link https://www.rfc-editor.org/rfc/rfc3986#section-2.1 | RFC 3986 §2.1}
 * @example
 * ```ts
 * import { percentDecodeLenient } from "@std66/core/diagnostics";
 * percentDecodeLenient("caf%C3%A9 100%"); // => "café 100%"
 * percentDecodeLenient("%C3%A9 and %E9%2c"); // => "é and %E9,"
 * ```
 */
export function percentDecodeLenient(text: string): string {
  requireString("percentDecodeLenient: text", text);
  const pieces: string[] = [];
  for (let from = 0, to = 0; from < text.length; from = to) {
    to = pieceEnd(text, from);
    pieces.push(decodePiece(text.slice(from, to)));
  }
  return pieces.join("");
}

/**
 * The least length of a piece, in UTF-16 code units. A long text has too many parts to keep all of them until it is
 * done.
 */
const PIECE = 4096;

/** Returns where the piece that begins at `from` ends, between two characters. */
function pieceEnd(text: string, from: number): number {
  const end = text.indexOf("%", from + PIECE);
  if (end === -1) return text.length;
  // The triplet at `end` may be one of the last three of a character (RFC 3629 §3).
  let start = end;
  while (start > end - 9 && isContinuation(text, start)) start -= 3;
  return text.charAt(start) === "%" && !isContinuation(text, start) ? start : end;
}

/** Whether a triplet has the first digit of an octet that continues a character: 80 to BF. */
function isContinuation(text: string, index: number): boolean {
  return text.charAt(index) === "%" && /[89AB]/i.test(text.charAt(index + 1));
}

function decodePiece(piece: string): string {
  try {
    return decodeURIComponent(piece);
  } catch {
    return decodeSequences(piece);
  }
}

/** Decodes each sequence of triplets that is a character, and keeps all else. */
function decodeSequences(piece: string): string {
  const parts: string[] = [];
  let done = 0;
  for (let i = piece.indexOf("%"); i !== -1; i = piece.indexOf("%", i)) {
    const end = sequenceEnd(piece, i);
    if (end > i) {
      i = end;
      continue;
    }
    // The digits after it are kept with the next part.
    parts.push(decodeURIComponent(piece.slice(done, i)), "%");
    i = done = i + 1;
  }
  return parts.join("") + decodeURIComponent(piece.slice(done));
}
