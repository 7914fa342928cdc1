// UTS 46 §4: hosts as they are mapped, in every rule. `mapped-hosts.full.test.ts` tries each code point.
import { expect, it } from "vitest";
import { audit } from "../src/index.ts";
import { type Trials, tryCharacter } from "./mapped-hosts.ts";
import { messageOf, placesOf } from "./places.ts";

const codesOf = (text: string): string[] => audit(text).map(({ code }) => code);

it("R-144 no character of these hides a host from the rules", () => {
  const trials: Trials = { mapped: 0, missed: [] };
  const ranges = [
    [0xa0, 0x100],
    [0x200a, 0x2010],
    [0x2060, 0x2072],
    [0x2118, 0x2130],
    [0x2470, 0x2480],
    [0x3160, 0x3168],
    [0xfe00, 0xfe10],
    [0xff0c, 0xff14],
    [0x1_d170, 0x1_d17f],
    [0x1_d400, 0x1_d408],
    [0x1_f110, 0x1_f120],
    [0xe_00f0, 0xe_0110],
  ] as const;
  for (const [first, last] of ranges) for (let code = first; code < last; code++) tryCharacter(code, trials);
  expect(trials.missed).toEqual([]);
  expect(trials.mapped).toBeGreaterThan(1000);
});

it.each([
  // A variation selector for ideographs, one for emoji, a soft hyphen, a word joiner, a joiner, an invisible separator.
  ["http://169.254.169.254%F3%A0%84%80/", "host-metadata"],
  ["http://169.254.169.254\u{E0100}/", "host-metadata"],
  ["http://169.254%EF%B8%8F.169.254/", "host-metadata"],
  ["http://%C2%AD127.0.0.1/", "host-loopback"],
  ["http://local%C2%ADhost/", "host-loopback"],
  ["http://local%E2%81%A0host/", "host-loopback"],
  ["http://local%E2%80%8Dhost/", "host-loopback"],
  ["http://10.0.0.1%E2%81%A3/", "host-private"],
  ["http://metadata%C2%AD.google.internal/", "host-metadata"],
  ["http://metadata.google%E3%80%82internal/", "host-metadata"],
  ["http://printer.loca%EF%BC%AC/", "host-private"],
  ["http://127%EF%BC%8E0%EF%BD%A10.1/", "host-loopback"],
  ["http://10.0.0.1.nip%C2%AD.example/", "host-ip-in-name"],
  ["http://1%C2%AD0.0.0.1.nip.example/", "host-ip-in-name"],
  ["http://xn--%C2%ADpple-43d.example/", "host-mixed-script"],
  ["http://a%E3%80%82xn--80ak6aa92e/", "host-confusable"],
  ["http://%EF%BC%B8n--a.example/", "host-punycode-invalid"],
])("R-144 %s has %s", (text, code) => {
  expect(codesOf(text)).toContain(code);
});

it.each([
  // KELVIN SIGN, LONG S, MASCULINE ORDINAL INDICATOR, SUPERSCRIPT TWO, PARENTHESIZED DIGIT ONE.
  ["http://faceboo%E2%84%AA.com/", "faceboo%E2%84%AA", "`\u212A` in the host becomes `k`"],
  ["http://faceboo\u212A.com/", "faceboo\u212A", "`\u212A` in the host becomes `k`"],
  ["http://%C5%BFhop.example/", "%C5%BFhop", "`\u017F` in the host becomes `s`"],
  ["http://g%C2%BAod.example/", "g%C2%BAod", "`\u00BA` in the host becomes `o`"],
  ["http://a%C2%B2.example/", "a%C2%B2", "`\u00B2` in the host becomes `2`"],
  ["http://a%E2%91%B4.example/", "a%E2%91%B4", "`\u2474` in the host becomes `(1)`"],
  // Editions differ: before Unicode 15.1 it was mapped to two letters.
  ["http://stra%E1%BA%9Ee.example/", "stra%E1%BA%9Ee", "`\u1E9E` in the host becomes `ss` or `\u00DF`"],
])("R-144 %s: `%s` becomes ASCII", (text, place, message) => {
  expect(placesOf("host-compatibility", text)).toEqual([place]);
  expect(messageOf("host-compatibility", text)).toBe(message);
});

it("R-144 a host that is too long for its labels is looked at as a whole", () => {
  const zeros = "%EF%BC%90".repeat(300);
  expect(codesOf(`http://${zeros}/`)).toContain("host-compatibility");
  expect(codesOf(`http://${"%C2%AD".repeat(300)}127.0.0.1/`)).toEqual(
    expect.arrayContaining(["host-compatibility", "host-invisible", "host-loopback"]),
  );
  expect(codesOf(`http://${"%C3%BC".repeat(300)}/`)).not.toContain("host-compatibility");
});

it.each([
  "http://b%C3%BCcher.example/",
  "http://b%C3%9CCHER.example/",
  "http://%E6%97%A5%E6%9C%AC.example/",
  "http://stra%C3%9Fe.example/",
  "http://%CF%83%CE%AF%CF%83%CF%85%CF%86%CE%BF%CF%82.example/",
  "http://xn--strae-oqa.example/",
])("%s is an ordinary name", (text) => {
  const usual = ["host-punycode", "not-a-uri-reference"];
  expect(codesOf(text).filter((code) => !usual.includes(code))).toEqual([]);
});

it("RFC 5892 Appendix A.1, A.2: joiners where words have them are quiet", () => {
  // Persian: "I want" has a non-joiner between two words. Sinhala and Devanagari: a joiner after a virama.
  for (const name of [
    "\u0645\u06CC\u200C\u062E\u0648\u0627\u0647\u0645.ir",
    "\u0915\u094D\u200D\u0937.example",
    "\u0DC1\u0DCA\u200D\u0DBB\u0DD3.lk",
  ]) {
    for (const host of [name, encodeURIComponent(name), new URL(`http://${name}/`).hostname]) {
      const codes = codesOf(`http://${host}/`).filter(
        (code) => !["host-punycode", "not-a-uri-reference"].includes(code),
      );
      expect([host, codes]).toEqual([host, []]);
    }
  }
});

it("RFC 5892 Appendix A.1, A.2: joiners elsewhere are found", () => {
  for (const [host, found] of [
    ["go%E2%80%8Cod.example", "%E2%80%8C"],
    ["go\u200Dod.example", "\u200D"],
    // After an alef, which joins only what comes before it; at an end; a joiner without a virama; twice; over a dot.
    ["\u0627\u200C\u0628.ir", "\u200C"],
    ["\u0628\u200C.ir", "\u200C"],
    ["\u200C\u0628.ir", "\u200C"],
    ["\u0628\u200D\u0628.ir", "\u200D"],
    ["\u0628.\u200C\u0628", "\u200C"],
  ] as const) {
    expect([host, placesOf("host-invisible", `http://${host}/`)]).toEqual([host, [found]]);
  }
  expect(placesOf("host-invisible", "http://\u0628\u200C\u200C\u0628/")).toEqual(["\u200C", "\u200C"]);
  // One that is expected, and one that is not, with a soft hyphen between.
  expect(placesOf("host-invisible", "http://\u0628\u200C\u00AD\u0628a\u200C/")).toEqual(["\u00AD", "\u200C"]);
});
