// `allowedHosts` fails closed: whatever passes goes nowhere else, and ordinary links pass.

import { afterEach, describe, expect, it, vi } from "vitest";
import { audit } from "../../src/index.ts";
import { isPublicByHand } from "../iana.ts";
import { judges } from "./judges.ts";
import { isAllowedHost, randomNumbers } from "./texts.ts";
import { passes, passesAsPublic, straying, tryNamesOfOne, tryPublicTexts, tryTexts } from "./trials.ts";

describe("texts that clients send elsewhere", () => {
  it.each([
    `///${"a".repeat(2050)}ä@evil.example/`,
    `\x01https://${"a".repeat(2100)}%41@evil.example/`,
    "\x01https://xn--a.evil.example/",
    "\x1chttps://evil.example:65536/",
    "h%74tp://127.0.0.1/",
    "h%74tps%3A//evil.example/",
    "https%3A//good.example/",
    "https:evil.example",
    "https:/evil.example/",
    "https:///evil.example/",
    "\\\\evil.example/",
    "/\\evil.example/",
    "/\t/evil.example/",
    "//evil.example/",
    "https://good.example@evil.example/",
    "https://good.example\\@evil.example/",
    "https://evil.example#@good.example/",
    "https://evilgood.example/",
    "https://good.example.evil.example/",
    "https://good.example:80@evil.example/",
    "https://good.example:65616/",
    "https://go%256Fd.example/",
    "https://xn--ood-c86s.example/",
    "https://4%3A1.2.3.4/",
    "https://xn---1-k9b7bbs.gr/",
    "https://οδος-1.gr/",
    // To IDNA 2003, which does not know them, these letters are not those of `good`.
    "http://goo\u1D30.example/",
    "http://go\u180Fod.example/",
    "//\uFF47ood.example/",
    "https://go\u00ADod.example/",
    "/..//evil.example/",
    // Without its dot-segments, each is another text.
    "./http://evil.example/",
    "a/../https:evil.example",
    "a/../b/../http://evil.example/",
    "a/..//evil.example/",
    ".///evil.example/",
    // RFC 3986 §5.2.3: a path without a root is merged with that of the base, and its dot-segments go away after that.
    ".//evil.example/",
    "..//evil.example/",
    "../..//evil.example/",
    "./..//evil.example/",
    "a/../..//evil.example/",
    "%2e//evil.example/",
    "%2E%2e//evil.example/",
    ".%2F%2Fevil.example/",
    // A path that is decoded after that.
    "%2Fevil.example/",
    "./%2Fevil.example/",
    "a%2Fb/../%2Fevil.example/",
    "/a%2Fb/../%2Fevil.example/",
    "/a%2Fb/.././%2Fevil.example/",
    "/a%2Fb/../.%2F%2Fevil.example/",
    "/a%2Fb/../%09/evil.example/",
    "/a%2Fb/%2e./%5Cevil.example/",
    "/a%2Fb/..//evil.example/",
    "/a%2Fb/%2E%2e//evil.example/",
    "./%2f/evil.example/",
    "./x://evil.example/",
    "\uFEFF//evil.example/",
    "\u00A0https://evil.example/",
    "javascript:alert(1)",
    "data:text/html,a",
    // In these schemes, what follows "//" is not a host.
    "javascript://good.example/%0Aalert(1)",
    ...["JavaScript", "vbscript", "VBScript", "livescript", "jscript", "mocha"].map(
      (scheme) => `${scheme}://good.example/%0Aalert(1)`,
    ),
    "data://good.example/,a",
    "mailto://good.example/",
    // Each scheme of the web has its host after the colon as well.
    ...["http", "https", "ws", "wss", "ftp", "FTP"].map((scheme) => `a/../${scheme}:evil.example/`),
    // Once decoded: controls that programs remove, and more than one "\\".
    "/%09/evil.example/",
    "%01//evil.example/",
    "/%7F%1F/evil.example/",
    "a%5C..%5C%5Cevil.example/",
    // Blanks, which programs remove at the end.
    "https://good.example/\u00A0",
    "/a\u3000",
  ])("%j is refused", (text) => {
    expect(passes(text)).toBe(false);
  });
});

