// Reasons that were once given where they are none, and differences that were once missed.

import { expect, it } from "vitest";
import {
  type DialectId,
  type DialectOptions,
  compareResolution,
  compareSyntax,
  rfc1808,
  rfc2396,
} from "../src/index.ts";

it.each<[text: string, pair: [DialectId, DialectId], reasons: readonly string[]]>([
  ["https://example.com/", ["rfc1738", "rfc3986"], []],
  ["svn+ssh://h/a", ["rfc1808", "rfc3986"], []],
  ["https://example.com/a?b", ["rfc1738", "rfc3986"], ["each-scheme-has-its-form"]],
  ["prospero://h/a;x=y", ["rfc1738", "rfc1808"], []],
  ["prospero://h/a;x=y", ["rfc1738", "rfc3986"], ["params-are-not-path"]],
  ["gopher://h/1a%09b", ["rfc1738", "rfc3986"], ["each-scheme-has-its-form"]],
  ["mailto:a?b", ["rfc1738", "rfc2396"], []],
  ["file://h:/a", ["rfc1738", "rfc3986"], ["each-scheme-has-its-form"]],
  ["news://a_b/", ["rfc1738", "rfc3986"], ["each-scheme-has-its-form"]],
  ["mailto:a?b", ["rfc2396", "rfc3986"], ["opaque-query"]],
  ["s:a;b", ["rfc1808", "rfc2396"], ["params-are-not-path"]],
  ["//h//x", ["rfc1808", "rfc3986"], ["first-segment-is-not-empty"]],
])("a difference in reading has each of its reasons, and no other: %s by %s, %j", (text, pair, reasons) => {
  const { differences } = compareSyntax(text, { dialects: pair });
  expect(differences.flatMap((difference) => difference.reasons)).toEqual(reasons);
});

it.each<[base: string, reference: string, pair: [DialectId, DialectId], reasons: readonly string[]]>([
  ["http://a;p/b", "../g", ["rfc1808", "rfc3986"], ["climb-above-root"]],
  ["http://h;x", "g", ["rfc1808", "rfc2396"], ["pathless-base-merge"]],
  ["http://a/b/", "?", ["rfc1808", "rfc2396"], ["empty-component-is-absent"]],
  ["http://a/b?", "?y", ["rfc1808", "rfc2396"], ["query-only-keeps-path"]],
  ["http://a/b/../", "?y", ["rfc2396", "rfc3986"], ["query-only-keeps-path"]],
  ["http://a", ".//", ["rfc1808", "rfc3986"], ["pathless-base-merge"]],
  ["b", "http://x/", ["rfc1808", "rfc2396"], []],
  ["http://a/b/c/d;p?q", "g;x=1/y?", ["rfc1808", "rfc2396"], ["empty-component-is-absent"]],
  ["http://a/b/c/d;p?q", "g;x=1/../y", ["rfc1808", "rfc2396"], ["params-are-not-path"]],
])(
  "a difference in resolving has each of its reasons, and no other: %s + %s by %s, %j",
  (base, reference, pair, reasons) => {
    const { differences } = compareResolution(base, reference, { dialects: pair });
    expect(differences.flatMap((difference) => difference.reasons)).toEqual(reasons);
  },
);

it("RFC 1808 §4 step 2b comes before the base is asked for anything", () => {
  expect(rfc1808.resolve("b", "http://x/")).toEqual({ kind: "uri", text: "http://x/" });
  expect(rfc1808.resolve("b", "c")).toMatchObject({ kind: "error", reason: "base-without-scheme" });
});

it("a value that excessDots does not have is not taken for one that it has", () => {
  const options = { excessDots: "drop" } as unknown as DialectOptions;
  expect(() => rfc2396.resolve("http://a/b", "../../g", options)).toThrow(RangeError);
  expect(() => compareResolution("http://a/b", "../../g", options)).toThrow(/keep, remove, error/);
});
