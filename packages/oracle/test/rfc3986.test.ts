// The examples that RFC 3986 prints beside its algorithms. Every row of @std66/vectors is compared in the tests of that
// package.

import { expect, test } from "vitest";
import {
  type RemovalStep,
  normalize,
  recompose,
  removeDotSegments,
  resolve,
  split,
  splitAuthority,
  transform,
} from "../src/index.ts";

test("split: the components of the example in Appendix B", () => {
  expect(split("http://www.ics.uci.edu/pub/ietf/uri/#Related")).toEqual({
    scheme: "http",
    authority: "www.ics.uci.edu",
    path: "/pub/ietf/uri/",
    query: undefined,
    fragment: "Related",
  });
});

test.each(["", "?", "#", "//", "s:", "s://u@h:1/p?q#f", "//@:/?#", "a:b:c", "/a?b?c#d?e"])(
  "recompose inverts split: %j",
  (text) => {
    expect(recompose(split(text))).toBe(text);
  },
);

test.each([
  ["h", { host: "h" }],
  ["u:p@[::1]:80", { userinfo: "u:p", host: "[::1]", port: "80" }],
  ["@:", { userinfo: "", host: "", port: "" }],
])("splitAuthority: the parts of %s", (authority, parts) => {
  expect(splitAuthority(authority)).toEqual({ userinfo: undefined, port: undefined, ...parts });
});

test.each([
  ["/a/b/c/./../../g", ["2E: /a /b/c/./../../g", "2E: /a/b /c/./../../g", "2E: /a/b/c /./../../g"]],
  ["mid/content=5/../6", ["2E: mid /content=5/../6", "2E: mid/content=5 /../6", "2C: mid /6", "2E: mid/6 "]],
])("removeDotSegments: the first steps for %s, as printed in §5.2.4", (path, printed) => {
  const steps: RemovalStep[] = [];
  removeDotSegments(path, steps);
  expect(steps.slice(0, printed.length).map(([label, ...buffers]) => `${label}: ${buffers.join(" ")}`)).toEqual(
    printed,
  );
});

test.each([
  ["g:h", "g:h"],
  ["?y", "http://a/b/c/d;p?y"],
  ["../../../g", "http://a/g"],
  ["g;x=1/../y", "http://a/b/c/y"],
  ["", "http://a/b/c/d;p?q"],
])("resolve: %j against the base of §5.4", (reference, target) => {
  expect(resolve("http://a/b/c/d;p?q", reference)).toBe(target);
});

test("resolve: a reference with the scheme of the base is relative unless strict (§5.4.2)", () => {
  expect(resolve("http://a/b/c/d;p?q", "http:g")).toBe("http:g");
  expect(resolve("http://a/b/c/d;p?q", "http:g", false)).toBe("http://a/b/c/g");
});

test("resolve: a path that would be read as an authority gets a leading /., which transform leaves out", () => {
  expect(resolve("foo:/a", "/.//b")).toBe("foo:/.//b");
  expect(recompose(transform("foo:/a", "/.//b"))).toBe("foo://b");
});

test.each([
  [["case"], "example://a/./b/../b/%63/%7Bfoo%7D"],
  [["case", "percent-encoding"], "example://a/./b/../b/c/%7Bfoo%7D"],
  [["case", "percent-encoding", "dot-segments"], "example://a/b/c/%7Bfoo%7D"],
])("normalize: the example of §6.2.2 with %j", (rungs, normal) => {
  expect(normalize("eXAMPLE://a/./b/../b/%63/%7bfoo%7d", rungs)).toBe(normal);
});

test.each(["http://example.com", "http://example.com/", "http://example.com:/", "http://example.com:80/"])(
  "normalize: %s, which §6.2.3 calls equivalent to the others",
  (text) => {
    expect(normalize(text)).toBe("http://example.com/");
  },
);

test.each([
  ["http://h:080/", "http://h/"],
  ["ftp://h:0021/a", "ftp://h/a"],
  ["http://h:08080/", "http://h:08080/"],
  ["http://h:00/", "http://h:00/"],
  ["foo://h:080/", "foo://h:080/"],
])("normalize: %s becomes %s: §3.2.3 has ports in decimal", (text, normal) => {
  expect(normalize(text)).toBe(normal);
});
