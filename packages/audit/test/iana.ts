// IANA's special-purpose address registries, typed by hand from the RFCs: first and last address, network, RFC. The
// judge of what is public, which has nothing in common with the package.

/** RFC 6890 §2.2.2 and those since; the last one is not in the registry (RFC 5771). */
const IPV4 = `
0.0.0.0         0.0.0.0         0.0.0.0/32         RFC 1122 §3.2.1.3
0.0.0.0         0.255.255.255   0.0.0.0/8          RFC 791 §3.2
10.0.0.0        10.255.255.255  10.0.0.0/8         RFC 1918
100.64.0.0      100.127.255.255 100.64.0.0/10      RFC 6598
127.0.0.0       127.255.255.255 127.0.0.0/8        RFC 1122 §3.2.1.3
169.254.0.0     169.254.255.255 169.254.0.0/16     RFC 3927
172.16.0.0      172.31.255.255  172.16.0.0/12      RFC 1918
192.0.0.0       192.0.0.7       192.0.0.0/29       RFC 7335
192.0.0.0       192.0.0.255     192.0.0.0/24       RFC 6890 §2.1
192.0.0.8       192.0.0.8       192.0.0.8/32       RFC 7600
192.0.0.9       192.0.0.9       192.0.0.9/32       RFC 7723
192.0.0.10      192.0.0.10      192.0.0.10/32      RFC 8155
192.0.0.170     192.0.0.170     192.0.0.170/32     RFC 8880
192.0.0.171     192.0.0.171     192.0.0.171/32     RFC 8880
192.0.2.0       192.0.2.255     192.0.2.0/24       RFC 5737
192.31.196.0    192.31.196.255  192.31.196.0/24    RFC 7535
192.52.193.0    192.52.193.255  192.52.193.0/24    RFC 7450
192.88.99.0     192.88.99.255   192.88.99.0/24     RFC 7526
192.88.99.2     192.88.99.2     192.88.99.2/32     RFC 6751
192.168.0.0     192.168.255.255 192.168.0.0/16     RFC 1918
192.175.48.0    192.175.48.255  192.175.48.0/24    RFC 7534
198.18.0.0      198.19.255.255  198.18.0.0/15      RFC 2544
198.51.100.0    198.51.100.255  198.51.100.0/24    RFC 5737
203.0.113.0     203.0.113.255   203.0.113.0/24     RFC 5737
240.0.0.0       255.255.255.255 240.0.0.0/4        RFC 1112 §4
255.255.255.255 255.255.255.255 255.255.255.255/32 RFC 919 §7
224.0.0.0       239.255.255.255 224.0.0.0/4        RFC 5771`;

/**
 * RFC 6890 §2.2.3 and those since. Those from `fec0::` on are not in the registry: RFC 3879, RFC 4291, RFC 2765,
 * RFC 3587.
 */
const IPV6 = `
::1           ::1                                     ::1/128            RFC 4291
::            ::                                      ::/128             RFC 4291
::ffff:0:0    ::ffff:ffff:ffff                        ::ffff:0:0/96      RFC 4291
64:ff9b::     64:ff9b::ffff:ffff                      64:ff9b::/96       RFC 6052
64:ff9b:1::   64:ff9b:1:ffff:ffff:ffff:ffff:ffff      64:ff9b:1::/48     RFC 8215
100::         100::ffff:ffff:ffff:ffff                100::/64           RFC 6666
100:0:0:1::   100::1:ffff:ffff:ffff:ffff              100:0:0:1::/64     RFC 9780
2001::        2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff  2001::/23          RFC 2928
2001::        2001:0:ffff:ffff:ffff:ffff:ffff:ffff    2001::/32          RFC 4380
2001:1::1     2001:1::1                               2001:1::1/128      RFC 7723
2001:1::2     2001:1::2                               2001:1::2/128      RFC 8155
2001:1::3     2001:1::3                               2001:1::3/128      RFC 9665
2001:2::      2001:2:0:ffff:ffff:ffff:ffff:ffff       2001:2::/48        RFC 5180
2001:3::      2001:3:ffff:ffff:ffff:ffff:ffff:ffff    2001:3::/32        RFC 7450
2001:4:112::  2001:4:112:ffff:ffff:ffff:ffff:ffff     2001:4:112::/48    RFC 7535
2001:10::     2001:1f:ffff:ffff:ffff:ffff:ffff:ffff   2001:10::/28       RFC 4843
2001:20::     2001:2f:ffff:ffff:ffff:ffff:ffff:ffff   2001:20::/28       RFC 7343
2001:30::     2001:3f:ffff:ffff:ffff:ffff:ffff:ffff   2001:30::/28       RFC 9374
2001:db8::    2001:db8:ffff:ffff:ffff:ffff:ffff:ffff  2001:db8::/32      RFC 3849
2002::        2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff 2002::/16          RFC 3056
2620:4f:8000:: 2620:4f:8000:ffff:ffff:ffff:ffff:ffff  2620:4f:8000::/48  RFC 7534
3fff::        3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff  3fff::/20          RFC 9637
5f00::        5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff 5f00::/16          RFC 9602
fc00::        fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff fc00::/7           RFC 4193
fe80::        febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff fe80::/10          RFC 4291
fec0::        feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff fec0::/10          RFC 3879
ff00::        ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff ff00::/8           RFC 4291 §2.7
::            ::ffff:ffff                             ::/96              RFC 4291 §2.5.5.1
::ffff:0:0:0  ::ffff:0:ffff:ffff                      ::ffff:0:0:0/96    RFC 2765
::            1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff ::/3               RFC 3587
4000::        7fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff 4000::/2           RFC 3587
8000::        ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff 8000::/1           RFC 3587`;

