/** URL Standard, percent-encoded bytes: percent-decode, and UTF-8 decode without BOM. */

/** The triplets of one character by their first byte, or one that begins no character. */
const CHARACTER =
  /%[0-7][0-9a-f]|%[cd][0-9a-f]%[89ab][0-9a-f]|%e[0-9a-f](?:%[89ab][0-9a-f]){2}|%f[0-7](?:%[89ab][0-9a-f]){3}|%[89a-f][0-9a-f]/gi;

/** Every triplet is decoded. What is no UTF-8 becomes U+FFFD; a `%` that begins no triplet stays. */
export function percentDecoded(text: string): string {
  return text.includes("%") ? text.replace(CHARACTER, characterOf) : text;
}

function characterOf(triplets: string): string {
  try {
    return decodeURIComponent(triplets);
  } catch {
    return "\u{FFFD}";
  }
}
