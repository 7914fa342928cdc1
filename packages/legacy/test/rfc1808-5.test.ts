// RFC 1808 §5.1 and §5.2, complete and as printed. Base: http://a/b/c/d;p?q#f

import { describe, expect, it } from "vitest";
import { type DialectId, compareResolution, rfc1808, rfc2396, rfc3986 } from "../src/index.ts";

const BASE = "http://a/b/c/d;p?q#f";

const NORMAL = [
  ["g:h", "g:h"],
  ["g", "http://a/b/c/g"],
  ["./g", "http://a/b/c/g"],
  ["g/", "http://a/b/c/g/"],
  ["/g", "http://a/g"],
  ["//g", "http://g"],
  ["?y", "http://a/b/c/d;p?y"],
  ["g?y", "http://a/b/c/g?y"],
  ["g?y/./x", "http://a/b/c/g?y/./x"],
  ["#s", "http://a/b/c/d;p?q#s"],
  ["g#s", "http://a/b/c/g#s"],
  ["g#s/./x", "http://a/b/c/g#s/./x"],
  ["g?y#s", "http://a/b/c/g?y#s"],
  [";x", "http://a/b/c/d;x"],
  ["g;x", "http://a/b/c/g;x"],
  ["g;x?y#s", "http://a/b/c/g;x?y#s"],
  [".", "http://a/b/c/"],
  ["./", "http://a/b/c/"],
  ["..", "http://a/b/"],
  ["../", "http://a/b/"],
  ["../g", "http://a/b/g"],
  ["../..", "http://a/"],
  ["../../", "http://a/"],
  ["../../g", "http://a/g"],
] as const;

const ABNORMAL = [
  ["", "http://a/b/c/d;p?q#f"],
  ["../../../g", "http://a/../g"],
  ["../../../../g", "http://a/../../g"],
  ["/./g", "http://a/./g"],
  ["/../g", "http://a/../g"],
  ["g.", "http://a/b/c/g."],
  [".g", "http://a/b/c/.g"],
  ["g..", "http://a/b/c/g.."],
  ["..g", "http://a/b/c/..g"],
  ["./../g", "http://a/b/g"],
  ["./g/.", "http://a/b/c/g/"],
  ["g/./h", "http://a/b/c/g/h"],
  ["g/../h", "http://a/b/c/h"],
  ["http:g", "http:g"],
  ["http:", "http:"],
] as const;

function checkRow(base: string, reference: string, text: string): void {
  const outcome = { kind: "uri", text };
  expect(rfc1808.resolve(base, reference)).toEqual(outcome);
  expect(compareResolution(base, reference, { dialects: ["rfc1808"] }).rows).toEqual([{ dialect: "rfc1808", outcome }]);
  // RFC 1808 has no options: strict and step 6g belong to its successors.
  for (const excessDots of ["keep", "remove", "error"] as const) {
    expect(rfc1808.resolve(base, reference, { excessDots, strict: false })).toEqual(outcome);
  }
}

/** Why another standard gives a different result. */
function whyNot(base: string, reference: string, other: DialectId): readonly string[] {
  const { differences } = compareResolution(base, reference, { dialects: ["rfc1808", other] });
  return differences.flatMap(({ reasons }) => reasons);
}

it.each(NORMAL)("RFC 1808 §5.1 %j is %j", (reference, target) => {
  checkRow(BASE, reference, target);
});

it.each(ABNORMAL)("RFC 1808 §5.2 %j is %j", (reference, target) => {
  checkRow(BASE, reference, target);
});

it("the tables have 24 and 15 rows, like the RFC", () => {
  expect([NORMAL.length, ABNORMAL.length]).toEqual([24, 15]);
});

describe("RFC 1808 §5.3", () => {
  it.each([
    ["this:that", "this:that"],
    ["./this:that", "http://a/b/c/this:that"],
    ["this%3Athat", "http://a/b/c/this%3Athat"],
  ])("%j is %j", (reference, target) => {
    checkRow(BASE, reference, target);
  });
});

