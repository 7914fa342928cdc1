/** RFC 3629 §4: which triplets are the octets of a character in UTF-8. */

/**
 * The first octet of a sequence, the lowest and highest second octet, and the number of octets. The narrower ranges
 * exclude overlong forms, surrogates, and code points above U+10FFFF.
 */
const SEQUENCES: readonly (readonly [from: number, to: number, low: number, high: number, octets: number])[] = [
  [0x00, 0x7f, 0x00, 0xff, 1],
  [0xc2, 0xdf, 0x80, 0xbf, 2],
  [0xe0, 0xe0, 0xa0, 0xbf, 3],
  [0xe1, 0xec, 0x80, 0xbf, 3],
  [0xed, 0xed, 0x80, 0x9f, 3],
  [0xee, 0xef, 0x80, 0xbf, 3],
  [0xf0, 0xf0, 0x90, 0xbf, 4],
  [0xf1, 0xf3, 0x80, 0xbf, 4],
  [0xf4, 0xf4, 0x80, 0x8f, 4],
];

/** Returns where the triplets of one character end that begin at `start`; `start` if they are not UTF-8. */
export function sequenceEnd(text: string, start: number): number {
  const first = octetAt(text, start);
  for (const [from, to, low, high, octets] of SEQUENCES) {
    if (first < from || first > to) continue;
    const end = start + 3 * octets;
    for (let i = start + 3; i < end; i += 3) {
      const octet = octetAt(text, i);
      const isSecond = i === start + 3;
      if (octet < (isSecond ? low : 0x80) || octet > (isSecond ? high : 0xbf)) return start;
    }
    return end;
  }
  return start;
}

/** The value of the triplet at `index`: "%" HEXDIG HEXDIG (RFC 3986 §2.1); -1 if there is none. */
function octetAt(text: string, index: number): number {
  const triplet = text.slice(index, index + 3);
  return /%[\dA-Fa-f]{2}/.test(triplet) ? Number.parseInt(triplet.slice(1), 16) : -1;
}