describe("ordinary links", () => {
  it.each([
    "https://good.example",
    "https://good.example/",
    "http://good.example/",
    "HTTPS://GOOD.EXAMPLE/",
    "https://good.example/a/b?q=1#f",
    "https://good.example?q",
    "https://good.example/?mail=a@b.example",
    "https://good.example/@user",
    "https://good.example/#@user",
    "https://good.example/a:b",
    "https://good.example/%20",
    "https://good.example/?next=https://other.example/",
    "https://good.example:443/",
    "http://good.example:80/",
    "https://good.example:8443/",
    "https://www.good.example/",
    "https://a.b-c.good.example/",
    "//good.example/",
    "//good.example",
    "//www.good.example/x",
    "wss://good.example/socket",
    "ftp://good.example/a",
    "foo://good.example/",
    "https://bücher.example/",
    "https://BÜCHER.example/",
    "https://xn--bcher-kva.example/",
    "https://XN--BCHER-KVA.example/",
    "https://οδοσ-1.gr/",
    "https://a_b.good.example/",
    "https://_a_._b_.good.example/",
    "http://192.0.2.1/",
    "http://192.0.2.1:8080/",
    "http://[2001:db8::1]/",
    "http://[2001:DB8::1]/",
    "http://[2001:db8::1]:8080/",
    "",
    "a",
    "/",
    "/a",
    "a/b",
    "./a",
    "./a:b",
    "../a",
    "./a//b",
    "../a//b",
    "a//b",
    "a//../b",
    "a/%2Fb",
    "..",
    "../",
    "./",
    "%2e/a",
    "%20a",
    "/a//b",
    "?q",
    "#f",
    "/a?b#c",
    "https://good.example/é",
    "https://good.example/?q=é",
    "/é",
    "https://good.example/a;b=c,d",
  ])("%j passes", (text) => {
    expect(passes(text)).toBe(true);
    expect(straying(text)).toBeUndefined();
  });
});

describe("the judges", () => {
  // As the documentation of each says, and as each answers.
  it.each([
    ["new URL", "https:\\\\evil.example", undefined, "evil.example"],
    ["new URL", "/a", "https://base.example/", "base.example"],
    ["url.parse", "https://a@evil.example/", undefined, "evil.example"],
    ["url.parse", "\\\\evil.example/", "https://base.example/", "evil.example"],
    ["url.resolve, twice", "./http://evil.example/", "https://base.example/", "evil.example"],
    ["new URL, then its path", ".//evil.example/", "https://base.example/a", "evil.example"],
    ["new URL, then its path", "..//evil.example/", "https://base.example/a/b", "evil.example"],
    ["new URL, then its path", "/a//evil.example/", "https://base.example/a", "base.example"],
    ["new URL, then its path", "https://good.example//evil.example/", "https://base.example/a", undefined],
    ["new URL, then its decoded path", "a%2Fb/../%2Fevil.example/", "https://base.example/a", "evil.example"],
    ["new URL, after decoding", "%2F%2Fevil.example%2F", "https://base.example/", "evil.example"],
    ["Python before 3.11.4", " https://evil.example/", undefined, undefined],
    ["Python", " https://evil.example/", undefined, "evil.example"],
    ["Python", "https://good.example\\@evil.example/", undefined, "evil.example"],
    ["Python", "//[2001:db8::1]:80/", "https://base.example/", "2001:db8::1"],
    ["Python", "https:a", "https://base.example/", "base.example"],
    ["Python, after strip", "\u00A0https://evil.example/", undefined, "evil.example"],
  ])("%s reads %j on %s as %s", (name, text, base, host) => {
    expect(judges[name]?.(text, base)).toBe(host);
  });

  it("find what strays", () => {
    expect(straying("https://evil.example/")).toContain("evil.example");
    expect(straying("https:///evil.example/")).toContain("new URL");
    expect(
      ["evil.example", "good.example.evil.example", "evilgood.example", "go%6fd.example"].filter(isAllowedHost),
    ).toEqual([]);
    expect(
      ["good.example", "a.good.example", "xn--bcher-kva.example", "[2001:db8::1]"].filter(isAllowedHost),
    ).toHaveLength(4);
  });
});

it("no program goes elsewhere with a text that passes, of 500", () => {
  const { passed, refused } = tryTexts(500, randomNumbers(66));
  expect(passed).toBeGreaterThan(125);
  expect(refused).toBeGreaterThan(125);
});

it("every program goes to a public host with a text that passes `publicHosts`, of 400", () => {
  const hosts = new Set<string>();
  const { passed, refused } = tryPublicTexts(400, randomNumbers(66), (host) => hosts.add(host));
  expect(passed).toBeGreaterThan(80);
  expect(refused).toBeGreaterThan(80);
  expect(hosts.size).toBeGreaterThan(27);
});

