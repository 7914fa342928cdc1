/** RFC 3986 §2.1, §2.5: the triplets of any text, decoded once as UTF-8. */
import { UriSyntaxError, percentDecode } from "@std66/core";
import { syntaxError } from "@std66/core/internal";
import { parseSegment } from "@std66/parameters";

/**
 * Decodes all triplets. Other characters stay.
 *
 * @throws {UriSyntaxError} for a "%" that begins no triplet, octets that are not UTF-8, and a lone surrogate
 */
export function decodedText(text: string): string {
  requireCharacters(text);
  return percentDecode(text);
}

/**
 * Decodes the triplets that are UTF-8. All else stays.
 *
 * @throws {UriSyntaxError} for a lone surrogate
 */
export function decodedWherePossible(text: string): string {
  requireCharacters(text);
  try {
    return percentDecode(text);
  } catch (error) {
    if (!(error instanceof UriSyntaxError)) throw error;
    const pieces: string[] = [];
    for (let from = 0, to = 0; from < text.length; from = to) {
      to = pieceEnd(text, from);
      pieces.push(pieceDecoded(text.slice(from, to)));
    }
    return pieces.join("");
  }
}

/** A name of a segment is any text without a ";". */
function pieceDecoded(piece: string): string {
  const names = piece.split(";").map((part) => parseSegment(part, { invalid: "keep" }).name);
  return names.join(";");
}

/** How long a piece is at least. A text of 60 MB that is decoded as a whole takes 2 GB. */
const PIECE = 4096;
/** Where no character is divided: its octets but the first are 80 to BF, each in a triplet right after another (RFC 3629 §3). */
const BOUNDARY = /(?<!%[\dA-F]{2})%|%(?![89AB])/gi;

function pieceEnd(text: string, from: number): number {
  BOUNDARY.lastIndex = from + PIECE;
  return BOUNDARY.exec(text)?.index ?? text.length;
}

/** A lone surrogate, which only an escape of JSON can give, is not a character: it would be printed as another one. */
function requireCharacters(text: string): void {
  const offset = text.search(/\p{Surrogate}/u);
  if (offset === -1) return;
  throw syntaxError(text, { code: "utf-8-surrogate", offset, length: 1, component: undefined, expected: [] });
}
