/**
 * RFC 6890, RFC 8190: addresses that are not of the public internet. The networks are those of IANA's special-purpose
 * address registries as of 2026-07-18, whole: each entry counts, also one that is globally reachable or deprecated.
 */
import { type Octets, ipv4Of } from "./ipv4.ts";
import { ipv6Of } from "./ipv6.ts";

/** What an address is for. */
export type Purpose = "loopback" | "private" | "link-local" | "metadata" | "unspecified" | "special";

export interface Network {
  /** As in `10.0.0.0/8`. */
  readonly text: string;
  readonly purpose: Purpose;
  /** The RFC, or the provider of the service. */
  readonly source: string;
  readonly octets: Octets;
  readonly bits: number;
}

/** Network, purpose, source. */
const REGISTRIES = `
0.0.0.0/8 special RFC 791 §3.2
0.0.0.0/32 unspecified RFC 1122 §3.2.1.3
10.0.0.0/8 private RFC 1918
100.64.0.0/10 private RFC 6598
127.0.0.0/8 loopback RFC 1122 §3.2.1.3
169.254.0.0/16 link-local RFC 3927
172.16.0.0/12 private RFC 1918
192.0.0.0/24 special RFC 6890 §2.1
192.0.0.0/29 special RFC 7335
192.0.0.8/32 special RFC 7600
192.0.0.9/32 special RFC 7723
192.0.0.10/32 special RFC 8155
192.0.0.170/32 special RFC 8880
192.0.0.171/32 special RFC 8880
192.0.2.0/24 special RFC 5737
192.31.196.0/24 special RFC 7535
192.52.193.0/24 special RFC 7450
192.88.99.0/24 special RFC 7526
192.88.99.2/32 special RFC 6751
192.168.0.0/16 private RFC 1918
192.175.48.0/24 special RFC 7534
198.18.0.0/15 special RFC 2544
198.51.100.0/24 special RFC 5737
203.0.113.0/24 special RFC 5737
240.0.0.0/4 special RFC 1112 §4
255.255.255.255/32 special RFC 919 §7
::1/128 loopback RFC 4291
::/128 unspecified RFC 4291
::ffff:0:0/96 special RFC 4291
64:ff9b::/96 special RFC 6052
64:ff9b:1::/48 special RFC 8215
100::/64 special RFC 6666
100:0:0:1::/64 special RFC 9780
2001::/23 special RFC 2928
2001::/32 special RFC 4380
2001:1::1/128 special RFC 7723
2001:1::2/128 special RFC 8155
2001:1::3/128 special RFC 9665
2001:2::/48 special RFC 5180
2001:3::/32 special RFC 7450
2001:4:112::/48 special RFC 7535
2001:10::/28 special RFC 4843
2001:20::/28 special RFC 7343
2001:30::/28 special RFC 9374
2001:db8::/32 special RFC 3849
2002::/16 special RFC 3056
2620:4f:8000::/48 special RFC 7534
3fff::/20 special RFC 9637
5f00::/16 special RFC 9602
fc00::/7 private RFC 4193
fe80::/10 link-local RFC 4291`;

/** Multicast has registries of its own. Of IPv6, only 2000::/3 is delegated as global unicast. */
const OTHERS = `
224.0.0.0/4 special RFC 5771
::/96 special RFC 4291 §2.5.5.1
::ffff:0:0:0/96 special RFC 2765
fec0::/10 private RFC 3879
ff00::/8 special RFC 4291 §2.7
::/3 special RFC 3587
4000::/2 special RFC 3587
8000::/1 special RFC 3587`;

/**
 * Addresses of metadata services, as the providers document them, as of 2026-11-27. That of Azure is one of the public
 * internet.
 */
const METADATA = `
169.254.169.254/32 metadata Amazon, Google, Microsoft and others
169.254.170.2/32 metadata Amazon ECS
169.254.170.23/32 metadata Amazon EKS
169.254.0.23/32 metadata Tencent Cloud
169.254.42.42/32 metadata Scaleway
168.63.129.16/32 metadata Microsoft Azure
100.100.100.200/32 metadata Alibaba Cloud
100.96.0.96/32 metadata Volcano Engine
192.0.0.192/32 metadata Oracle Cloud Classic
fd00:ec2::254/128 metadata Amazon
fd00:ec2::23/128 metadata Amazon EKS
fd20:ce::254/128 metadata Google
fd00:c1::a9fe:a9fe/128 metadata Oracle Cloud
fd00:42::42/128 metadata Scaleway
fd00:a9fe:a9fe::1/128 metadata Akamai
fd00:100::100:200/128 metadata Alibaba Cloud
fe80::a9fe:a9fe/128 metadata OpenStack`;

/** The narrowest first. */
export const specialNetworks: readonly Network[] = /* @__PURE__ */ [REGISTRIES, OTHERS, METADATA]
  .flatMap((table) => table.trim().split("\n"))
  .map(networkFrom)
  .sort((a, b) => b.bits - a.bits);

function networkFrom(row: string): Network {
  const [text = "", purpose, ...source] = row.split(" ");
  const [address = "", bits] = text.split("/");
  const octets = ipv4Of(address)?.octets ?? ipv6Of(address) ?? [];
  return { text, purpose: purpose as Purpose, source: source.join(" "), octets, bits: Number(bits) };
}

/**
 * Returns the narrowest network that an address of 4 or 16 octets is in; `undefined` for those of the public internet.
 */
export function networkOf(address: Octets): Network | undefined {
  return specialNetworks.find((network) => isIn(address, network));
}

/** Returns the purpose of an address of 4 or 16 octets; `undefined` for those of the public internet. */
export function purposeOf(address: Octets): Purpose | undefined {
  return networkOf(address)?.purpose;
}

function isIn(address: Octets, { octets, bits }: Network): boolean {
  if (address.length !== octets.length) return false;
  return address.every((octet, index) => {
    const shift = 8 - Math.min(8, Math.max(0, bits - 8 * index));
    return octet >> shift === (octets[index] ?? 0) >> shift;
  });
}
