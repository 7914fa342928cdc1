// The faults of a text by a standard: in order, complete, and without false ones.

import { describe, expect, it } from "vitest";
import {
  type DialectId,
  type ReasonCode,
  compareResolution,
  compareSyntax,
  rfc1738,
  rfc1808,
  rfc2396,
  rfc3986,
} from "../src/index.ts";

const BASE = "http://a/b/c/d;p?q";

const syntaxReasons = (text: string, ...dialects: DialectId[]): readonly ReasonCode[] =>
  compareSyntax(text, { dialects }).differences.flatMap(({ reasons }) => reasons);
const resolutionReasons = (base: string, reference: string, ...dialects: DialectId[]): readonly ReasonCode[] =>
  compareResolution(base, reference, { dialects }).differences.flatMap(({ reasons }) => reasons);

it.each<[text: string, first: DialectId, second: DialectId, reasons: readonly ReasonCode[]]>([
  // RFC 3986 §3.1 and §3.2: the authority after a scheme that does not begin with a letter is also checked.
  ["1a://h:8x/", "rfc1808", "rfc3986", ["scheme-begins-with-a-letter", "net-loc-has-no-form"]],
  ["1a://h:8x/", "rfc1738", "rfc3986", ["scheme-begins-with-a-letter", "each-scheme-has-its-form"]],
  ["1a://h:8/", "rfc1808", "rfc3986", ["scheme-begins-with-a-letter"]],
  ["http://h:x/?[", "rfc2396", "rfc3986", ["registry-names-moved-into-host", "brackets-only-around-ip-literals"]],
  ["a_b:c", "rfc1808", "rfc3986", ["colon-in-first-segment"]],
  ["//h:8x/", "rfc1808", "rfc3986", ["net-loc-has-no-form"]],
  // RFC 1738 §2.2: an unsafe character, or the text from the "#" on, is one fault, and its replacement causes no other.
  ["http://h/a#b?c?d", "rfc1738", "rfc1808", ["fragment-is-not-in-the-url"]],
  // RFC 1808 §2.4.4, where an empty query is absent; to RFC 1738 the "?" is one character of many.
  ["foo://a?b/c?", "rfc1738", "rfc1808", ["each-scheme-has-its-form", "empty-component-is-absent"]],
  ["foo://a?b/c?x", "rfc1738", "rfc1808", ["each-scheme-has-its-form"]],
  ["http://h/~a~b", "rfc1738", "rfc3986", ["tilde-became-unreserved"]],
  ["news:~", "rfc1738", "rfc3986", ["tilde-became-unreserved"]],
  // RFC 1738 §5: a port has at least one digit, and a host name does not end in a dot.
  ["http://host:/", "rfc1738", "rfc3986", ["port-may-be-empty"]],
  // RFC 1738 §3.10: a file URL has no port that could be empty.
  ["file://host:/a", "rfc1738", "rfc3986", ["each-scheme-has-its-form"]],
  ["ftp://user:pass@host./a", "rfc1738", "rfc3986", ["hostname-ends-in-dot"]],
  ["ftp://user:pass@host.:/a", "rfc1738", "rfc3986", ["port-may-be-empty", "hostname-ends-in-dot"]],
  // RFC 1808 §2.2: with another character in place of the tilde, the path is valid.
  ["/~///a", "rfc1808", "rfc3986", ["tilde-became-unreserved"]],
])("the reasons list every fault: %s, %s and %s, %j", (text, first, second, reasons) => {
  expect(syntaxReasons(text, first, second)).toEqual(reasons);
});

it.each<[text: string, first: DialectId, second: DialectId]>([
  // RFC 1738 §2.1: a scheme without a form allows all of these characters.
  ["foo://h:/", "rfc1738", "rfc3986"],
  ["foo://h/", "rfc1738", "rfc3986"],
  // RFC 1808 §2.4.3: net_loc runs to the slash, and RFC 1738 does not contradict that for such a scheme.
  ["foo://a?b/c", "rfc1738", "rfc1808"],
  // RFC 1738 §3.4, §3.8: a selector without a search; a search after a "?".
  ["gopher://h/1a", "rfc1738", "rfc3986"],
  ["wais://h/d?s", "rfc1738", "rfc3986"],
])("no reasons without a difference: %s by %s and %s", (text, first, second) => {
  expect(syntaxReasons(text, first, second)).toEqual([]);
});

it("RFC 1738 §3.5: a mailto address that looks like a host with an empty port has no fault", () => {
  expect(rfc1738.parse("mailto://h:/")).toEqual({ scheme: "mailto", address: "//h:/" });
});

it("RFC 1808 §2.4.5: params directly after a slash give exactly one reason", () => {
  expect(syntaxReasons("http://h/;x", "rfc1808", "rfc3986")).toEqual(["params-are-not-path"]);
  expect(syntaxReasons("http://h/;x/y", "rfc1808", "rfc3986")).toEqual(["params-hide-slashes"]);
});

it.each([
  ["http://[::1/", "not closed"],
  ["http://[::1]a/", "with text after it"],
  ["http://[1]/", "without an IPv6 address"],
  ["http://[12345::]/", "with a long group"],
  ["http://[::256.1.1.1]/", "with a wrong IPv4 address"],
  ["http://[vx.a]/", "without an IPvFuture address"],
  ["http://h]/", "which does not begin"],
  ["a[b", "outside the host"],
  ["a]b", "outside the host"],
])("RFC 3986 §3.2.2: the reason for a fault of an IP literal is about brackets: %s, %s", (text) => {
  expect(compareSyntax(text, { dialects: ["rfc3986"] }).rows).toMatchObject([
    { valid: false, reason: "brackets-only-around-ip-literals" },
  ]);
});

