// Checks validity by RFC 1808 and by RFC 2396 with RFC 2732 against automata that are made from their printed ABNF.

import {
  automatonOf,
  rfc1808 as abnf1808,
  rfc2396 as abnf2396,
  rfc2732 as abnf2732,
  rfc3986 as abnf3986,
} from "@std66/grammar";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rfc1738, rfc1808, rfc2396, rfc2396bis07, rfc3986 } from "../src/index.ts";
import {
  LETTERS,
  SHORT,
  plain2396,
  run,
  since2004,
  textsUpTo,
  trialsOf,
  uriReference,
  url,
} from "./grammars/trials.ts";

/** Whether a rule in each of the grammars of RFC 1808, 2396, 2396 with 2732, and 3986 matches a text. */
function accepts(
  rules: readonly [r1808: string, r2396: string, r2732: string, r3986: string],
  text: string,
): boolean[] {
  return [abnf1808, abnf2396, abnf2732, abnf3986].map((abnf, index) =>
    automatonOf(abnf, rules[index] as string).accepts(text),
  );
}

it.each(trialsOf(SHORT))("$name: isValid agrees with the grammar on short texts", (trial) => {
  const { found, count } = run(trial);
  expect(found).toEqual([]);
  expect(count).toBeGreaterThan(3000);
});

it("the trial letters cover each class of characters", () => {
  expect(LETTERS.length).toBeGreaterThan(14);
});

const PIECES = fc.constantFrom(
  ..."a z G 0 9 - _ . ~ ! * ' ( $ + , ; & = @ : / // ? #".split(" "),
  ..."[ ] %41 %4 % { | < ^ ` é http: :// mailto: 1: h.h a-b".split(" "),
  '"',
  "\\",
  " ",
  "\n",
  ..."[::1] [::1.2.3.4] [1::2:1.2.3.4] [: :: 1.2.3.4 999.1.1.1 1234.1.1.1 :80 :80a u:p@ a_b -a".split(" "),
);
const longer = fc.array(PIECES, { maxLength: 12 }).map((pieces) => pieces.join(""));
const addresses = fc
  .array(fc.constantFrom("1", "abcd", "fffff", "g", ":", "::", ":1", ".", "1.2.3.4", "255", "1234", "%"), {
    maxLength: 7,
  })
  .map((pieces) => `http://[${pieces.join("")}]/`);

function checkText(text: string): void {
  expect([text, rfc1808.isValid(text), rfc2396.isValid(text)]).toEqual([
    text,
    url.accepts(text),
    uriReference.accepts(text),
  ]);
}

it.each([
  ["longer texts", longer],
  ["IP literals", addresses],
])("isValid of rfc1808 and rfc2396 agrees with the grammars on %s", (_, texts) => {
  fc.assert(fc.property(texts, checkText));
});

it("R-161 R-162 isValid of rfc3986 and the draft agrees with Appendix A on short texts", () => {
  for (const dialect of [rfc2396bis07, rfc3986]) {
    expect(run({ dialect, grammar: since2004, texts: () => textsUpTo(3) }).found).toEqual([]);
  }
});

