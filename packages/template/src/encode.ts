/** RFC 6570 §3.1 and §3.2.1: percent-encodes what a literal or a value has that a URI does not allow there. */

/** A character that an unreserved expansion encodes. */
const NOT_UNRESERVED = /[^\w.~-]/;
/** What a literal, or a reserved expansion, encodes, but for "%". Runs, so that a surrogate pair stays together. */
const NOT_ALLOWED = /[^\w.~:/?#[\]@!$&'()*+,;=%-]+/g;
/** Apart from the runs, since a loop over both would need a stack. */
const NO_TRIPLET = /%(?![0-9A-Fa-f]{2})/g;
/** What `encodeURIComponent` leaves of the characters that are not unreserved. */
const LEFT = /[!'()*]/g;

/**
 * Returns a value or a literal with its disallowed characters percent-encoded as UTF-8.
 *
 * @throws {URIError} for a lone surrogate, which has no UTF-8
 */
export function encode(text: string, allowsReserved: boolean): string {
  if (!NOT_UNRESERVED.test(text)) return text;
  return allowsReserved
    ? text.replace(NO_TRIPLET, "%25").replace(NOT_ALLOWED, encodeURIComponent)
    : encodeURIComponent(text).replace(LEFT, triplet);
}

function triplet(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

/** One character of a value: the triplets of its UTF-8, a triplet that is no part of one, or itself. */
const CHARACTER =
  /%(?:c[2-9a-f]|d[\da-f]|e(?:0%[ab]|[1-9a-cef]%[89ab]|d%[89])[\da-f]|f(?:0%[9ab]|[1-3]%[89ab]|4%8)[\da-f]%[89ab][\da-f])%[89ab][\da-f]|%[\da-f]{2}|./gisu;

/**
 * Returns the first characters of a value (RFC 6570 §2.4.1), which are code points. Where triplets stay as they are,
 * those of one character count as one.
 */
export function prefixOf(value: string, length: number, allowsReserved: boolean): string {
  // A code point is at most two code units, or four triplets.
  const start = value.slice(0, length * (allowsReserved ? 12 : 2));
  const characters = start.match(allowsReserved ? CHARACTER : /./gsu) ?? [];
  return characters.slice(0, length).join("");
}
