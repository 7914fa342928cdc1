/** RFC 3986 §7.4: the IPv4 addresses that programs read in a host, in all the forms that `inet_aton` takes. */

/** Four octets. */
export type Octets = readonly number[];

export interface Ipv4 {
  readonly octets: Octets;
  /** Whether it is written as the grammar's IPv4address: four decimal numbers without leading zeros. */
  readonly isPlain: boolean;
}

/** Returns the address that a host is read as; `undefined` if it is a name. */
export function ipv4Of(host: string): Ipv4 | undefined {
  const numbers = numberTextsOf(host)?.map(numberOf);
  if (numbers === undefined) return undefined;
  const last = numbers.pop() as number;
  // The last number fills the octets that are left.
  if (!(last < 256 ** (4 - numbers.length)) || !numbers.every((number) => number < 256)) return undefined;
  const octets = [...numbers];
  for (let i = 3 - numbers.length; i >= 0; i--) octets.push(Math.floor(last / 256 ** i) % 256);
  return { octets, isPlain: host === octets.join(".") };
}

/**
 * Whether a host looks like an address of numbers, but one of them is too large, or octal with an 8 or 9. Some programs
 * drop the high bits, or read it as decimal.
 */
export function isOverflowingIpv4(host: string): boolean {
  return numberTextsOf(host) !== undefined && ipv4Of(host) === undefined;
}

/** The numbers between dots, as written; `undefined` if the host is longer or has anything else. */
function numberTextsOf(host: string): string[] | undefined {
  if (host.length > LONGEST) return undefined;
  const parts = (host.endsWith(".") ? host.slice(0, -1) : host).split(".");
  return parts.length <= 4 && parts.every((part) => /^(?:0x[\da-f]*|\d+)$/i.test(part)) ? parts : undefined;
}

/** Room for any number of zeros that may be written first. */
const LONGEST = 255;

/** Decimal, octal after `0`, hexadecimal after `0x`. */
function numberOf(part: string): number {
  if (/^0x/i.test(part)) return part.length === 2 ? 0 : Number.parseInt(part, 16);
  if (!/^0\d/.test(part)) return Number(part);
  return /^[0-7]+$/.test(part) ? Number.parseInt(part, 8) : Number.NaN;
}