describe("R-157 the additions that RFC 3986 Appendix D.1 lists", () => {
  it("R-160 the rule URI includes the fragment, which older rules of a whole URI do not", () => {
    const rules = ["absoluteURL", "absoluteURI", "absoluteURI", "URI"] as const;
    expect(accepts(rules, "http://h/a")).toEqual([true, true, true, true]);
    expect(accepts(rules, "http://h/a#f")).toEqual([false, false, false, true]);
    expect(rfc3986.parse("http://h/a#f")).toMatchObject({ path: "/a", fragment: "f" });
  });

  it("R-160 brackets and the # are reserved: RFC 2396 excluded them, and RFC 2732 reserved only the brackets", () => {
    const rules = ["reserved", "reserved", "reserved", "reserved"] as const;
    expect(accepts(rules, "#")).toEqual([false, false, false, true]);
    for (const bracket of "[]") expect(accepts(rules, bracket)).toEqual([false, false, true, true]);
    // Still, a "#" is a delimiter: it begins the fragment in every RFC but RFC 1738.
    expect([rfc1738, rfc1808, rfc2396, rfc3986].map(({ isValid }) => isValid("http://h/#f"))).toEqual([
      false,
      true,
      true,
      true,
    ]);
    for (const dialect of [rfc1808, rfc2396, rfc3986])
      expect(dialect.parse("http://h/#f")).toMatchObject({ fragment: "f" });
  });

  it.each([
    ["http://[::1]/", [false, false, true, true]],
    ["http://[v1.a]/", [false, false, false, true]],
  ] as const)(
    "a host that is the IP literal of %s: validity by RFC 1738, 1808, 2396 with 2732, and 3986 is %j",
    (text, wanted) => {
      expect([rfc1738, rfc1808, rfc2396, rfc3986].map(({ isValid }) => isValid(text))).toEqual(wanted);
    },
  );

  it.each([
    ["1.2.3.4", "ipv4"],
    ["1.2.3.255", "ipv4"],
    ["1.2.3.256", "reg-name"],
    ["1.2.3.04", "reg-name"],
  ])("each part of an IPv4 address is a dec-octet: %s, an IPv4 address by RFC 2396, is now %s", (host, kind) => {
    expect(rfc2396.parse(`http://${host}/`)).toMatchObject({ host, hostKind: "ipv4" });
    expect(rfc3986.parse(`http://${host}/`)).toMatchObject({ host, hostKind: kind });
    expect(automatonOf(abnf3986, "IPv4address").accepts(host)).toBe(kind === "ipv4");
    expect(automatonOf(abnf2396, "IPv4address").accepts(host)).toBe(true);
  });
});

describe("a text is valid by a dialect exactly if the printed grammar of its RFC accepts it", () => {
  it.each([
    { text: "http://h/~a", 1808: false, 2396: true, 2732: true, 3986: true },
    { text: "http://[::1]/", 1808: false, 2396: false, 2732: true, 3986: true },
    { text: "http://[::1.2.3.4]/", 1808: false, 2396: false, 2732: true, 3986: true },
    // As printed in RFC 2373 Appendix B.
    { text: "http://[:::1.2.3.4]/", 1808: false, 2396: false, 2732: true, 3986: false },
    { text: "http://[1::1.2.3.4]/", 1808: false, 2396: false, 2732: false, 3986: true },
    { text: "http://[1:2:3:4:5:6:7:8:9]/", 1808: false, 2396: false, 2732: true, 3986: false },
    { text: "http://[v1.a]/", 1808: false, 2396: false, 2732: false, 3986: true },
    { text: "http://h/?a[1]#[", 1808: false, 2396: false, 2732: true, 3986: false },
    // An opaque part begins with uric_no_slash, which lists its characters: RFC 2732 does not add brackets to it.
    { text: "foo:[a", 1808: false, 2396: false, 2732: false, 3986: false },
    { text: "foo:a[", 1808: false, 2396: false, 2732: true, 3986: false },
    { text: "foo:", 1808: true, 2396: false, 2732: false, 3986: true },
    { text: "?y", 1808: true, 2396: false, 2732: false, 3986: true },
    { text: "1:b", 1808: true, 2396: false, 2732: false, 3986: false },
    { text: ":b", 1808: true, 2396: false, 2732: false, 3986: false },
    { text: "///g", 1808: true, 2396: true, 2732: true, 3986: true },
    // RFC 1808's fsegment has at least one character, but after a scheme anything is allowed.
    { text: "//h//g", 1808: false, 2396: true, 2732: true, 3986: true },
    { text: "a://h//g", 1808: true, 2396: true, 2732: true, 3986: true },
    { text: "//999.1.1.1", 1808: true, 2396: true, 2732: true, 3986: true },
    { text: "//u@v@h", 1808: true, 2396: true, 2732: true, 3986: false },
    { text: "//h:80a", 1808: true, 2396: true, 2732: true, 3986: false },
  ])("$text", ({ text, ...wanted }) => {
    const accepted = { 1808: url, 2396: plain2396, 2732: uriReference, 3986: since2004 };
    const found = Object.entries(accepted).map(([name, automaton]) => [name, automaton.accepts(text)]);
    expect(Object.fromEntries(found)).toEqual(wanted);
    expect([rfc1808.isValid(text), rfc2396.isValid(text), rfc3986.isValid(text)]).toEqual([
      wanted[1808],
      wanted[2732],
      wanted[3986],
    ]);
  });
});
