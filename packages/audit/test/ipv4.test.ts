// RFC 3986 §7.4: the forms of an IPv4 address, compared with the host parser of the runtime (URL Standard §3.5).
import { expect, it } from "vitest";
import { ipv4Of, isOverflowingIpv4 } from "../src/host/ipv4.ts";

const NUMBERS = ["0", "00", "1", "8", "08", "081", "10", "010", "0x", "0xff", "0X1F", "0x100", "255", "256"];
const LARGE = [
  "65535",
  "65536",
  "16777215",
  "16777216",
  "0x7f000001",
  "4294967295",
  "4294967296",
  "037777777777",
  "040000000000",
];
const OTHERS = ["a", "0xg", "x0", "00x1", "10x1", "1a", "019a", "-1"];

/** The address as four numbers, "overflow" if the runtime refuses the numbers, or "name". */
function byUrl(host: string): string {
  try {
    const { hostname } = new URL(`http://${host}/`);
    return /^\d+(?:\.\d+){3}$/.test(hostname) ? hostname : "name";
  } catch {
    return "overflow";
  }
}

function found(host: string): string {
  const octets = ipv4Of(host)?.octets;
  if (octets !== undefined) return octets.join(".");
  return isOverflowingIpv4(host) ? "overflow" : "name";
}

const all = [...NUMBERS, ...LARGE];
const pairs = all.flatMap((first) => all.map((second) => `${first}.${second}`));

it.each([
  ["one number", all],
  ["two", pairs],
  ["three", NUMBERS.flatMap((first) => ["1", ...LARGE].map((last) => `${first}.7.${last}`))],
  ["four", NUMBERS.flatMap((first) => NUMBERS.map((last) => `1.${first}.0.${last}`))],
  ["a dot at the end", NUMBERS.flatMap((first) => [`${first}.`, `1.2.3.${first}.`])],
])("R-144 %s", (_, hosts) => {
  for (const host of hosts) expect(`${host} ${found(host)}`).toBe(`${host} ${byUrl(host)}`);
});

it("R-144 other characters, and more than four numbers, make a name", () => {
  for (const other of OTHERS) {
    for (const host of [other, `1.${other}`, `${other}.1`, `1.${other}.1`])
      expect(`${host} ${found(host)}`).toBe(`${host} name`);
  }
  for (const host of ["1.2.3.4.5", "0.0.0.0.0", "1.2.3.4..", ".1", "1..2"]) expect(found(host)).toBe("name");
});

it("R-144 only four decimal numbers without zeros in front are written as the grammar has it", () => {
  expect(["1.2.3.4", "0.0.0.0", "255.255.255.255"].map((host) => ipv4Of(host)?.isPlain)).toEqual([true, true, true]);
  expect(["1.2.3.04", "1.2.3.4.", "1.2.772", "0x1.2.3.4"].map((host) => ipv4Of(host)?.isPlain)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

it("R-066 no host of more than 255 characters is an address", () => {
  const zeros = "0".repeat(254);
  expect(found(`${zeros}1`)).toBe("0.0.0.1");
  expect(found(`${zeros}01`)).toBe("name");
  expect(found(`${zeros}8`)).toBe("overflow");
  expect(found(`${zeros}08`)).toBe("name");
});
