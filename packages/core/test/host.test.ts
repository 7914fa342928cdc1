// RFC 3986 §3.2.2: IP-literal, IPv4address and reg-name.

import { expect, it } from "vitest";
import { diagnose, isUri, parse, tryParse } from "../src/index.ts";
import { rule } from "./appendix-a.ts";
import { groupsOf, ipv6Shapes } from "./ipv6-shapes.ts";

const hostOf = (host: string): readonly [string | undefined, string | undefined] => {
  const reference = tryParse(`http://${host}/`);
  return [reference?.host, reference?.hostKind];
};

function checkAccepted(address: string): void {
  expect(hostOf(`[${address}]`)).toEqual([`[${address}]`, "ipv6"]);
  expect(parse(`//u@[${address}]:80`)).toMatchObject({ host: `[${address}]`, userinfo: "u", port: "80" });
  expect(parse(`s://[${address}]:?q`)).toMatchObject({ host: `[${address}]`, hostKind: "ipv6", port: "" });
}

function checkRejected(address: string): void {
  expect([address, isUri(`http://[${address}]/`), isUri(`http://[${address}]`)]).toEqual([address, false, false]);
}

it.each(ipv6Shapes)("R-061 $address matches IPv6address", ({ address }) => {
  checkAccepted(address);
});

it("R-061 the shapes cover all of the nine alternatives", () => {
  // Two without "::". With it, every split of 0 to 7 groups, also with an IPv4address if at least two groups follow it.
  expect(ipv6Shapes).toHaveLength(2 + 36 + 21);
  expect(new Set(ipv6Shapes.map(({ address }) => address)).size).toBe(ipv6Shapes.length);
});

const eight = groupsOf(8, false);
const misses = ipv6Shapes
  .flatMap(({ address, groups }) => [
    { address: `${address}:`, because: "it ends in a single colon" },
    { address: `:${address}`, because: "it begins with a single or a third colon" },
    { address: address.replace(/[0-9A-Fa-f]{1,4}(?=:|$)/, "12345"), because: "a group has five digits" },
    { address: `${address}g`, because: "it ends in another character" },
    { address: `${address}%25eth0`, because: "it has a zone identifier" },
    { address: `${address} `, because: "it ends in a space" },
    { address: address.replace("::", ":::"), because: "it has three colons" },
    ...(groups > 0 ? [{ address: `${address}::`, because: "it has a second ::, or a :: for no group" }] : []),
    { address: `${address}::1`, because: "it has a second ::, or a :: for no group" },
    ...(groups === 8 ? [{ address: `${address}:1`, because: "it has nine groups" }] : []),
    ...(groups === 7
      ? [{ address: `${address}:1`.replace("::", ":").replace(/:1$/, ":1:1"), because: "it has nine groups" }]
      : []),
    { address: `${address}:1.2.3.4:1`, because: "the IPv4address is not at the end" },
  ])
  .filter(({ address, because }) => because !== "it has three colons" || address.includes(":::"))
  .filter(({ address, because }) => because !== "a group has five digits" || address.includes("12345"));

it.each(misses)("R-061 $address is not an IPv6address: $because", ({ address }) => {
  checkRejected(address);
});

it.each([
  "",
  ":",
  "1",
  "1:2",
  groupsOf(7, false),
  groupsOf(7, true),
  `${eight}::`,
  `::${eight}`,
  `${groupsOf(4, false)}::${groupsOf(4, false)}`,
  `${groupsOf(6, false)}::${groupsOf(2, true)}`,
  `${groupsOf(1, false)}::${groupsOf(8, true)}`,
  `${groupsOf(5, false)}::${groupsOf(4, true)}`,
  `${groupsOf(7, false)}::${groupsOf(2, true)}`,
  "1.2.3.4",
  "1:1.2.3.4",
  "1.2.3.4::",
  "::1.2.3",
  "::1.2.3.4.5",
  "::1.2.3.256",
  "::1.2.3.04",
  "::1.2.3.4.",
  "::a.2.3.4",
  "::1.2.3.",
  "::1..2.3",
  "::1.2.3.4:",
  "::1.2.3.4::",
  "1::2::3",
  "::1::",
  "1:::2",
  "[::1]",
  "::1%41",
  "fe80::1%eth0",
  "::ffff:%31.2.3.4",
])("R-057 R-061 [%s] is not an IP literal", (address) => {
  checkRejected(address);
});

it.each(["fe80::a%25en1", "fe80::a%en1", "fe80::%25eth0", "fe80::1%251"])(
  "R-062 R-501 [%s] has a zone identifier, so it is not an IP literal",
  (address) => {
    checkRejected(address);
  },
);

it("R-061 texts of one digit and colons, up to length 17, are addresses exactly if Appendix A accepts them", () => {
  let accepted = 0;
  for (let length = 0; length <= 17; length++) {
    for (let bits = 0; bits < 2 ** length; bits++) {
      const address = bits.toString(2).padStart(length, "0").replaceAll("0", ":").replaceAll("1", "a").slice(0, length);
      const isAddress = rule("IPv6address").accepts(address);
      if (isUri(`h://[${address}]`) !== isAddress) checkRejected(address);
      if (isAddress) accepted++;
    }
  }
  expect(accepted).toBeGreaterThan(100);
});

