// RFC 3986 §6: all of its examples, and its statements without an example.

import { describe, expect, it } from "vitest";
import { type Rung, compare, equivalent, normalize } from "../src/index.ts";

/** Pairs that the RFC calls equivalent, with the rung. The second text is the normal form. */
const EQUIVALENT: readonly (readonly [section: string, a: string, b: string, rung: Rung])[] = [
  ["R-125 §6.2.1", "http://example.com/", "http://example.com/", "identical"],
  ["R-127 §6.2.2", "eXAMPLE://a/./b/../b/%63/%7bfoo%7d", "example://a/b/c/%7Bfoo%7D", "dot-segments"],
  ["R-017 §6.2.2.1", "example:%3a", "example:%3A", "case"],
  ["R-044 §6.2.2.1", "eXample:A", "example:A", "case"],
  ["R-128 §6.2.2.1", "HTTP://www.EXAMPLE.com/", "http://www.example.com/", "case"],
  ["R-026 §6.2.2.2", "http://example.com/%7Esmith", "http://example.com/~smith", "percent-encoding"],
  ["R-130 §6.2.2.3", "http://example.com/a/./b/../c", "http://example.com/a/c", "dot-segments"],
  ["R-132 §6.2.3", "http://example.com", "http://example.com/", "scheme"],
  ["R-048 §6.2.3", "http://example.com:/", "http://example.com/", "scheme"],
  ["R-070 §6.2.3", "http://example.com:80/", "http://example.com/", "scheme"],
  ["R-133 §6.2.3", "file://localhost/etc/hosts", "file:///etc/hosts", "scheme"],
  ["R-136 §6.2.3", "mailto:Joe@Example.COM", "mailto:Joe@example.com", "scheme"],
];

it.each(EQUIVALENT)("%s: %s is equivalent to %s by %s", (_section, a, b, rung) => {
  expect([compare(a, b), compare(b, a)]).toEqual([
    { equivalent: true, rung },
    { equivalent: true, rung },
  ]);
  expect([equivalent(a, b), equivalent(b, a)]).toEqual([true, true]);
  expect([String(normalize(a)), String(normalize(b))]).toEqual([b, b]);
});

/** Pairs that the RFC calls different, or that must not be treated as equivalent. */
const DIFFERENT: readonly (readonly [section: string, a: string, b: string])[] = [
  ["R-121 §6.1 two names of one owner", "http://example.com/", "http://example.org/"],
  ["R-128 §6.2.2.1 other components are case-sensitive", "http://example.com/A", "http://example.com/a"],
  ["R-128 §6.2.2.1 other components are case-sensitive", "http://example.com/?A", "http://example.com/?a"],
  ["R-128 §6.2.2.1 other components are case-sensitive", "http://U@example.com/", "http://u@example.com/"],
  ["R-021 §6.2.2.2 a reserved character", "http://example.com/a%2Fb", "http://example.com/a/b"],
  ["R-133 §6.2.3 a port after the default host", "file://localhost:8/x", "file:///x"],
  ["R-133 §6.2.3 userinfo before the default host", "file://u@localhost/x", "file:///x"],
  ["R-065 §6.2.3 a scheme that defines no default host", "http://localhost/", "http:///"],
  ["R-134 §6.2.3 delimiters within userinfo", "http://u:@example.com/", "http://u@example.com/"],
  ["R-134 §6.2.3 the delimiter of userinfo", "http://@example.com/", "http://example.com/"],
  ["R-135 §6.2.3 the suffix #", "http://example.com/#", "http://example.com/"],
  ["R-135 §6.2.3 the suffix # regardless of the scheme", "urn:example:a#", "urn:example:a"],
  ["R-080 R-135 §6.2.3 the fragment of any scheme", "mailto:a@b#X@Y", "mailto:a@b#X@y"],
  ["R-136 §6.2.3 the rest of mailto's path", "mailto:Joe@example.com", "mailto:joe@example.com"],
  ["R-137 §6.2.4 without access", "http://example.com/data", "http://example.com/data/"],
];

