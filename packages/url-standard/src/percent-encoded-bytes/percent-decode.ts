/** URL Standard, percent-encoded bytes: percent-decode, and UTF-8 decode without BOM. */

/** The triplets of a character in UTF-8 (RFC 3629 §4), or in the group one that begins no character. */
const CHARACTER = new RegExp(
  [
    "%[0-7][0-9a-f]",
    "%(?:c[2-9a-f]|d[0-9a-f])%[89ab][0-9a-f]",
    "%(?:e0%[ab][0-9a-f]|ed%[89][0-9a-f]|e[1-9a-cef]%[89ab][0-9a-f])%[89ab][0-9a-f]",
    "%(?:f0%[9ab][0-9a-f]|f4%8[0-9a-f]|f[1-3]%[89ab][0-9a-f])%[89ab][0-9a-f]%[89ab][0-9a-f]",
    "(%[89a-f][0-9a-f])",
  ].join("|"),
  "gi",
);

/** Every triplet is decoded. What is no UTF-8 becomes U+FFFD; a `%` that begins no triplet stays. */
export function percentDecoded(text: string): string {
  return text.replace(CHARACTER, characterOf);
}

function characterOf(triplets: string, other: string | undefined): string {
  return other === undefined ? decodeURIComponent(triplets) : "\u{FFFD}";
}
