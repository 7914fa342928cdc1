// Each character of a class and each row of a table, and two occurrences where one would do.

import { describe, expect, it } from "vitest";
import { LegacySyntaxError, compareResolution, compareSyntax, rfc1738, rfc1808, rfc2396 } from "../src/index.ts";
import { faultsOf3986 } from "../src/rfc3986/faults.ts";
import { faultsOf1738 } from "../src/rfc1738/faults.ts";
import { isHostname } from "../src/dialect/hostname.ts";
import { thrown } from "./thrown.ts";

const LETTERS_AND_DIGITS = ["a", "z", "A", "Z", "0", "9"];

describe("RFC 1738 §5: group = alpha *[ alpha | digit | - | . | + | _ ]", () => {
  it.each([...LETTERS_AND_DIGITS, "-", ".", "+", "_"])("%s", (character) => {
    for (const group of [`b${character}${character}`, `B${character}c`]) {
      for (const url of [`news:${group}`, `nntp://h/${group}`, `nntp://h/${group}/1`]) {
        expect([url, rfc1738.isValid(url)]).toEqual([url, true]);
      }
    }
    const begins = /[a-z]/iu.test(character);
    for (const url of [`news:${character}`, `nntp://h/${character}`]) {
      expect([url, rfc1738.isValid(url)]).toEqual([url, begins]);
    }
  });

  it.each(["$", "!", "*", "'", "(", ")", ",", "=", "&", "%41"])("not %s", (text) => {
    for (const url of [`news:b${text}c`, `nntp://h/b${text}c`])
      expect([url, rfc1738.isValid(url)]).toEqual([url, false]);
  });
});

describe("RFC 1738 §5, RFC 2396 §3.2.2: host names", () => {
  it.each(["a", "A", "a1", "a-b", "a--b", "1.a", "a.b", "1-2.3-4.a5", "a.b.c"])("%s", (name) => {
    expect(isHostname(name)).toBe(true);
  });

  it.each(["", "-", "-a", "a-", "a.-b", "a-.b", ".a", "a.", "a..b", "a.1", "1", "a_b", "a.b-", "-a.b", "é"])(
    "not %j",
    (text) => {
      expect(isHostname(text)).toBe(false);
    },
  );
});

// unreserved, escaped, and these.
it.each([...LETTERS_AND_DIGITS, ..."-_.!~*'()".split(""), ..."; : & = + $ ,".split(" "), "%41"])(
  "RFC 2396 §3.2.2: userinfo may have %s",
  (text) => {
    const userinfo = `u${text}${text}v`;
    expect(rfc2396.parse(`s://${userinfo}@h/`)).toMatchObject({ userinfo, host: "h", regName: undefined });
  },
);

it.each([...LETTERS_AND_DIGITS, "+", "-", "."])("RFC 2396 §3.1: a scheme may have %s", (character) => {
  const scheme = `b${character}${character}c`;
  expect(rfc2396.parse(`${scheme}://h/a`)).toMatchObject({ scheme, authority: "h", path: "/a" });
});

const outcome = (scheme: string) => rfc2396.resolve(`${scheme}://a/b/c`, `${scheme}:d`, { strict: false });

// The hierarchical schemes of RFC 1738, and https.
describe("RFC 2396 §5.2 step 3: a repeated scheme is ignored if it is always hierarchical", () => {
  it.each(["http", "https", "ftp", "file", "nntp", "gopher", "wais", "prospero"])("%s", (scheme) => {
    for (const name of [scheme, scheme.toUpperCase()]) {
      expect(outcome(name)).toMatchObject({ kind: "uri", text: `${name}://a/b/d` });
      const { differences } = compareResolution(`${name}://a/b/c`, `${name}:d`, {
        dialects: ["rfc1808", "rfc2396"],
        strict: false,
      });
      expect(differences).toEqual([{ between: ["rfc1808", "rfc2396"], reasons: ["same-scheme-loophole"] }]);
    }
  });

  it.each(["mailto", "news", "telnet", "urn", "ws", "httpss", "xhttp"])("not %s", (scheme) => {
    expect(outcome(scheme)).toMatchObject({ kind: "uri", text: `${scheme}:d` });
  });
});

