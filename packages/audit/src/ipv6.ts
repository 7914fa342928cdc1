/** RFC 4291: the octets of an IPv6 address. */
import { type Octets, ipv4Of } from "./ipv4.ts";

/** Returns the 16 octets of an address without its brackets; `undefined` for any other text. */
export function ipv6Of(address: string): Octets | undefined {
  // An IPv4 address comes last.
  if (/\.[^]*:/.test(address)) return undefined;
  const halves = address.split("::");
  const [left, right] = halves.map(octetsOf);
  if (left === undefined || halves.length > 2) return undefined;
  if (halves.length === 1) return left.length === 16 ? left : undefined;
  if (right === undefined || left.length + right.length > 14) return undefined;
  return [...left, ...ZEROS.slice(left.length + right.length), ...right];
}

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

/** Where an IPv6 address has an IPv4 address: the octets in front (RFC 4291, RFC 6052, RFC 3056). */
const EMBEDDINGS: readonly (readonly [prefix: readonly number[], at: number])[] = [
  [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff], 12],
  [[0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0, 0], 12],
  [[0, 0x64, 0xff, 0x9b, 0, 0, 0, 0, 0, 0, 0, 0], 12],
  [[0x20, 0x02], 2],
  [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 12],
];

/** Returns the IPv4 address in an IPv6 address; `undefined` if there is none. `::` and `::1` are addresses of their own. */
export function embeddedIpv4(octets: Octets): Octets | undefined {
  for (const [prefix, at] of EMBEDDINGS) {
    if (!prefix.every((octet, index) => octets[index] === octet)) continue;
    const embedded = octets.slice(at, at + 4);
    if (prefix.every((octet) => octet === 0) && embedded[0] === 0 && embedded[1] === 0) return undefined;
    return embedded;
  }
  return undefined;
}
