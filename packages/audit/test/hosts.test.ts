// RFC 3986 §6.2.2 and §7.6: which hosts are equal, which texts look like a host, and what is in a host.
import { expect, it } from "vitest";
import { canonicalHost, looksLikeHost } from "../src/host/canonical-host.ts";
import { lookalike } from "../src/host/confusables.ts";
import { hostFacts } from "../src/host/host-facts.ts";
import { decodedText } from "../src/host/mapped-name.ts";

it.each([
  ["GOOD.example", "good.example"],
  ["%67ood.example", "good.example"],
  ["%FFGOOD.example", "%ffgood.example"],
  ["0x7f.1", "127.0.0.1"],
  ["[0:0::1]", "[::1]"],
  ["[::FFFF:1.2.3.4]", "[::ffff:102:304]"],
  ["b%C3%BCcher.example", "xn--bcher-kva.example"],
  ["B\u00DCCHER.example", "xn--bcher-kva.example"],
  ["bu\u0308cher.example", "b\u00FCcher.example"],
  ["\uFF11\uFF12\uFF17.0.0.1", "127.0.0.1"],
])("%s is the host %s", (a, b) => {
  expect(canonicalHost(a)).toBe(canonicalHost(b));
});

it.each([
  ["good.example", "good.example."],
  ["goodexample", "good.example"],
  ["1.23.0.4", "12.3.0.4"],
  ["127.0.0.1", "[::127.0.0.1]"],
  // `URL` refuses the first one of each.
  ["[::1%25eth0]", "[::1]"],
  ["[::1", "[::1]"],
  ["go%256Fd.example", "good.example"],
  ["4%3A1.2.3.4", "1.2.3.4"],
  ["xn--ood-c86s.example", "good.example"],
  ["good.example/", "good.example"],
  ["u@good.example", "good.example"],
  // To `toLowerCase`, the second one is the lowercase of the first one.
  ["\u039F\u0394\u039F\u03A3-1.gr", "\u03BF\u03B4\u03BF\u03C2-1.gr"],
  ["b\u00FCcher.example", "bucher.example"],
])("%s is not the host %s", (a, b) => {
  expect(canonicalHost(a)).not.toBe(canonicalHost(b));
});

const a = (count: number): string => "a".repeat(count);

it("R-066 names of up to 255 characters are mapped, longer names only compared", () => {
  expect(canonicalHost(`B\u00DCcher.${a(248)}`)).toBe(`xn--bcher-kva.${a(248)}`);
  expect(canonicalHost(`B\u00DCcher.${a(249)}`)).toBe(`b\u00FCcher.${a(249)}`);
});

it.each(
  ["localhost", "LOCALHOST.", "good.example", "good.example.", "a.b.co", "b\u00FCcher.example", "1.2.3.com"].concat([
    "127.0.0.1",
    "10.20.30.40",
    "[::1]",
    `${"a".repeat(247)}.example`,
  ]),
)("%s looks like a host", (text) => {
  expect(looksLikeHost(text)).toBe(true);
});

it.each(
  ["", "a", "xlocalhost", "localhosts", "localhost..", "1.2.3", "1.2.3.4.5", "x1.2.3.4", "1.2.3.4x", "good.1a"].concat(
    ["a b.example", "good.example/x", "user@good.example", ".example", "a.b", "a..example", "::1[", "good.example:80"],
    `${"a".repeat(248)}.example`,
  ),
)("%j does not look like a host", (text) => {
  expect(looksLikeHost(text)).toBe(false);
});

const isPlain = (host: string): boolean => hostFacts(host, true).isPlain;

it("R-144 an address is plain only as the grammar writes it", () => {
  expect(["127.0.0.1", "[::1]", "%3127.0.0.1", "0x7f.1", "good.example"].map(isPlain)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

it("R-066 a host of more than 255 characters is a name, and has no labels after that, once it is mapped", () => {
  // Digits of two code units each, which a browser takes for zeros.
  const zeros = "\u{1D7CE}".repeat(254);
  expect(hostFacts(`${zeros}1`, true).address).toEqual([0, 0, 0, 1]);
  expect(hostFacts(`${zeros}01`, true).address).toBeUndefined();
  expect(hostFacts(`${"\u00AD".repeat(300)}127.1`, true).address).toEqual([127, 0, 0, 1]);
  expect(hostFacts("a.".repeat(200), true).labels).toHaveLength(128);
  expect(hostFacts("a%C2%AD.".repeat(200), true).labels).toHaveLength(128);
});

it("a label has its place, and its text as it is decoded, mapped and in Unicode", () => {
  expect(hostFacts("A.XN--BCHER-KVA.%C3%89%E3%80%82\uFF21\u00ADb", true).labels).toEqual([
    { text: "A", start: 0, decoded: "A", name: "a", unicode: "a" },
    { text: "XN--BCHER-KVA", start: 2, decoded: "XN--BCHER-KVA", name: "xn--bcher-kva", unicode: "b\u00FCcher" },
    { text: "%C3%89", start: 16, decoded: "\u00C9", name: "\u00E9", unicode: "\u00E9" },
    { text: "\uFF21\u00ADb", start: 31, decoded: "\uFF21\u00ADb", name: "ab", unicode: "ab" },
  ]);
  expect(hostFacts("[::1]", true).labels).toEqual([]);
  expect(decodedText("%E9A%41")).toBe("%E9A%41");
});

function addressIn(host: string): string | undefined {
  return hostFacts(host, false).address?.join(".");
}

it("R-144 where no network reads the host, only a plain address is one", () => {
  expect(["127.0.0.1", "2130706433", "0x7f.1", "440", "4294967296"].map(addressIn)).toEqual(
    ["127.0.0.1"].concat(Array(4).fill(undefined)),
  );
  expect([hostFacts("4294967296", true), hostFacts("4294967296", false)].map((facts) => facts.isOverflowing)).toEqual([
    true,
    false,
  ]);
});

it.each([
  ["\u0430\u0440\u0440\u0435\u0430r", "appear"],
  ["g\u043E\u043Ed-1", "good-1"],
  ["\u0430\u0301bc", "abc"],
  ["\u03BF", "o"],
])("UTS 39 §4: %s looks like %s", (label, name) => {
  expect(lookalike(label)).toBe(name);
});

it.each(["good", "b\u00FCcher", "\u0446", "\u0430\u0446", "\u0430_b", "", "\u65E5\u672C"])(
  "UTS 39 §4: %j looks like no other name",
  (label) => {
    expect(lookalike(label)).toBeUndefined();
  },
);
