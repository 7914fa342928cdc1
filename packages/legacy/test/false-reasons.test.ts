// Reasons that were once given where they are none, and differences that were once missed.

import { expect, it } from "vitest";
import {
  type DialectId,
  type DialectOptions,
  compareResolution,
  compareSyntax,
  rfc1738,
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
  // RFC 1738 §5 has no dot at the end of a host name, RFC 2396 §3.2.2 has; RFC 1808 §2.2 asks nothing of a net_loc.
  ["http://h./", ["rfc1738", "rfc1808"], ["net-loc-has-no-form"]],
  ["http://h./", ["rfc1738", "rfc2396"], ["hostname-ends-in-dot"]],
  ["http://h./", ["rfc1738", "rfc3986"], ["hostname-ends-in-dot"]],
  ["http://h./", ["rfc2396", "rfc3986"], []],
  ["http://h../", ["rfc1738", "rfc2396"], ["registry-names-moved-into-host"]],
  // A registry's name may have any colons in it (RFC 2396 §3.2.1), and so may a net_loc.
  ["foo://h:8x/", ["rfc1738", "rfc3986"], ["each-scheme-has-its-form"]],
  ["foo://h:8x/", ["rfc1808", "rfc3986"], ["net-loc-has-no-form"]],
  ["foo://h:8x/", ["rfc2396", "rfc3986"], ["registry-names-moved-into-host"]],
  ["//a:b:c/", ["rfc1808", "rfc3986"], ["net-loc-has-no-form"]],
  ["//a:b:c/", ["rfc2396", "rfc3986"], ["registry-names-moved-into-host"]],
  ["http://h:8x/", ["rfc1808", "rfc3986"], ["net-loc-has-no-form"]],
  ["http://h:8x/", ["rfc1808", "rfc2396"], []],
  ["http://h:/", ["rfc1738", "rfc1808"], ["net-loc-has-no-form"]],
  ["http://h:/", ["rfc1738", "rfc2396"], ["port-may-be-empty"]],
  // RFC 1738 §2.1 says nothing of what stands behind a scheme that it has no form for.
  ["foo://a?x", ["rfc1738", "rfc1808"], []],
  ["foo://a?x", ["rfc1738", "rfc2396"], ["each-scheme-has-its-form"]],
  ["foo://a?x", ["rfc1738", "rfc3986"], ["each-scheme-has-its-form"]],
  ["foo://a?x", ["rfc1808", "rfc3986"], ["net-loc-runs-to-slash"]],
  ["foo:///a", ["rfc1738", "rfc1808"], []],
  ["ftp://a?b@h/", ["rfc1738", "rfc3986"], ["each-scheme-has-its-form"]],
  ["http://h/a?", ["rfc1738", "rfc1808"], ["empty-component-is-absent"]],
  // What looks like params is a query, once the authority ends at its "?".
  ["http://h?a/b;c", ["rfc1808", "rfc3986"], ["net-loc-runs-to-slash"]],
  // RFC 2396 §3.3: a parameter of a segment. RFC 3986 §3.3 has none.
  ["http://h/a;b", ["rfc2396", "rfc3986"], ["segments-have-params"]],
  ["http://h/a;b", ["rfc1738", "rfc2396"], ["segments-have-params"]],
  ["http://h/a;b", ["rfc1738", "rfc3986"], []],
  ["s:a;b", ["rfc2396", "rfc3986"], []],
  // All that RFC 1808 finds at fault, not the first of it.
  ["a?~[", ["rfc1808", "rfc2396"], ["tilde-became-unreserved", "brackets-only-around-ip-literals"]],
  ["//h:x?[", ["rfc2396", "rfc3986"], ["registry-names-moved-into-host", "brackets-only-around-ip-literals"]],
  ["http://h/~#s", ["rfc1738", "rfc3986"], ["tilde-became-unreserved", "fragment-is-not-in-the-url"]],
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
  ["http://a", ".//", ["rfc1808", "rfc3986"], ["slash-is-added-last"]],
  ["b", "http://x/", ["rfc1808", "rfc2396"], []],
  ["http://a/b/c/d;p?q", "g;x=1/y?", ["rfc1808", "rfc2396"], ["empty-component-is-absent"]],
  ["http://a/b/c/d;p?q", "g;x=1/../y", ["rfc1808", "rfc2396"], ["params-are-not-path"]],
  // The ".." of the base is not touched by either, or goes with the last segment.
  ["http://a/../b", "?q", ["rfc1808", "rfc2396"], ["query-only-keeps-path"]],
  ["http://a/../b", "?q", ["rfc2396", "rfc3986"], ["query-only-keeps-path"]],
  // Kept apart or not, "..;x" is written in the same way.
  ["http://a/b", "..;x?", ["rfc1808", "rfc2396"], ["empty-component-is-absent"]],
  ["http://a/b", "..;x?", ["rfc1808", "rfc3986"], ["empty-component-is-absent"]],
  // Where "..;x" is one segment, nothing climbs.
  ["http://a/", "..;x/./y", ["rfc1808", "rfc2396"], ["params-are-not-path"]],
  ["http://a/", "..;x/./y", ["rfc1808", "rfc3986"], ["params-are-not-path"]],
  // What is inherited is as empty as what is there.
  ["file:///a/b", "///g?", ["rfc1808", "rfc3986"], ["empty-component-is-absent"]],
  // Written down again, "h?x" is a net_loc or an authority and a query.
  ["http://a/b", "//h?x#", ["rfc1808", "rfc2396"], ["empty-component-is-absent"]],
  ["http://a/b", "//h?x#", ["rfc1808", "rfc3986"], ["empty-component-is-absent"]],
  ["http://a?x", "#s", ["rfc1808", "rfc2396"], ["empty-ref-is-current-document"]],
  ["http://a?x", "#s", ["rfc1808", "rfc3986"], []],
  ["http://a", ".", ["rfc1808", "rfc2396"], []],
  ["http://a", ".", ["rfc1808", "rfc3986"], ["slash-is-added-last"]],
  ["http://a", ".", ["rfc2396", "rfc3986"], ["pathless-base-merge"]],
  // The reference is absolute, and needs no base.
  ["b", "g:h", ["rfc1808", "rfc2396"], []],
  ["b", "g:h", ["rfc1808", "rfc3986"], []],
  ["b", "g:h", ["rfc2396", "rfc3986"], []],
  ["b", "g:h", ["rfc1738", "rfc3986"], []],
  // RFC 2396 Appendix B ends a scheme at any ":", RFC 1808 §2.4.2 only where it is one by its characters.
  ["http://a/b", "a_b:c", ["rfc1808", "rfc2396"], ["colon-in-first-segment"]],
  ["http://a/b", "a_b:c", ["rfc1808", "rfc3986"], ["colon-in-first-segment"]],
  ["http://a/b", "a_b:c", ["rfc2396", "rfc3986"], ["algorithm-asks-no-grammar"]],
  ["http://a/b", "1:c", ["rfc1808", "rfc2396"], []],
  ["http://a/b", "1:c", ["rfc1808", "rfc3986"], ["scheme-begins-with-a-letter"]],
  // No grammar has a tilde in a URL before RFC 2396; RFC 1808's algorithm does not ask.
  ["http://a/b", "http://h/~c", ["rfc1738", "rfc1808"], ["algorithm-asks-no-grammar"]],
  ["http://a/b", "http://h/~c", ["rfc1738", "rfc2396"], ["tilde-became-unreserved"]],
  // A base that is at fault is nothing to RFC 1738.
  ["http://a/ b", "s:g", ["rfc1738", "rfc1808"], ["no-relative-form"]],
  ["1:/a", "s:g", ["rfc1738", "rfc3986"], ["no-relative-form"]],
  ["http://a/b", "//h:x", ["rfc1808", "rfc3986"], ["net-loc-has-no-form"]],
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
  expect(() => compareResolution("http://a/b", "../../g", options)).toThrow(
    /must be keep, remove or error, not `drop`/,
  );
});

