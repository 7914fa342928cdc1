/** RFC 4291: the octets of an IPv6 address. */
import { type Octets, ipv4Of } from "./ipv4.ts";

/** Returns the 16 octets of an address without its brackets; `undefined` for any other text. */
export function ipv6Of(address: string): Octets | undefined {
  // The text may be of any length, and the search for a dot before a colon takes time that grows with its square.
  if (address.length > LONGEST) return undefined;
  // An IPv4 address comes last.
  if (/\.[^]*:/.test(address)) return undefined;
  const halves = address.split("::");
  const [left, right] = halves.map(octetsOf);
  if (left === undefined || halves.length > 2) return undefined;
  if (halves.length === 1) return left.length === 16 ? left : undefined;
  if (right === undefined || left.length + right.length > 14) return undefined;
  return [...left, ...ZEROS.slice(left.length + right.length), ...right];
}

/** Eight groups of four digits, of which the last two are an IPv4 address. */
const LONGEST = "0000:0000:0000:0000:0000:ffff:255.255.255.255".length;

const ZEROS: Octets = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];

/** The octets of groups between single colons. The last group may be an IPv4 address. */
function octetsOf(groups: string): number[] | undefined {
  if (groups === "") return [];
  const octets: number[] = [];
  for (const group of groups.split(":")) {
    const ipv4 = group.includes(".") ? ipv4Of(group) : undefined;
    if (ipv4?.isPlain === true) octets.push(...ipv4.octets);
    else if (/^[\da-f]{1,4}$/i.test(group)) {
      const value = Number.parseInt(group, 16);
      octets.push(value >> 8, value & 0xff);
    } else return undefined;
  }
  return octets;
}

/** The octets in front, and where the IPv4 address is (RFC 4291 §2.5.5, RFC 2765, RFC 6052, RFC 3056). */
const EMBEDDINGS: readonly (readonly [prefix: readonly number[], at: number])[] = [
  [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff], 12],
  [[0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0, 0], 12],
  [[0, 0x64, 0xff, 0x9b, 0, 0, 0, 0, 0, 0, 0, 0], 12],
  [[0x20, 0x02], 2],
  [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 12],
];

/** RFC 8215: a network in which translators have prefixes of their own. */
const LOCAL_TRANSLATION: readonly number[] = [0, 0x64, 0xff, 0x9b, 0, 1];
/**
 * RFC 6052 §2.2: where the IPv4 address is, by the prefix: of 48, 56 and 64 bits. Octet 8 and those after it are zero.
 */
const TRANSLATED: readonly (readonly number[])[] = [
  [6, 7, 9, 10],
  [7, 9, 10, 11],
  [9, 10, 11, 12],
];

/** RFC 4380 §4: Teredo. */
const TEREDO: readonly number[] = [0x20, 0x01, 0, 0];

/**
 * RFC 5214 §6.1: ISATAP. The interface identifier begins with these octets, whatever the bits for "universal" and
 * "group" say.
 */
const ISATAP: readonly number[] = [0, 0, 0x5e, 0xfe];
const UNIVERSAL_AND_GROUP = 0x03;

/** Returns the IPv4 addresses in an IPv6 address. `::` and `::1` are addresses of their own. */
export function embeddedIpv4(octets: Octets): readonly Octets[] {
  const found = [...embeddedByPrefix(octets)];
  const isIsatap = ISATAP.every((octet, index) => {
    const written = octets[8 + index] ?? 0;
    return (index === 0 ? written & ~UNIVERSAL_AND_GROUP : written) === octet;
  });
  const embedded = octets.slice(12);
  if (isIsatap && !found.some((other) => other.join() === embedded.join())) found.push(embedded);
  return found;
}

function embeddedByPrefix(octets: Octets): readonly Octets[] {
  const beginsWith = (prefix: readonly number[]): boolean => prefix.every((octet, index) => octets[index] === octet);
  if (octets.length === 0) return [];
  if (beginsWith(LOCAL_TRANSLATION)) return [translated(octets)];
  // The server's, and the client's with each bit inverted.
  if (beginsWith(TEREDO)) return [octets.slice(4, 8), octets.slice(12).map((octet) => octet ^ 0xff)];
  const [prefix = [], at = 0] = EMBEDDINGS.find(([octetsInFront]) => beginsWith(octetsInFront)) ?? [];
  if (at === 0) return [];
  const embedded = octets.slice(at, at + 4);
  return prefix.every((octet) => octet === 0) && embedded[0] === 0 && embedded[1] === 0 ? [] : [embedded];
}

/** That of the shortest prefix that has nothing after the IPv4 address; otherwise that of 96 bits. */
function translated(octets: Octets): Octets {
  const places = TRANSLATED.find(
    (indexes) => octets[8] === 0 && octets.slice((indexes[3] as number) + 1).every((octet) => octet === 0),
  );
  return places === undefined ? octets.slice(12) : places.map((index) => octets[index] as number);
}
