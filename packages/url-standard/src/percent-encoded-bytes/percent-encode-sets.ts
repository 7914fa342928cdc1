/** URL Standard, percent-encoded bytes: the ASCII characters that each component encodes, and those beyond ASCII. */

// oxlint-disable no-control-regex -- each set has controls
/** Each also has all that is not ASCII, which `encodedNonAscii` encodes. */
export const OPAQUE: RegExp = /[\x00-\x1f\x7f]/g;
export const FRAGMENT: RegExp = /[\x00-\x20\x7f"<>`]/g;
export const QUERY: RegExp = /[\x00-\x20\x7f"#<>]/g;
export const PATH: RegExp = /[\x00-\x20\x7f"#<>?^`{}]/g;
export const USERINFO: RegExp = /[\x00-\x20\x7f"#<>?^`{}/;=[\\\]|]/g;

/** UTF-8 percent-encode with a set. */
export function encoded(text: string, set: RegExp): string {
  return text.replace(set, percentEncoded);
}

/** UTF-8 percent-encode. A surrogate without its other half has no UTF-8. In runs that a regexp has room for. */
export function encodedNonAscii(text: string): string {
  return /\P{ASCII}/u.test(text) ? text.replace(/[^\p{ASCII}\p{Surrogate}]{1,999}/gu, encodeURIComponent) : text;
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, "0")}`;
}