it.each(DIFFERENT)("%s: %s is not equivalent to %s", (_section, a, b) => {
  expect([compare(a, b).rung, compare(b, a).rung]).toEqual([undefined, undefined]);
  expect([equivalent(a, b), equivalent(b, a)]).toEqual([false, false]);
});

describe("R-131 R-132 §6.2.3", () => {
  const four = ["http://example.com", "http://example.com/", "http://example.com:/", "http://example.com:80/"];

  it("the four example URIs of §6.2.3 are equivalent to each other, and the second is the normal form", () => {
    const all = four.flatMap((a) => four.map((b) => equivalent(a, b)));
    expect(all).toEqual(Array.from({ length: 16 }, () => true));
    expect(four.map((text) => String(normalize(text)))).toEqual(four.map(() => four[1]));
  });

  it('R-134 "http://example.com/?" cannot be assumed to be equivalent to any of them', () => {
    expect(four.map((text) => equivalent(text, "http://example.com/?"))).toEqual([false, false, false, false]);
    expect(String(normalize("http://example.com/?"))).toBe("http://example.com/?");
    expect(String(normalize("http://example.com:80?"))).toBe("http://example.com/?");
  });

  it("R-121 the four example URIs of §6.2.3 are not equivalent if the scheme is a different one", () => {
    const others = four.map((text) => String(normalize(text.replace("http", "example"))));
    expect(others).toEqual([
      "example://example.com",
      "example://example.com/",
      "example://example.com/",
      "example://example.com:80/",
    ]);
  });
});

it("R-123 §6.1 fragments are ignored only if ignoreFragment is set, as for a network action", () => {
  const [a, b] = ["http://example.com/a#b", "http://example.com/a#c"];
  expect([equivalent(a, b), equivalent(a, b, { ignoreFragment: false })]).toEqual([false, false]);
  expect([equivalent(a, b, { ignoreFragment: true }), compare(a, b, { ignoreFragment: true }).rung]).toEqual([
    true,
    "identical",
  ]);
  expect(equivalent(a, "http://example.com/a#", { ignoreFragment: true })).toBe(true);
  expect(equivalent(a, "http://example.com/a", { ignoreFragment: true })).toBe(true);
  expect(equivalent(a, "http://example.com/a?", { ignoreFragment: true })).toBe(false);
});

it("R-122 §6.1 relative references are compared without being resolved", () => {
  expect([equivalent("../a", "a"), equivalent("a", "./a"), equivalent("", "#")]).toEqual([false, false, false]);
});

const redirected = (uri: { toString(): string }): string =>
  String(uri) === "http://example.com/data" ? "http://example.com/data/" : String(uri);

describe("R-137 §6.2.4", () => {
  it("URIs that redirect are equivalent at the rung protocol, with a function that knows the redirect", () => {
    const [a, b] = ["HTTP://example.com/%64ata", "http://example.com/data/"];
    expect(compare(a, b, { protocol: redirected })).toEqual({ equivalent: true, rung: "protocol" });
    expect(compare(b, a, { protocol: redirected })).toEqual({ equivalent: true, rung: "protocol" });
    expect(String(normalize(a, { protocol: redirected }))).toBe(b);
  });

  it("R-120 URIs that redirect are not equivalent without a function, even if the rung is selected", () => {
    const rungs: Rung[] = ["case", "percent-encoding", "dot-segments", "scheme", "protocol"];
    expect(equivalent("http://example.com/data", "http://example.com/data/", { rungs })).toBe(false);
  });
});

it("R-126 §6.2.1 octets are compared, not the letters that they stand for in some encoding", () => {
  expect(equivalent("http://h/%C3%A9", "http://h/%E9")).toBe(false);
  expect(equivalent("http://h/%C3%84", "http://h/A%CC%88")).toBe(false);
});
