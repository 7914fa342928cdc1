/** RFC 6890: addresses that are not of the public internet, by purpose. Those of 0.0.0.0/8 are hosts on this network (RFC 1122 §3.2.1.3). */
import type { Octets } from "./ipv4.ts";

/** What an address is for. */
export type Purpose = "loopback" | "private" | "link-local" | "metadata" | "unspecified" | "special";

/** Each row: the purpose, the network, the number of its bits. More special ones come first. */
const IPV4 = `
metadata 169.254.169.254 32
metadata 169.254.170.2 32
metadata 100.100.100.200 32
metadata 192.0.0.192 32
unspecified 0.0.0.0 32
special 0.0.0.0 8
loopback 127.0.0.0 8
private 10.0.0.0 8
private 172.16.0.0 12
private 192.168.0.0 16
private 100.64.0.0 10
link-local 169.254.0.0 16
special 192.0.0.0 24
special 192.0.2.0 24
special 198.18.0.0 15
special 198.51.100.0 24
special 203.0.113.0 24
special 224.0.0.0 3`;

/** The same for IPv6, in hexadecimal octets. `fd00:ec2::254` is Amazon's metadata service. */
const IPV6 = `
metadata fd000ec2000000000000000000000254 128
unspecified 00000000000000000000000000000000 128
loopback 00000000000000000000000000000001 128
link-local fe80 10
private fc 7
private fec0 10
special ff 8
special 20010db8 32
special 0100000000000000 64`;

interface Network {
  readonly purpose: Purpose;
  readonly octets: Octets;
  readonly bits: number;
}

const NETWORKS: { readonly 4: readonly Network[]; readonly 16: readonly Network[] } = {
  4: networksOf(IPV4, (network) => network.split(".").map(Number)),
  16: networksOf(IPV6, (network) => Array.from(network.matchAll(/../g), ([octet]) => Number.parseInt(octet, 16))),
};

function networksOf(table: string, octetsOf: (network: string) => number[]): Network[] {
  return table
    .trim()
    .split("\n")
    .map((row) => {
      const [purpose, network, bits] = row.split(" ") as [Purpose, string, string];
      return { purpose, octets: octetsOf(network), bits: Number(bits) };
    });
}

/** Returns the purpose of an address of 4 or 16 octets; `undefined` for those of the public internet. */
export function purposeOf(address: Octets): Purpose | undefined {
  return NETWORKS[address.length as 4 | 16].find((network) => isIn(address, network))?.purpose;
}

function isIn(address: Octets, { octets, bits }: Network): boolean {
  return address.every((octet, index) => {
    const shift = 8 - Math.min(8, Math.max(0, bits - 8 * index));
    return octet >> shift === (octets[index] ?? 0) >> shift;
  });
}
