// Hosts for the trials of `publicHosts`: public ones, and all that may be taken for one.

import { METADATA, NAMES, numberOf, rows } from "../iana.ts";
import type { HostFrom } from "./texts.ts";

const PUBLIC = [
  "8.8.8.8",
  "1.1.1.1",
  "example.com",
  "www.Example.org",
  "example.com.",
  "bücher.de",
  "xn--bcher-kva.de",
  "[2606:4700:4700::1111]",
  "[2A00:1450:4001:80b::200e]",
];

const NAMES_OF_MACHINES = [
  "localhost",
  "localhost.localdomain",
  "ip6-localhost",
  "metadata",
  "metadata.google.internal",
  "metadata.tencentyun.com",
  "instance-data",
  "printer",
  "printer.lan",
  "db.internal",
  "kubernetes.default.svc",
  "127.0.0.1.nip.io",
  "a.localtest.me",
  "x.ip6.arpa",
  "fritz.box",
  "a.localhost.direct",
];

/** How a name or an address is changed into what some programs take for it. */
const CHANGES: readonly ((host: string) => string)[] = [
  (host) => host,
  (host) => host,
  (host) => host.toUpperCase(),
  (host) => `${host}.`,
  (host) => `${host}..`,
  (host) => `.${host}`,
  (host) => `a.${host}`,
  (host) => `${host}.a`,
  (host) => `-${host}`,
  (host) => `[${host}]`,
  (host) => `a[${host}]`,
  (host) => `${host}%00`,
  (host) => `${host}\u00AD`,
  (host) => `${host}%C2%AD`,
  (host) => host.replaceAll(".", "\u3002"),
  (host) => host.replaceAll(".", "%2E"),
  (host) => host.replace(/[a-z\d]/g, (character) => String.fromCodePoint((character.codePointAt(0) ?? 0) + 0xfee0)),
  (host) => host.replace(/[oO]/, "\u24DE"),
  (host) => host.replace("]", "%25eth0]"),
];

const edges = rows.flatMap(({ first, last }) => [first, last].flatMap((address) => [numberOf(address) ?? []]));

/** An address at or near an end of a network, of a metadata service, or any. */
function addressFrom(random: () => number): string {
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const below = (count: number): bigint => BigInt(Math.floor(random() * count));
  const ipv4 = (): bigint => below(2 ** 32);
  const [version = 4, edge = 0n] = random() < 0.8 ? one(edges) : (numberOf(one(METADATA)[0]) ?? []);
  const kind = random();
  if (kind < 0.3) return dotted(ipv4());
  if (kind < 0.4) return one(numbersAs)(random() < 0.5 ? ipv4() : version === 4 ? edge : 0x7f00_0001n);
  if (kind < 0.6) return colons((1n << 125n) | (ipv4() << 93n) | (ipv4() << 61n) | ipv4());
  // An IPv4 address in each of the forms that have one.
  if (kind < 0.8) {
    const inside = random() < 0.3 ? ipv4() : version === 4 ? edge : one([0x7f00_0001n, 0x0a00_0001n, 0xa9fe_a9fen]);
    return colons(one(embeddings)(inside, below(4)));
  }
  const value = edge + below(5) - 2n;
  const size = version === 4 ? 32n : 128n;
  const within = value & ((1n << size) - 1n);
  return version === 4 ? dotted(within) : colons(within);
}

const numbersAs: readonly ((value: bigint) => string)[] = [
  (value) => String(value),
  (value) => `0x${value.toString(16)}`,
  (value) => `0${value.toString(8)}`,
  (value) => `${value >> 24n}.${value & 0xff_ffffn}`,
  (value) => dotted(value).replace(/^/, "0"),
  (value) => dotted(value).replace(/^\d+/, (octet) => `0x${Number(octet).toString(16)}`),
];

const embeddings: readonly ((ipv4: bigint, bits: bigint) => bigint)[] = [
  (ipv4) => ipv4,
  (ipv4) => (0xffffn << 32n) | ipv4,
  (ipv4) => (0xffffn << 48n) | ipv4,
  (ipv4) => (0x64ff9bn << 96n) | ipv4,
  (ipv4) => (0x64ff9b_0001n << 80n) | ipv4,
  (ipv4) => (0x2002n << 112n) | (ipv4 << 80n) | 1n,
  (ipv4) => (0x2001_0000n << 96n) | (ipv4 ^ 0xffff_ffffn),
  (ipv4, bits) => (0x2606_4700n << 96n) | (bits << 56n) | (0x5efen << 32n) | ipv4,
  (ipv4, bits) => (0xfe80n << 112n) | (bits << 56n) | (0x5efen << 32n) | ipv4,
];

function dotted(value: bigint): string {
  return [24n, 16n, 8n, 0n].map((shift) => (value >> shift) & 255n).join(".");
}

function colons(value: bigint): string {
  const groups = Array.from({ length: 8 }, (_, index) => (value >> BigInt(16 * (7 - index))) & 0xffffn);
  return `[${groups.map((group) => group.toString(16)).join(":")}]`;
}

export const publicHostFrom: HostFrom = (isOdd, random) => {
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  if (!isOdd) return random() < 0.5 ? one(PUBLIC) : addressFrom(random);
  const kind = random();
  if (kind < 0.5) return one(CHANGES)(addressFrom(random));
  return one(CHANGES)(kind < 0.7 ? one(NAMES.split(" ")) : kind < 0.9 ? one(NAMES_OF_MACHINES) : one(PUBLIC));
};