/** The metadata services, each with an address of its own, as their documentation has it. */
export const METADATA = [
  ["169.254.169.254", "Amazon, Google, Microsoft and others"],
  ["169.254.170.2", "Amazon ECS"],
  ["169.254.170.23", "Amazon EKS"],
  ["169.254.0.23", "Tencent Cloud"],
  ["169.254.42.42", "Scaleway"],
  ["168.63.129.16", "Microsoft Azure"],
  ["100.100.100.200", "Alibaba Cloud"],
  ["100.96.0.96", "Volcano Engine"],
  ["192.0.0.192", "Oracle Cloud Classic"],
  ["fd00:ec2::254", "Amazon"],
  ["fd00:ec2::23", "Amazon EKS"],
  ["fd20:ce::254", "Google"],
  ["fd00:c1::a9fe:a9fe", "Oracle Cloud"],
  ["fd00:42::42", "Scaleway"],
  ["fd00:a9fe:a9fe::1", "Akamai"],
  ["fd00:100::100:200", "Alibaba Cloud"],
  ["fe80::a9fe:a9fe", "OpenStack"],
] as const;

/** The special-use domain names (RFC 6761 and those since), and others that no host of the public internet has. */
export const NAMES =
  "alt 6tisch.arpa eap.arpa eap-noob.arpa home.arpa 10.in-addr.arpa 254.169.in-addr.arpa 168.192.in-addr.arpa " +
  "16.172.in-addr.arpa 17.172.in-addr.arpa 18.172.in-addr.arpa 19.172.in-addr.arpa 20.172.in-addr.arpa 21.172.in-addr.arpa " +
  "22.172.in-addr.arpa 23.172.in-addr.arpa 24.172.in-addr.arpa 25.172.in-addr.arpa 26.172.in-addr.arpa 27.172.in-addr.arpa " +
  "28.172.in-addr.arpa 29.172.in-addr.arpa 30.172.in-addr.arpa 31.172.in-addr.arpa 170.0.0.192.in-addr.arpa " +
  "171.0.0.192.in-addr.arpa 8.e.f.ip6.arpa 9.e.f.ip6.arpa a.e.f.ip6.arpa b.e.f.ip6.arpa ipv4only.arpa resolver.arpa " +
  "service.arpa example invalid local localhost onion test";

/** A number for an address, with its version; `undefined` for another text. */
export function numberOf(address: string): readonly [version: 4 | 6, value: bigint] | undefined {
  if (/^\d+(\.\d+){3}$/.test(address)) return [4, joined(address.split(".").map(Number), 256n)];
  if (!address.includes(":")) return undefined;
  const plain = address.replace(/[\d.]+$/, (last) => {
    if (!last.includes(".")) return last;
    const [a = 0, b = 0, c = 0, d = 0] = last.split(".").map(Number);
    return [a * 256 + b, c * 256 + d].map((group) => group.toString(16)).join(":");
  });
  const [left = [], right] = plain.split("::").map((half) => half.split(":").filter((group) => group !== ""));
  const zeros = Array.from({ length: right === undefined ? 0 : 8 - left.length - right.length }, () => "0");
  const groups = [...left, ...zeros, ...(right ?? [])];
  if (groups.length !== 8 || !groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return undefined;
  return [
    6,
    joined(
      groups.map((group) => Number.parseInt(group, 16)),
      65_536n,
    ),
  ];
}

function joined(digits: readonly number[], base: bigint): bigint {
  return digits.reduce((value, digit) => value * base + BigInt(digit), 0n);
}

export interface Row {
  readonly first: string;
  readonly last: string;
  readonly network: string;
  readonly source: string;
}

export const rows: readonly Row[] = (IPV4 + IPV6)
  .trim()
  .split("\n")
  .map((line) => {
    const [first = "", last = "", network = "", ...source] = line.split(/ +/);
    return { first, last, network, source: source.join(" ") };
  });

const ranges = rows.map(({ first, last }) => [numberOf(first), numberOf(last)] as const);
const services = METADATA.map(([address]) => numberOf(address)?.join());

/**
 * Whether a host, as a program has it, is of the public internet. The IPv4 address of ISATAP (RFC 5214 §6.1) counts
 * too.
 */
export function isPublicByHand(host: string): boolean {
  const bare = host.toLowerCase().replace(/^\[|\]$/g, "");
  const number = numberOf(bare);
  if (number === undefined) return isPublicNameByHand(bare.replace(/\.$/, ""));
  const [version, value] = number;
  if (services.includes(number.join())) return false;
  if (ranges.some(([first, last]) => first?.[0] === version && first[1] <= value && value <= (last?.[1] ?? 0n)))
    return false;
  const isIsatap = version === 6 && ((value >> 32n) & 0xfcff_ffffn) === 0x5efen;
  return !isIsatap || isPublicByHand([24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 255n).join("."));
}

/**
 * A name of at least two labels, the last one of letters; none below a special one, and none that is known for a
 * machine.
 */
function isPublicNameByHand(name: string): boolean {
  if (!/^[a-z\d_][a-z\d_-]*(\.[a-z\d_-]+)*\.(?:[a-z]{2,}|xn--[a-z\d-]+)$/.test(name)) return false;
  const known =
    "internal corp home mail intranet lan private localdomain svc localtest.me lvh.me nip.io sslip.io xip.io arpa " +
    "localhost.direct localho.st lcl.host local-ip.co local-ip.sh plex.direct fritz.box easy.box speedport.ip " +
    "routerlogin.com routerlogin.net tplinkwifi.net router.asus.com mafreebox.freebox.fr";
  const isBelow = (zone: string) => name === zone || name.endsWith(`.${zone}`);
  return !`${NAMES} ${known} metadata.goog metadata.tencentyun.com`.split(" ").some(isBelow);
}