it.each([
  [rfc1738, "http://h/~[~", "tilde-became-unreserved"],
  [rfc1738, "http://h/[~[", "brackets-only-around-ip-literals"],
  [rfc1738, "http://h/~#~", "tilde-became-unreserved"],
  [rfc1808, "/~[~", "tilde-became-unreserved"],
  [rfc1808, "/[~[", "brackets-only-around-ip-literals"],
] as const)("the first of several faults is reported: %#", ({ parse }, text, reason) => {
  expect(thrown(() => parse(text))).toMatchObject({ reason });
});

it.each(["", "s:"])("the faults after an authority are found, whatever ends it, after %j", (scheme) => {
  for (const end of ["/", "?", "#"]) {
    expect(faultsOf3986(`${scheme}//h:a${end}b[`).map(({ reason }) => reason)).toEqual([
      "registry-names-moved-into-host",
      "brackets-only-around-ip-literals",
    ]);
    expect(faultsOf3986(`${scheme}//h:a${end}b`).map(({ reason }) => reason)).toEqual([
      "registry-names-moved-into-host",
    ]);
  }
});

it.each([
  ["http://h/a[b", ["brackets-only-around-ip-literals"]],
  ["http://h/a]b", ["brackets-only-around-ip-literals"]],
  ["http://h/~~", ["tilde-became-unreserved"]],
  ["http://[::1]/[::1]/~[]", ["tilde-became-unreserved", "brackets-only-around-ip-literals"]],
  // "?" begins a query after a path only (§5: hostport [ "/" hpath [ "?" search ]]).
  ["http://h?a", ["each-scheme-has-its-form"]],
  ["http://h:1?a", ["each-scheme-has-its-form"]],
  ["http://h:?a", ["port-may-be-empty", "each-scheme-has-its-form"]],
  ["http://h:/?a", ["port-may-be-empty"]],
  ["http://h.?a", ["hostname-ends-in-dot", "each-scheme-has-its-form"]],
  ["ftp://h_?a", ["registry-names-moved-into-host", "each-scheme-has-its-form"]],
])("the faults of %s by RFC 1738", (text, reasons) => {
  const found = faultsOf1738(text).map(({ reason }) => reason);
  expect(new Set(found)).toEqual(new Set(reasons));
});

it("the name of the error has the properties of those of other errors", () => {
  expect(Object.getOwnPropertyDescriptor(LegacySyntaxError.prototype, "name")).toEqual({
    ...Object.getOwnPropertyDescriptor(SyntaxError.prototype, "name"),
    value: "LegacySyntaxError",
  });
});

const PAIR = ["rfc1808", "rfc3986"] as const;

it("the first ; of two begins the parameters of RFC 1808", () => {
  for (const [text, reason] of [
    ["http://h/a;b/c;d", "params-hide-slashes"],
    ["http://h/a/b;c;d", "params-are-not-path"],
  ] as const) {
    expect(compareSyntax(text, { dialects: PAIR }).differences).toEqual([{ between: PAIR, reasons: [reason] }]);
  }
});

it("a base that one standard refuses comes before a reference that both refuse", () => {
  for (const [base, reference, reason] of [
    ["http://h/", "a[b", "algorithm-asks-no-grammar"],
    ["http://h:8a/", "a", "net-loc-has-no-form"],
    ["http://h:8a/", "a[b", "net-loc-has-no-form"],
  ] as const) {
    const { differences } = compareResolution(base, reference, { dialects: PAIR });
    expect(differences).toEqual([{ between: PAIR, reasons: [reason] }]);
  }
});
