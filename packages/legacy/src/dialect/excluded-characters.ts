/** RFC 1738 §2.2, RFC 2396 §2, RFC 3986 §2: the characters that no RFC has ever allowed in a URI. */

// RFC 3986 §2.2, §2.3, as contents of a character class. Its alphabet is that of all older RFCs together.
const UNRESERVED = "-A-Za-z0-9._~";
const GEN_DELIMS = ":/?#[\\]@";
const SUB_DELIMS = "!$&'()*+,;=";
const EXCLUDED = new RegExp(`[^${UNRESERVED}${GEN_DELIMS}${SUB_DELIMS}%]|%(?![\\dA-Fa-f]{2})`);

/**
 * Offset of the first character that no standard allows, of a "%" that begins no triplet, or of a second "#"; else -1.
 */
export function excludedAt(text: string): number {
  const at = text.search(EXCLUDED);
  const second = text.indexOf("#", text.indexOf("#") + 1);
  return at === -1 || (second !== -1 && second < at) ? second : at;
}
