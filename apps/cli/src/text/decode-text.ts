/** RFC 3986 §2.1, §2.5: the triplets of any text, decoded once as UTF-8. */
import { percentDecode } from "@std66/core";
import { percentDecodeLenient } from "@std66/core/diagnostics";
import { syntaxError } from "@std66/core/internal";

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
  return percentDecodeLenient(text);
}

/** A lone surrogate, which only an escape of JSON can give, is not a character: it would be printed as another one. */
function requireCharacters(text: string): void {
  const offset = text.search(/\p{Surrogate}/u);
  if (offset === -1) return;
  throw syntaxError(text, { code: "utf-8-surrogate", offset, length: 1, component: undefined, expected: [] });
}