it("R-061 texts of one digit and colons before an IPv4address are addresses exactly if Appendix A accepts them", () => {
  let accepted = 0;
  // Seven groups, of which one ends in "::", have 15 characters.
  for (let length = 0; length <= 15; length++) {
    for (let bits = 0; bits < 2 ** length; bits++) {
      const before = bits.toString(2).padStart(length, "0").replaceAll("0", ":").replaceAll("1", "a").slice(0, length);
      const address = `${before}1.2.3.4`;
      const isAddress = rule("IPv6address").accepts(address);
      if (isUri(`h://[${address}]`) !== isAddress) checkRejected(address);
      if (isAddress) accepted++;
    }
  }
  expect(accepted).toBeGreaterThan(20);
});

it.each(["v1.a", "V1.a", "vF.:", "v0123456789abcdefABCDEF.x:y", "v1.-._~!$&'()*+,;=:", "v4.1.2.3.4", "v6.::1"])(
  "R-013 R-058 [%s] is an IPvFuture",
  (address) => {
    expect(hostOf(`[${address}]`)).toEqual([`[${address}]`, "ipvfuture"]);
  },
);

it.each([
  "v",
  "v1",
  "v.",
  "v.a",
  "v1.",
  "vg.a",
  "v1.%41",
  "v1.a@",
  "v1.a/",
  "v1.[",
  "v1.é",
  "v1.a ",
  "x1.a",
  "v1a",
  "vv1.a",
  "v1.a\n",
])("R-058 [%s] is not an IPvFuture", (address) => {
  checkRejected(address);
});

it("R-058 the address of an IPvFuture allows unreserved, sub-delims and ':', and no other character", () => {
  for (let code = 0; code < 256; code++) {
    const character = String.fromCharCode(code);
    const isAllowed = /[A-Za-z0-9\-._~!$&'()*+,;=:]/.test(character);
    expect([character, isUri(`h://[v1.a${character}]`)]).toEqual([character, isAllowed]);
  }
});

it.each(["\u212A", "ſ", "İ", "ı"])("R-015 %s is not treated as an ASCII letter when case is ignored", (letter) => {
  for (const text of [letter, `${letter}:`, `a${letter}:`, `//${letter}`, `//[v1.${letter}]`, `//[v${letter}.a]`]) {
    expect(tryParse(text)).toBeUndefined();
  }
});

it("R-055 R-063 a dec-octet is 0 to 255 without a leading zero: any other number makes a reg-name", () => {
  for (let position = 0; position < 4; position++) {
    for (let octet = 0; octet <= 1100; octet++) {
      for (const written of [`${octet}`, `0${octet}`, `00${octet}`]) {
        const octets = ["1", "1", "1", "1"].map((one, index) => (index === position ? written : one));
        const isAddress = octet <= 255 && written === `${octet}`;
        if (parse(`//${octets.join(".")}`).hostKind !== (isAddress ? "ipv4" : "reg-name")) {
          expect([octets, isAddress]).toEqual([]);
        }
      }
    }
  }
  expect(parse("//0.0.0.0").hostKind).toBe("ipv4");
});

it.each([
  "1.2.3.4.",
  "1.2.3",
  "1.2.3.4.5",
  ".1.2.3.4",
  "1..2.3",
  "1.2.3.a",
  "1.2.3.4a",
  "0x7f.1",
  "1.2.3.%34",
  "",
  "a",
  "1.2.3.-4",
])("R-055 R-064 %s is a reg-name", (host) => {
  expect(hostOf(host)).toEqual([host, "reg-name"]);
  expect(parse(`//u@${host}:1`).hostKind).toBe("reg-name");
});

it.each(["0x7f.1", "0x7f000001", "017700000001", "2130706433", "127.1", "127.0.1", "0177.0.0.1", "127.0.0.01"])(
  "R-144 %s, which some platforms read as the address 127.0.0.1, is a reg-name",
  (host) => {
    expect(hostOf(host)).toEqual([host, "reg-name"]);
  },
);

it("R-055 an IPv4address is recognized after userinfo, and before a port, a query or the end", () => {
  for (const text of ["//u@1.2.3.4", "//1.2.3.4:80", "//1.2.3.4?q", "//1.2.3.4#1", "h://u:1.2.3.5@1.2.3.4/1.2"]) {
    expect(parse(text)).toMatchObject({ host: "1.2.3.4", hostKind: "ipv4" });
  }
  expect(parse("1.2.3.4").hostKind).toBeUndefined();
});

it.each(["[::255.x]", "[::255.255x]", "[::1.2.255x]", "[::1.2.3.255x]", "[1:2:3:4:5:6:255.255.255x]", "[::ffffx]"])(
  "the fault in %s is at its x",
  (literal) => {
    expect(diagnose(`//${literal}`)).toMatchObject({ offset: 2 + literal.indexOf("x") });
  },
);