describe("the message names the first fault of a text", () => {
  it.each<[text: string, dialect: DialectId, reason: ReasonCode, message: string]>([
    ["http://h/#~", "rfc1738", "fragment-is-not-in-the-url", "a `#` is not part of a URL (RFC 1738 §2.2)"],
    ["http://h/~#", "rfc1738", "tilde-became-unreserved", "`~` is unsafe and must be encoded (RFC 1738 §2.2)"],
    ["http://h/[~", "rfc1738", "brackets-only-around-ip-literals", "`[` is unsafe and must be encoded (RFC 1738 §2.2)"],
    ["http://h./", "rfc1738", "hostname-ends-in-dot", "a host name must not end in a dot (RFC 1738 §3.1, §5)"],
    [
      "a[~",
      "rfc1808",
      "brackets-only-around-ip-literals",
      "`[` is a national character and must be encoded (RFC 1808 §2.2)",
    ],
    ["a~[", "rfc1808", "tilde-became-unreserved", "`~` is a national character and must be encoded (RFC 1808 §2.2)"],
  ])("%s to %s: %s", (text, dialect, reason, message) => {
    expect(compareSyntax(text, { dialects: [dialect] }).rows).toEqual([{ dialect, valid: false, reason, message }]);
  });

  it.each<[text: string, dialect: DialectId, message: string]>([
    ["http://u:se~cret@h/", "rfc1808", "a character of a possible password must be encoded (RFC 1808 §2.2)"],
    [
      "http://u:p[w@h/",
      "rfc2396",
      "a character of a possible password is not allowed in the userinfo (RFC 2396 §3.2.2)",
    ],
    [
      "http://u:p[w@h/",
      "rfc3986",
      "a character of a possible password is not allowed in the userinfo (RFC 3986 §3.2.1)",
    ],
  ])("%s to %s: the message does not name a character of the password", (text, dialect, message) => {
    expect(compareSyntax(text, { dialects: [dialect] }).rows).toMatchObject([{ valid: false, message }]);
  });

  it.each([
    ["a#b#c d", "a second `#`"],
    ["a b#c#d", "a space"],
    ["a#b c", "a space"],
    ["a##", "a second `#`"],
    ["#a|#", "`|`"],
  ])("%s: RFC 1808 and RFC 2396 refuse %s, each by its own section", (reference, found) => {
    const [of1808, of2396] =
      found === "a second `#`"
        ? ["(RFC 1808 §2.2)", "(RFC 2396 §4)"]
        : ["in a URL (RFC 1808 §2.2)", "in a URI (RFC 2396 §2.4.3)"];
    for (const [{ resolve }, where] of [
      [rfc1808, of1808],
      [rfc2396, of2396],
    ] as const) {
      expect(resolve(BASE, reference)).toEqual({
        kind: "error",
        reason: "excluded-characters",
        message: `${found} is not allowed ${where}`,
      });
    }
  });

  it("an excluded character in a password is not named", () => {
    expect(rfc1808.resolve("http://u:p w@h/", "a")).toMatchObject({
      message: "in the base: a character of a possible password is not allowed in a URL (RFC 1808 §2.2)",
    });
  });

  it("RFC 3986 reports an excluded character before any other fault, in the base or the reference", () => {
    for (const [base, reference] of [
      ["1http://h/", "a b"],
      ["http://h/ ", "1:"],
      ["a b", "%"],
    ] as const) {
      expect(rfc3986.resolve(base, reference)).toMatchObject({ reason: "excluded-characters" });
    }
    expect(rfc3986.resolve("1http://h/", "//h:x")).toMatchObject({ reason: "scheme-begins-with-a-letter" });
    expect(rfc3986.trace("1http://h/", "a").steps).toEqual([]);
  });
});

describe("the reason why one standard refuses a reference that another resolves", () => {
  it.each<[base: string, reference: string, dialects: readonly [DialectId, DialectId], reasons: readonly ReasonCode[]]>(
    [
      // RFC 1738 accepts a text with a scheme, and ignores the base.
      ["http://a/", "foo://h:8x/", ["rfc1738", "rfc3986"], ["each-scheme-has-its-form"]],
      ["1:x", "g:h", ["rfc1738", "rfc3986"], ["no-relative-form"]],
      // It has no relative form, whether or not the other grammar allows the text.
      ["http://a/b/c", "~x", ["rfc1738", "rfc1808"], ["no-relative-form"]],
      // RFC 1808 §2.4.5 and RFC 2396 §3.3: an additional query does not matter.
      [BASE, ";x?y", ["rfc1808", "rfc2396"], ["params-are-not-path"]],
    ],
  )("%s + %s: %j differ by %j", (base, reference, dialects, reasons) => {
    expect(resolutionReasons(base, reference, ...dialects)).toEqual(reasons);
  });

  it("the RangeError for an unknown dialect names the function and the option", () => {
    expect(() => compareResolution(BASE, "a", { dialects: ["rfc1" as DialectId] })).toThrow(
      /^compareResolution: options\.dialects /,
    );
    expect(() => compareSyntax("a", { dialects: ["rfc1" as DialectId] })).toThrow(/^compareSyntax: options\.dialects /);
  });

  it("RFC 1738 resolves an absolute URL without a base", () => {
    expect(rfc1738.resolve("", "g:h")).toEqual({ kind: "uri", text: "g:h" });
  });
});
