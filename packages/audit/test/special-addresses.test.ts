// RFC 6890, RFC 8190: the tables against a copy typed by hand, and both ends of each network with their neighbors.
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { audit } from "../src/index.ts";
import { ipv4Of } from "../src/host/ipv4.ts";
import { ipv6Of } from "../src/host/ipv6.ts";
import { isPublicHost } from "../src/allowlist/public-host.ts";
import { networkOf, specialNetworks } from "../src/host/special-addresses.ts";
import { METADATA, isPublicByHand, numberOf, rows } from "./iana.ts";

const octetsOf = (address: string) => ipv4Of(address)?.octets ?? ipv6Of(address) ?? [];
const networkAt = (address: string): string | undefined => networkOf(octetsOf(address))?.text;

/** The address as the URL Standard writes it. */
const written = (version: 4 | 6, value: bigint): string => {
  const [size, count, base] = version === 4 ? [8n, 4, 10] : [16n, 8, 16];
  const groups = Array.from(
    { length: count },
    (_, index) => (value >> (size * BigInt(count - 1 - index))) & ((1n << size) - 1n),
  );
  return groups.map((group) => group.toString(base)).join(version === 4 ? "." : ":");
};
const hostOf = (version: 4 | 6, value: bigint): string =>
  version === 4 ? written(version, value) : new URL(`http://[${written(version, value)}]/`).hostname;

it("the networks and their sources are those of the copy", () => {
  const found = specialNetworks
    .filter(({ purpose }) => purpose !== "metadata")
    .map(({ text, source }) => `${text} ${source}`);
  expect(found).toHaveLength(rows.length);
  expect(new Set(found)).toEqual(new Set(rows.map(({ network, source }) => `${network} ${source}`)));
});

it("the metadata services are those of the copy", () => {
  const found = specialNetworks
    .filter(({ purpose }) => purpose === "metadata")
    .map(({ text, source }) => [text, source] as const);
  const expected = METADATA.map(
    ([address, source]) => [`${address}/${address.includes(":") ? 128 : 32}`, source] as const,
  );
  expect(found).toHaveLength(expected.length);
  expect(new Map(found)).toEqual(new Map(expected));
  for (const [address] of METADATA) {
    const host = address.includes(":") ? `[${address}]` : address;
    expect([host, audit(`http://${host}/`).map(({ code }) => code)]).toEqual([host, ["host-metadata"]]);
  }
});

function widthOf({ first, last }: { readonly first: string; readonly last: string }): bigint {
  return (numberOf(last)?.[1] ?? 0n) - (numberOf(first)?.[1] ?? 0n);
}

/** The narrowest network of the copy that an address is in. */
function narrowest(version: 4 | 6, value: bigint): string | undefined {
  const around = rows.filter(({ first, last }) => {
    const from = numberOf(first);
    return from?.[0] === version && from[1] <= value && value <= (numberOf(last)?.[1] ?? 0n);
  });
  const [any, ...others] = around;
  return any && others.reduce((least, one) => (widthOf(one) < widthOf(least) ? one : least), any).network;
}

describe.each(rows)("$network ($source)", ({ first, last, network }) => {
  const [version, from] = numberOf(first) ?? [4, 0n];
  const [, to] = numberOf(last) ?? [4, 0n];
  const end = version === 4 ? (1n << 32n) - 1n : (1n << 128n) - 1n;

  it("is as long as its number of bits says", () => {
    const bits = BigInt(network.split("/")[1] ?? 0);
    expect(to - from + 1n).toBe((end + 1n) >> bits);
    expect(numberOf(network.split("/")[0] ?? "")?.[1]).toBe(from);
  });

  it("has its first and its last address, and not their neighbors", () => {
    const places = [from, to, from - 1n, to + 1n].filter((value) => value >= 0n && value <= end);
    for (const value of places) {
      const address = written(version, value);
      const isMetadata = METADATA.some(([other]) => numberOf(other)?.[1] === value);
      if (!isMetadata) expect([address, networkAt(address)]).toEqual([address, narrowest(version, value)]);
      const host = hostOf(version, value);
      expect([host, isPublicHost(host)]).toEqual([host, isPublicByHand(host)]);
    }
    expect(isPublicHost(hostOf(version, from))).toBe(false);
    expect(isPublicHost(hostOf(version, to))).toBe(false);
  });
});

const edges = (version: 4 | 6): bigint[] =>
  rows.flatMap(({ first, last }) =>
    [numberOf(first), numberOf(last)].flatMap((at) => (at?.[0] === version ? [at[1]] : [])),
  );

const max = (bits: bigint): bigint => (1n << bits) - 1n;

it("any address of IPv4, near the ends too, is public where the copy has it so", () => {
  const near = fc.tuple(fc.constantFrom(...edges(4)), fc.bigInt(-300n, 300n)).map(([edge, by]) => edge + by);
  const values = fc.oneof(
    fc.bigInt(0n, max(32n)),
    near.filter((value) => value >= 0n && value <= max(32n)),
  );
  fc.assert(
    fc.property(values, (value) => {
      const host = hostOf(4, value);
      expect([host, isPublicHost(host)]).toEqual([host, isPublicByHand(host)]);
    }),
    { numRuns: 3 * (fc.readConfigureGlobal().numRuns ?? 0), seed: 6890 },
  );
});

it("any address of IPv6, near the ends too, is public where the copy has it so", () => {
  const near = fc.tuple(fc.constantFrom(...edges(6)), fc.bigInt(-300n, 300n)).map(([edge, by]) => edge + by);
  const isatap = fc
    .tuple(fc.bigInt(0n, max(61n)), fc.constantFrom(0n, 1n, 2n, 3n), fc.bigInt(0n, max(32n)))
    .map(([prefix, bits, ipv4]) => (1n << 125n) | (prefix << 64n) | (bits << 56n) | (0x5efen << 32n) | ipv4);
  const values = fc.oneof(fc.bigInt(0n, max(128n)), fc.bigInt(1n << 125n, (2n << 125n) - 1n), isatap, near);
  fc.assert(
    fc.property(
      values.filter((value) => value >= 0n && value <= max(128n)),
      (value) => {
        const host = hostOf(6, value);
        expect([host, isPublicHost(host)]).toEqual([host, isPublicByHand(host)]);
      },
    ),
    { numRuns: 3 * (fc.readConfigureGlobal().numRuns ?? 0), seed: 8190 },
  );
});