describe("RFC 1808 §4, by its steps", () => {
  it.each([
    ["1", "", "a/../b;x?y#z", "a/../b;x?y#z"],
    ["2a", "http://a/b#f", "#", "http://a/b#f"],
    ["2a", "http://a/b#f", "?", "http://a/b#f"],
    ["2a", "http://a/b#f", ";", "http://a/b#f"],
    ["2a", "http://a/b#f", "//", "http://a/b#f"],
    ["2b", "http://a/b", "s:c/../d?#", "s:c/../d?#"],
    ["2b", "http://a/b", "HTTP:c", "HTTP:c"],
    ["2c", "S:/b", "/c", "S:/c"],
    ["3", "http://a/b", "//h/../c", "http://h/../c"],
    ["3", "http://a/b", "//h?x", "http://h?x"],
    ["3", "http://a/b", "///c", "http://a/c"],
    ["3", "file:///b", "c", "file:///c"],
    ["4", "http://a/b;p?q", "/", "http://a/"],
    ["5", "http://a/b;p?q", "#s", "http://a/b;p?q#s"],
    ["5a", "http://a/b;p?q", ";x", "http://a/b;x"],
    ["5a", "http://a/b;p?q", ";x?y", "http://a/b;x?y"],
    ["5b", "http://a/b;p?q", "?y", "http://a/b;p?y"],
    ["5b", "http://a/b/../c;p?q", "?y", "http://a/b/../c;p?y"],
    ["6", "http://a/b;p/q/r", "c", "http://a/c"],
    ["6", "s:b", "c", "s:c"],
    ["6", "http://a", "c", "http://a/c"],
    ["6a", "http://a/b/./c", "./d", "http://a/b/d"],
    ["6a", "http://a/b/c.", "d./e", "http://a/b/d./e"],
    ["6b", "http://a/b/c", "d/.", "http://a/b/d/"],
    ["6c", "http://a/b/c/d", "../e/../f", "http://a/b/f"],
    ["6c", "http://a/b//c", "../d", "http://a/b/d"],
    ["6c", "http://a/b/c", "../../../d/../e", "http://a/../../e"],
    ["6c", "s:a/b", "../c", "s:c"],
    ["6d", "http://a/b/c/d", "e/..", "http://a/b/c/"],
    ["6d", "http://a/b", "..", "http://a/.."],
    ["7", "s:/a", ".//b", "s://b"],
    ["7", "http://a/b", "c;?#", "http://a/c"],
  ])("step %s: %j + %j is %j", (_, base, reference, target) => {
    checkRow(base, reference, target);
  });

  it("RFC 2396 §5.2 and RFC 1808 §4: an encoded dot is not a dot-segment", () => {
    checkRow(BASE, "%2e%2e/g", "http://a/b/c/%2e%2e/g");
  });
});

describe("RFC 1808 §2.4: an empty component of the base is not inherited", () => {
  it.each([
    ["http://a/b;?q", "?y", "http://a/b?y", "http://a/b;?y"],
    ["http://a/b;?q", "#s", "http://a/b?q#s", "http://a/b;?q#s"],
    ["http://a/b?", "#s", "http://a/b#s", "http://a/b?#s"],
    ["http://a/b;?", "#s", "http://a/b#s", "http://a/b;?#s"],
  ])("%s + %s is %s, and by RFC 3986 %s", (base, reference, older, newer) => {
    checkRow(base, reference, older);
    expect(rfc3986.resolve(base, reference)).toEqual({ kind: "uri", text: newer });
    expect(whyNot(base, reference, "rfc3986")).toEqual(["empty-component-is-absent"]);
  });
});

describe("RFC 1808 and RFC 2396 differ only by the empty query", () => {
  it.each([
    // Params are not part of the path in RFC 1808, which shows only if they contain slashes or dots.
    [BASE, "g;x?", "http://a/b/c/g;x", "http://a/b/c/g;x?"],
    [BASE, "./g;x?", "http://a/b/c/g;x", "http://a/b/c/g;x?"],
    // Without an authority there is no slash to forget.
    ["s:", "g?", "s:g", "s:g?"],
  ])("%s + %s is %s and %s", (base, reference, older, newer) => {
    checkRow(base, reference, older);
    expect(rfc2396.resolve(base, reference)).toEqual({ kind: "uri", text: newer });
    expect(whyNot(base, reference, "rfc2396")).toEqual(["empty-component-is-absent"]);
  });
});

it.each([
  ["a b", "g", "excluded-characters", "in the base: a space is not allowed in a URL (RFC 1808 §2.2)"],
  ["http://a/", "|", "excluded-characters", "`|` is not allowed in a URL (RFC 1808 §2.2)"],
  ["a/b", "g", "base-without-scheme", "the base has no scheme, so it is not an absolute URL (RFC 1808 §3)"],
])("%j + %j: refused with %s, %s", (base, reference, reason, message) => {
  expect(rfc1808.resolve(base, reference)).toEqual({ kind: "error", reason, message });
});
