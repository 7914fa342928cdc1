/** RFC 3629 §4: which octets are UTF-8. */

interface Lead {
  readonly from: number;
  readonly to: number;
  /** The range of the second octet; those after it are all 0x80 to 0xBF. */
  readonly low: number;
  readonly high: number;
  readonly length: number;
}

/** UTF8-2, UTF8-3 and UTF8-4, alternative by alternative. The narrower ranges exclude overlong forms and surrogates. */
const LEADS: readonly Lead[] = [
  { from: 0xc2, to: 0xdf, low: 0x80, high: 0xbf, length: 2 },
  { from: 0xe0, to: 0xe0, low: 0xa0, high: 0xbf, length: 3 },
  { from: 0xe1, to: 0xec, low: 0x80, high: 0xbf, length: 3 },
  { from: 0xed, to: 0xed, low: 0x80, high: 0x9f, length: 3 },
  { from: 0xee, to: 0xef, low: 0x80, high: 0xbf, length: 3 },
  { from: 0xf0, to: 0xf0, low: 0x90, high: 0xbf, length: 4 },
  { from: 0xf1, to: 0xf3, low: 0x80, high: 0xbf, length: 4 },
  { from: 0xf4, to: 0xf4, low: 0x80, high: 0x8f, length: 4 },
];

/** The offset of the first octet that does not begin a UTF-8 character; -1 if all octets are UTF-8. */
export function notUtf8At(octets: Uint8Array): number {
  for (let i = 0; i < octets.length;) {
    const length = characterLength(octets, i);
    if (length === 0) return i;
    i += length;
  }
  return -1;
}

/** How many octets the character at `start` has; 0 if there is no character. */
function characterLength(octets: Uint8Array, start: number): number {
  const first = octets[start] as number;
  if (first < 0x80) return 1;
  const lead = LEADS.find(({ from, to }) => first >= from && first <= to);
  if (lead === undefined || !isBetween(lead.low, lead.high, octets[start + 1])) return 0;
  for (let i = start + 2; i < start + lead.length; i++) {
    if (!isBetween(0x80, 0xbf, octets[i])) return 0;
  }
  return lead.length;
}

/** The end is like NUL, which no character goes on with. */
function isBetween(low: number, high: number, octet = 0): boolean {
  return octet >= low && octet <= high;
}