it("the judge of public hosts finds those that are not", () => {
  for (const text of ["https://10.0.0.1/", "https://[::ffff:8.8.8.8]/", "https://localhost./", "https://a.local/"]) {
    expect([text, passesAsPublic(text)]).toEqual([text, false]);
    expect(straying(text, isPublicByHand)).toBeDefined();
  }
  expect(straying("https://example.com/", isPublicByHand)).toBeUndefined();
});

it("an allowed host allows itself, or is refused in the list: names of one character, of each 101st", () => {
  expect(tryNamesOfOne(101)).toBeGreaterThan(48);
});

it.each([
  ["ΟΔΟΣ-1.gr", "xn---1-k9b7bby.gr", "xn---1-k9b7bbs.gr"],
  ["*.ΟΔΟΣ-1.gr", "a.xn---1-k9b7bby.gr", "a.xn---1-k9b7bbs.gr"],
])("the allowed host %s is %s, and not %s", (allowed, same, other) => {
  const codes = (host: string) => audit(`https://${host}/`, { allowedHosts: [allowed] }).map(({ code }) => code);
  expect(codes(same)).not.toContain("host-not-allowed");
  expect(codes(other)).toContain("host-not-allowed");
  // Node's `url.parse` reads the other one in it.
  expect(codes(allowed.replace("*", "a"))).toContain("host-not-allowed");
});

function withoutUrl<T>(run: () => T): T {
  vi.stubGlobal("URL", undefined);
  return run();
}

describe("in a runtime without `URL`", () => {
  const allowedHosts = ["good.example", "*.cdn.example", "192.0.2.1", "[2001:db8::1]", "xn--bcher-kva.example"];
  const isRefused = (text: string) => audit(text, { allowedHosts }).some(({ code }) => code === "host-not-allowed");
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it.each([
    "https://good.example/",
    "https://GOOD.Example:443/a?b@c#d",
    "//a.B.cdn.example",
    "http://192.0.2.1/",
    "http://[2001:DB8::1]/",
    "https://XN--bcher-KVA.example/é",
    "/a",
  ])("%j passes", (text) => {
    expect(withoutUrl(() => isRefused(text))).toBe(false);
  });

  it.each([
    "https://evil.example/",
    "https://bücher.example/",
    "https://ｇood.example/",
    "https://go%6fd.example/",
    "https://good.example:65536/",
    "https://u@good.example/",
    "https://cdn.example/",
    "https://a..cdn.example/",
    "https://a,b.cdn.example/",
    "https://good.example./",
    "http://192.0.2.01/",
    "http://0xc0.0.2.1/",
    "http://3221225985/",
    // One address to `URL`, and two texts without it.
    "http://[2001:db8:0::1]/",
    "https:good.example",
    "\u0001https://good.example/",
  ])("%j is refused", (text) => {
    expect(withoutUrl(() => isRefused(text))).toBe(true);
  });

  it.each([
    "bücher.example",
    "*.bücher.example",
    "0x7f.1",
    "127.1",
    "127.0.0.1.",
    "0x7F.",
    "go%6fd.example",
    "[::1",
    "a..b",
  ])("%j is not an allowed host", (host) => {
    expect(() => withoutUrl(() => audit("", { allowedHosts: [host] }))).toThrow(RangeError);
  });
});

it.each([
  ["good.example", "good.example", "good.example."],
  ["good.example.", "good.example.", "good.example"],
  ["*.good.example", "a.good.example", "good.example"],
  ["*.good.example", "a.b.good.example", "a.good.example."],
  ["*.good.example.", "a.good.example.", "a.good.example"],
  ["*.good.example", "-.good.example", "a..good.example"],
  // A full stop of UTS 46 §2.3. The others are letters in other shapes.
  ["a\u3002bücher\u3002example", "a.xn--bcher-kva.example", "bücher.example"],
])("the allowed host %s is %s, and not %s: a last dot counts, and a label is not empty", (allowed, same, other) => {
  const codes = (host: string) => audit(`https://${host}/`, { allowedHosts: [allowed] }).map(({ code }) => code);
  expect(codes(same)).not.toContain("host-not-allowed");
  expect(codes(other)).toContain("host-not-allowed");
});

it.each([
  "",
  ".",
  "*",
  "*.",
  "*.*",
  "a..b",
  ".a",
  "*..a",
  "*.192.0.2.1",
  "*.[::1]",
  "a:80",
  "a/",
  "u@a",
  "a%2Eb",
  "a\uFF0Ebücher\uFF0Eexample",
  "a\uFF61bücher\uFF61example",
  "0x7f.1",
])("%j cannot be a host of every program", (host) => {
  expect(() => audit("", { allowedHosts: ["good.example", host] })).toThrow(/^audit: options\.allowedHosts\[1\] /);
});
