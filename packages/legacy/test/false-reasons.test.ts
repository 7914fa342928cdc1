// Regressions: reasons that were once given wrongly, and differences that were once missed.

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
  // RFC 1738 §5 allows no dot at the end of a host name, RFC 2396 §3.2.2 does; RFC 1808 §2.2 does not restrict a
  // net_loc.
  ["http://h./", ["rfc1738", "rfc1808"], ["net-loc-has-no-form"]],
  ["http://h./", ["rfc1738", "rfc2396"], ["hostname-ends-in-dot"]],
  ["http://h./", ["rfc1738", "rfc3986"], ["hostname-ends-in-dot"]],
  ["http://h./", ["rfc2396", "rfc3986"], []],
  ["http://h../", ["rfc1738", "rfc2396"], ["registry-names-moved-into-host"]],
  // A registry name can contain colons (RFC 2396 §3.2.1), and so can a net_loc.
  ["foo://h:8x/", ["rfc1738", "rfc3986"], ["each-scheme-has-its-form"]],
  ["foo://h:8x/", ["rfc1808", "rfc3986"], ["net-loc-has-no-form"]],
  ["foo://h:8x/", ["rfc2396", "rfc3986"], ["registry-names-moved-into-host"]],
  ["//a:b:c/", ["rfc1808", "rfc3986"], ["net-loc-has-no-form"]],
  ["//a:b:c/", ["rfc2396", "rfc3986"], ["registry-names-moved-into-host"]],
  ["http://h:8x/", ["rfc1808", "rfc3986"], ["net-loc-has-no-form"]],
  ["http://h:8x/", ["rfc1808", "rfc2396"], []],
  ["http://h:/", ["rfc1738", "rfc1808"], ["net-loc-has-no-form"]],
  ["http://h:/", ["rfc1738", "rfc2396"], ["port-may-be-empty"]],
  // RFC 1738 §2.1 does not restrict the text after a scheme without a form.
  ["foo://a?x", ["rfc1738", "rfc1808"], []],
  ["foo://a?x", ["rfc1738", "rfc2396"], ["each-scheme-has-its-form"]],
  ["foo://a?x", ["rfc1738", "rfc3986"], ["each-scheme-has-its-form"]],
  ["foo://a?x", ["rfc1808", "rfc3986"], ["net-loc-runs-to-slash"]],
  ["foo:///a", ["rfc1738", "rfc1808"], []],
  ["ftp://a?b@h/", ["rfc1738", "rfc3986"], ["each-scheme-has-its-form"]],
  ["http://h/a?", ["rfc1738", "rfc1808"], ["empty-component-is-absent"]],
  // If the authority ends at its "?", the apparent params are a query.
  ["http://h?a/b;c", ["rfc1808", "rfc3986"], ["net-loc-runs-to-slash"]],
  // RFC 2396 §3.3: a parameter of a segment. RFC 3986 §3.3 has none.
  ["http://h/a;b", ["rfc2396", "rfc3986"], ["segments-have-params"]],
  ["http://h/a;b", ["rfc1738", "rfc2396"], ["segments-have-params"]],
  ["http://h/a;b", ["rfc1738", "rfc3986"], []],
  ["s:a;b", ["rfc2396", "rfc3986"], []],
  // All faults by RFC 1808, not only the first.
  ["a?~[", ["rfc1808", "rfc2396"], ["tilde-became-unreserved", "brackets-only-around-ip-literals"]],
  ["//h:x?[", ["rfc2396", "rfc3986"], ["registry-names-moved-into-host", "brackets-only-around-ip-literals"]],
  ["http://h/~#s", ["rfc1738", "rfc3986"], ["tilde-became-unreserved", "fragment-is-not-in-the-url"]],
])("compareSyntax gives exactly the reasons of a difference: %s by %s, %j", (text, pair, reasons) => {
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
  // Both leave the ".." of the base, or it goes with the last segment.
  ["http://a/../b", "?q", ["rfc1808", "rfc2396"], ["query-only-keeps-path"]],
  ["http://a/../b", "?q", ["rfc2396", "rfc3986"], ["query-only-keeps-path"]],
  // Split or not, "..;x" recomposes to the same text.
  ["http://a/b", "..;x?", ["rfc1808", "rfc2396"], ["empty-component-is-absent"]],
  ["http://a/b", "..;x?", ["rfc1808", "rfc3986"], ["empty-component-is-absent"]],
  // If "..;x" is one segment, it is not a dot-segment.
  ["http://a/", "..;x/./y", ["rfc1808", "rfc2396"], ["params-are-not-path"]],
  ["http://a/", "..;x/./y", ["rfc1808", "rfc3986"], ["params-are-not-path"]],
  // An inherited component is as empty as one that is present.
  ["file:///a/b", "///g?", ["rfc1808", "rfc3986"], ["empty-component-is-absent"]],
  // Recomposed, "h?x" is the same text as a net_loc or as an authority and a query.
  ["http://a/b", "//h?x#", ["rfc1808", "rfc2396"], ["empty-component-is-absent"]],
  ["http://a/b", "//h?x#", ["rfc1808", "rfc3986"], ["empty-component-is-absent"]],
  ["http://a?x", "#s", ["rfc1808", "rfc2396"], ["empty-ref-is-current-document"]],
  ["http://a?x", "#s", ["rfc1808", "rfc3986"], []],
  ["http://a", ".", ["rfc1808", "rfc2396"], []],
  ["http://a", ".", ["rfc1808", "rfc3986"], ["slash-is-added-last"]],
  ["http://a", ".", ["rfc2396", "rfc3986"], ["pathless-base-merge"]],
  // The reference is absolute and needs no base.
  ["b", "g:h", ["rfc1808", "rfc2396"], []],
  ["b", "g:h", ["rfc1808", "rfc3986"], []],
  ["b", "g:h", ["rfc2396", "rfc3986"], []],
  ["b", "g:h", ["rfc1738", "rfc3986"], []],
  // RFC 2396 Appendix B ends a scheme at any ":", RFC 1808 §2.4.2 only after characters of a scheme.
  ["http://a/b", "a_b:c", ["rfc1808", "rfc2396"], ["colon-in-first-segment"]],
  ["http://a/b", "a_b:c", ["rfc1808", "rfc3986"], ["colon-in-first-segment"]],
  ["http://a/b", "a_b:c", ["rfc2396", "rfc3986"], ["algorithm-asks-no-grammar"]],
  ["http://a/b", "1:c", ["rfc1808", "rfc2396"], []],
  ["http://a/b", "1:c", ["rfc1808", "rfc3986"], ["scheme-begins-with-a-letter"]],
  // No grammar before RFC 2396 allows a tilde in a URL, but RFC 1808's algorithm does not check.
  ["http://a/b", "http://h/~c", ["rfc1738", "rfc1808"], ["algorithm-asks-no-grammar"]],
  ["http://a/b", "http://h/~c", ["rfc1738", "rfc2396"], ["tilde-became-unreserved"]],
  // RFC 1738 ignores an invalid base.
  ["http://a/ b", "s:g", ["rfc1738", "rfc1808"], ["no-relative-form"]],
  ["1:/a", "s:g", ["rfc1738", "rfc3986"], ["no-relative-form"]],
  ["http://a/b", "//h:x", ["rfc1808", "rfc3986"], ["net-loc-has-no-form"]],
])(
  "compareResolution gives exactly the reasons of a difference: %s + %s by %s, %j",
  (base, reference, pair, reasons) => {
    const { differences } = compareResolution(base, reference, { dialects: pair });
    expect(differences.flatMap((difference) => difference.reasons)).toEqual(reasons);
  },
);

it("RFC 1808 §4 step 2b: an absolute reference is resolved even if the base has no scheme", () => {
  expect(rfc1808.resolve("b", "http://x/")).toEqual({ kind: "uri", text: "http://x/" });
  expect(rfc1808.resolve("b", "c")).toMatchObject({ kind: "error", reason: "base-without-scheme" });
});

it("resolve and compareResolution throw a RangeError for an unknown value of excessDots", () => {
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
])("RFC 2396 §5.2 step 1 splits a reference by Appendix B: %s resolves to %s", (reference, text) => {
  expect(rfc2396.resolve("http://a/b", reference)).toEqual({ kind: "uri", text });
});

it("RFC 2396 splits the base by §3, where a scheme begins with a letter", () => {
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
