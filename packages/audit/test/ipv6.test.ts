// RFC 4291: IPv6 addresses, compared with the host parser of the runtime, and the IPv4 addresses in them.
import { expect, it } from "vitest";
import { audit } from "../src/index.ts";
import { embeddedIpv4, ipv6Of } from "../src/host/ipv6.ts";

/** The groups as the runtime shortens them: at most one "::". */
function byUrl(address: string): string | undefined {
  try {
    const [left = "", right] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split("::");
    const [first, second] = [left, right ?? ""].map((groups) => groups.split(":").filter((group) => group !== ""));
    const zeros = Array.from({ length: 8 - (first?.length ?? 0) - (second?.length ?? 0) }, () => "0");
    return [...(first ?? []), ...zeros, ...(second ?? [])].join(":");
  } catch {
    return undefined;
  }
}

function found(address: string): string | undefined {
  const octets = ipv6Of(address);
  if (octets === undefined) return undefined;
  return Array.from({ length: octets.length / 2 }, (_, index) =>
    (((octets[2 * index] as number) << 8) | (octets[2 * index + 1] as number)).toString(16),
  ).join(":");
}

const GROUPS = ["", "1", "a:bcde", "1:2:3", "1:2:3:4:5:6", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8", "0:0:0:0:0:0:0:0:0"];
const ENDS = ["1.2.3.4", "1:255.0.10.1", "1:2:3:4:5:6:1.2.3.4", "1:2:3:4:5:6:7:1.2.3.4"];
const WRONG = [
  "12345",
  "g",
  "1g",
  "g1",
  "1.2.3",
  "1.2.3.04",
  "0x1.2.3.4",
  "1.2.3.4:5",
  "1.2.3.44:5",
  "1.2.3.4.",
  ".",
  ":1",
  "1:",
];

it("groups on both sides of a double colon, and without one", () => {
  const groups = [...GROUPS, ...ENDS, ...WRONG];
  const pairs = groups.flatMap((left) => groups.map((right) => `${left}::${right}`));
  for (const address of [...groups, ...pairs, "1::2::3", "::1::", ":::", "::::"]) {
    expect(`${address} ${found(address)}`).toBe(`${address} ${byUrl(address)}`);
  }
});

it("the longest form has 45 characters", () => {
  expect(found("0000:0000:0000:0000:0000:ffff:255.255.255.255")).toBe("0:0:0:0:0:ffff:ffff:ffff");
});

it.each([
  // RFC 8215: a network of 48 bits. Where the IPv4 address is, depends on the prefix in it (the table of
  // RFC 6052 §2.2).
  ["64:ff9b:1:c000:2:2100::", "192.0.2.33"],
  ["64:ff9b:1:c0:0:221::", "192.0.2.33"],
  ["64:ff9b:1:0:c0:2:2100:0", "192.0.2.33"],
  ["64:ff9b:1::192.0.2.33", "192.0.2.33"],
  ["64:ff9b:1:ffff::192.0.2.33", "192.0.2.33"],
  // Octet 8 is zero, so that this has none of the shorter prefixes.
  ["64:ff9b:1:c000:ff02:2100::", "0.0.0.0"],
  ["64:ff9b:1::", "0.0.0.0"],
  ["64:ff9b:2::192.0.2.33", undefined],
  ["64:ff9b:0:1::192.0.2.33", undefined],
  // RFC 4380 §4: that of a server, and that of a client, each bit inverted.
  ["2001:0:4136:e378:8000:63bf:3fff:fdd2", "65.54.227.120 192.0.2.45"],
  ["2001:0:c000:221:0:0:80ff:fffe", "192.0.2.33 127.0.0.1"],
  ["2001::1", "0.0.0.0 255.255.255.254"],
  ["2001:1::1", undefined],
  ["::ffff:192.0.2.33", "192.0.2.33"],
  ["::ffff:0:192.0.2.33", "192.0.2.33"],
  ["64:ff9b::192.0.2.33", "192.0.2.33"],
  ["2002:c000:221::1:2:3", "192.0.2.33"],
  ["::192.0.2.33", "192.0.2.33"],
  // RFC 5214 §6.1: an interface identifier of ISATAP, with the bits "universal" and "group" as they may be, whatever
  // the prefix.
  ["fe80::5efe:192.0.2.33", "192.0.2.33"],
  ["fe80::200:5efe:127.0.0.1", "127.0.0.1"],
  ["2606:4700::5efe:a9fe:a9fe", "169.254.169.254"],
  ["2606:4700:1:2:200:5efe:7f00:1", "127.0.0.1"],
  ["2001:db8::100:5efe:10.0.0.1", "10.0.0.1"],
  ["2001:db8::300:5EFE:10.0.0.1", "10.0.0.1"],
  ["2606:4700::5efe:0:0", "0.0.0.0"],
  // Two addresses, and the same one twice.
  ["2002:7f00:1::5efe:10.0.0.1", "127.0.0.1 10.0.0.1"],
  ["2002:7f00:1::200:5efe:127.0.0.1", "127.0.0.1"],
  // The server, the client, and what an interface identifier of ISATAP would have.
  ["2001:0:c000:221:0:5efe:80ff:fffe", "192.0.2.33 127.0.0.1 128.255.255.254"],
  ["2606:4700::5eff:192.0.2.33", undefined],
  ["2606:4700::400:5efe:192.0.2.33", undefined],
  ["2606:4700::201:5efe:192.0.2.33", undefined],
  ["2606:4700::8000:5efe:192.0.2.33", undefined],
  ["2606:4700:0:0:0:5efe:0:5efe", "0.0.94.254"],
  ["2606:4700::5efe:0:0:0", undefined],
  ["::0.1.0.0", "0.1.0.0"],
  ["::1.0.0.0", "1.0.0.0"],
  ["::ffff:0.0.0.0", "0.0.0.0"],
  ["::ffff:0.0.0.1", "0.0.0.1"],
  ["64:ff9b::", "0.0.0.0"],
  ["::", undefined],
  ["::1", undefined],
  ["::ffff", undefined],
  ["2001:db8::1:2:3", undefined],
  ["fe80::1.2.3.4", undefined],
  ["1::ffff:1.2.3.4", undefined],
])("R-144 %s has the IPv4 address %s", (address, ipv4) => {
  expect(embeddedIpv4(ipv6Of(address) ?? []).map((octets) => octets.join("."))).toEqual(ipv4?.split(" ") ?? []);
  const codes = audit(`http://[${address}]/`).map(({ code }) => code);
  expect(codes.includes("host-ipv6-embedded-ipv4")).toBe(ipv4 !== undefined);
});