it.each([
  ["a_b:c", "a_b:c"],
  ["1:c", "1:c"],
  ["@:c", "@:c"],
  [":c", "http://a/:c"],
  ["c/a_b:d", "http://a/c/a_b:d"],
])("RFC 2396 §5.2 step 1 takes a reference apart by Appendix B: %s is %s", (reference, text) => {
  expect(rfc2396.resolve("http://a/b", reference)).toEqual({ kind: "uri", text });
});

it("the base is taken apart by RFC 2396 §3, in which a scheme begins with a letter", () => {
  expect(rfc2396.resolve("1:/a", "b")).toMatchObject({ kind: "error", reason: "scheme-begins-with-a-letter" });
  expect(rfc2396.resolve("a_b:/a", "b")).toMatchObject({ kind: "error", reason: "base-without-scheme" });
});

it("RFC 2396 §3.3: the path of an opaque URI is the opaque part", () => {
  expect(rfc2396.parse("mailto:a?b")).toMatchObject({ opaquePart: "a?b", path: "a?b", query: undefined, segments: [] });
  expect(rfc2396.parse("mailto:/a?b")).toMatchObject({ opaquePart: undefined, path: "/a", query: "b" });
});

it.each(["A", "I", "D", "a", "i", "d"])("RFC 1738 §5: %s is an ftptype", (type) => {
  expect(rfc1738.parse(`ftp://h/a;type=${type}`)).toMatchObject({ scheme: "ftp", name: "a", type });
});
