// RFC 3986 §5.2: cases that its examples do not cover.

import { type Uri, UriReference, UriSyntaxError, parse } from "@std66/core";
import { describe, expect, expectTypeOf, it } from "vitest";
import { BaseUriError, type ResolveOptions, resolve, resolverFor } from "../src/index.ts";
import { checkResolution } from "./check-resolution.ts";

it.each([
  [
    "R-107 an empty path copies the base's path with its dot-segments",
    "http://a/b/../c/./d?q#f",
    "",
    "http://a/b/../c/./d?q",
  ],
  ["R-107 a query replaces the base's", "http://a/b/..?q", "?y", "http://a/b/..?y"],
  ["R-107 an empty query replaces the base's", "http://a/b?q", "?", "http://a/b?"],
  ["R-107 an absent query keeps the base's empty one", "http://a/b?", "#s", "http://a/b?#s"],
  ["R-109 the base's fragment is dropped", "http://a/b#f", "c", "http://a/c"],
  ["R-109 an empty fragment is kept", "http://a/b?q#f", "#", "http://a/b?q#"],
  ["R-111 an authority and an empty path: a slash is added", "http://a", "g", "http://a/g"],
  ["R-102 R-111 an empty authority and an empty path: a slash is added", "foo://", "g", "foo:///g"],
  ["R-111 an authority, an empty path and a query: a slash is added", "http://a?q", "g", "http://a/g"],
  [
    "R-111 an authority and an empty path: dot-segments are removed after the slash is added",
    "http://a",
    "../g",
    "http://a/g",
  ],
  ["R-102 R-111 no authority and an empty path: nothing is added", "foo:", "g", "foo:g"],
  ["R-112 the whole base path is dropped if it has no slash", "foo:a", "b/c", "foo:b/c"],
  ["R-112 everything after the last slash of the base path is dropped", "foo:a/b", "c", "foo:a/c"],
  ["R-112 a query with slashes is not a directory", "http://a/b?c/d/", "e", "http://a/e"],
  ["R-113 in a rootless path, .. can leave a leading slash", "foo:a/b", "../c", "foo:/c"],
  ["R-113 in a rootless path, a leading .. is removed", "foo:a", "../c", "foo:c"],
  ["R-105 a reference with a scheme is kept, without dot-segments", "http://a/b", "g:h/../i", "g:/i"],
  ["R-105 a reference with a scheme does not take the base's query", "http://a/b?q", "http://c", "http://c"],
  ["R-106 a reference with an authority is kept, without dot-segments", "http://u@a:1/b?q", "//g/../x", "http://g/x"],
  [
    "R-106 a reference with an authority does not take the base's userinfo or port",
    "http://u@a:1/b",
    "//v@h:2",
    "http://v@h:2",
  ],
  ["R-106 an empty authority replaces the base's", "http://a/b?q", "//", "http://"],
  ["R-108 an absolute path replaces the base's", "http://u@a:1/b/c?q", "/d/./e/..", "http://u@a:1/d/"],
  ["R-102 a scheme is enough for a base", "foo:", "", "foo:"],
  ["R-102 an undefined authority of a base stays undefined", "foo:", "?y", "foo:?y"],
  ["R-102 an empty authority of a base stays empty", "foo://", "?y", "foo://?y"],
  ["R-102 an empty query of a base stays empty", "foo:?", "#s", "foo:?#s"],
  ["R-103 the base is not normalized", "HTTP://U@A:080/%7e/b/../c", "d", "HTTP://U@A:080/%7e/d"],
  ["R-075 percent-encoded dots are not dots", "http://a/b/%2e%2e/c", "%2E%2e/d", "http://a/b/%2e%2e/%2E%2e/d"],
  ["R-114 .. does not remove the authority", "http://a/b", "../../../../c", "http://a/c"],
  ["R-078 R-115 dots in a query are kept", "http://a/b/c", "../d?../e", "http://a/d?../e"],
  ["R-078 R-115 dots in a base's query are kept", "http://a/b/c?d/../e/.", "#s", "http://a/b/c?d/../e/.#s"],
  ["R-073 a colon in a later segment does not end a scheme", "http://a/b", "./c:d", "http://a/c:d"],
  ["R-073 a colon in a later segment, with a rootless base", "s:b", "./c:d", "s:c:d"],
  ["R-040 a path with two leading slashes gets the guard", "foo:/a", "/.//b", "foo:/.//b"],
  [
    "R-040 a path with two leading slashes, from the base's directory, gets the guard",
    "foo:/a/b",
    "..//c",
    "foo:/.//c",
  ],
  ["R-040 a path with two leading slashes, from a rootless base, gets the guard", "foo:a/b", "..//c", "foo:/.//c"],
  ["R-040 a path with two leading slashes, after a scheme, gets the guard", "http://a/b", "bar:/.//x", "bar:/.//x"],
  ["R-040 a path with two leading slashes, after an authority, gets no guard", "http://a/b", ".//c", "http://a//c"],
  ["R-040 a base with the guard keeps it for an empty reference", "foo:/.//a", "", "foo:/.//a"],
  ["R-040 a base with the guard, and a sibling", "foo:/.//a", "b", "foo:/.//b"],
  ["R-040 a base with the guard, and a path above", "foo:/.//a", "../b", "foo:/b"],
  ["R-012 a scheme and a dot are a scheme and a dot-segment", "http://a/b", "foo:.", "foo:"],
  ["R-012 a scheme and two dots are a scheme and a dot-segment", "http://a/b", "foo:..", "foo:"],
  ["R-012 if the base has no slash, a dot leaves an empty path", "foo:a", ".", "foo:"],
  ["R-010 any scheme is accepted", "file:///a/b", "../c", "file:///c"],
  ["R-010 any scheme is accepted: ftp", "ftp://u:p@h/a/b;type=i", "c;type=a", "ftp://u:p@h/a/c;type=a"],
  ["R-010 any scheme is accepted: urn", "urn:a:b", "c", "urn:c"],
  ["an IP literal", "http://[::1]:80/a/b", "//[v1.x]/../c", "http://[v1.x]/c"],
  ["userinfo with a colon", "http://u:p@h/a", "../b", "http://u:p@h/b"],
  ["empty segments are segments", "http://a/b//c", "../d", "http://a/b/d"],
  ["empty segments are segments, with two levels up", "http://a/b///c", "../../d", "http://a/b/d"],
  ["a base that ends in ..", "http://a/b/..", "c", "http://a/b/c"],
  ["a base whose directory has dot-segments", "http://a/b/../c/d", "e", "http://a/c/e"],
  [
    "a base whose directory has dot-segments, and leading ones in the reference",
    "http://a/b/./c/d",
    "../../e",
    "http://a/e",
  ],
  ["a reference of dot-segments alone", "http://a/b/c/d", "./././.", "http://a/b/c/"],
  ["a reference of a dot-segment and a query", "http://a/b/c/d?q", "..?y#s", "http://a/b/?y#s"],
  ["segments of dots and letters are not dot-segments", "http://a/b/c", "..;x/...", "http://a/b/..;x/..."],
])("%s: resolve %s + %s", (_, base, reference, wanted) => {
  checkResolution(base, reference, wanted);
});

describe("R-110 the option strict", () => {
  it.each([
    ["http:g", "http://a/b/c/g"],
    ["HTTP:g", "http://a/b/c/g"],
    ["hTtP:../g", "http://a/b/g"],
    ["http:", "http://a/b/c/d;p?q"],
    ["HTTP:?y", "http://a/b/c/d;p?y"],
    ["Http:#s", "http://a/b/c/d;p?q#s"],
    ["http:?y#s", "http://a/b/c/d;p?y#s"],
    ["HTTP:/g", "http://a/g"],
    ["HTTP://h/../g", "http://h/g"],
    ["HTTP://u@h:1", "http://u@h:1"],
    ["http:.//x", "http://a/b/c//x"],
    ["http:a:b", "http://a/b/c/a:b"],
    ["https:g", "https:g"],
    ["htt:g", "htt:g"],
    ["g:../h", "g:h"],
  ])("resolve with strict: false: %s resolves to %s, since letter case does not matter", (reference, wanted) => {
    checkResolution("http://a/b/c/d;p?q", reference, wanted, { strict: false });
  });

  it("resolve with strict: false: the base's scheme is kept as written", () => {
    checkResolution("HtTp://a/b", "http:g", "HtTp://a/g", { strict: false });
    checkResolution("HtTp://a/b", "HTTP://h", "HtTp://h", { strict: false });
    checkResolution("a+b-c.1:x/y", "A+B-C.1:z", "a+b-c.1:x/z", { strict: false });
  });

  it("resolve with strict: false: the guard is still added", () => {
    checkResolution("foo:/a", "foo:.//b", "foo:/.//b", { strict: false });
    checkResolution("foo:/a", "FOO:/.//b", "foo:/.//b", { strict: false });
  });

  it("resolve: true, undefined and no options are strict", () => {
    for (const options of [undefined, {}, { strict: true }, { strict: undefined }]) {
      checkResolution("http://a/b", "HTTP:g", "HTTP:g", options);
    }
    const options: ResolveOptions = Object.freeze({ strict: false });
    expect(String(resolve("http://a/b", "http:g", options))).toBe("http://a/g");
  });
});

describe("results", () => {
  it("the result of resolve is a UriReference, and the same instance if nothing changes", () => {
    const reference = parse("s://u@h:1/p?q#f");
    expect(resolve("http://a/", reference)).toBe(reference);
    expect(resolve("http://a/", "b")).toBeInstanceOf(UriReference);
    expectTypeOf(resolve).returns.toEqualTypeOf<Uri>();
    expectTypeOf(resolverFor("http://a/")).toEqualTypeOf<(reference: string | UriReference) => Uri>();
  });

  it("R-102 the result of resolve always has a path, and an undefined or empty authority if the base's is so", () => {
    for (const [base, authority] of [
      ["foo:", undefined],
      ["foo://", ""],
      ["foo:?q", undefined],
      ["foo://?q", ""],
    ] as const) {
      for (const reference of ["", "#s", "?y"]) {
        const { scheme, authority: found, path } = resolve(base, reference);
        expect([base, reference, scheme, found, path]).toEqual([base, reference, "foo", authority, ""]);
      }
    }
  });

  it("the result of resolve does not change when others are created", () => {
    const resolved = resolve("http://u@a:1/b/c?q", "../d?e#f");
    resolve("s:a", "b");
    parse("//x");
    expect(resolved).toMatchObject({
      scheme: "http",
      userinfo: "u",
      host: "a",
      port: "1",
      path: "/d",
      query: "e",
      fragment: "f",
    });
  });

  it("resolverFor keeps its base, whatever is resolved or parsed in between", () => {
    const fromHere = resolverFor("http://u@a:1/b/c/d?q");
    const fromThere = resolverFor("s:x/y");
    expect(
      ["e", "?y", "//h", "../../..", "t:u", "#f", ""].map((text) => [String(fromHere(text)), String(fromThere("z"))]),
    ).toEqual([
      ["http://u@a:1/b/c/e", "s:x/z"],
      ["http://u@a:1/b/c/d?y", "s:x/z"],
      ["http://h", "s:x/z"],
      ["http://u@a:1/", "s:x/z"],
      ["t:u", "s:x/z"],
      ["http://u@a:1/b/c/d?q#f", "s:x/z"],
      ["http://u@a:1/b/c/d?q", "s:x/z"],
    ]);
    expect(() => fromHere("a b")).toThrow(UriSyntaxError);
    expect(String(fromHere("e"))).toBe("http://u@a:1/b/c/e");
  });

  it("resolverFor returns a function of one argument, safe to pass to map", () => {
    const fromHere = resolverFor("http://a/b", { strict: false });
    expect([fromHere.length, ...["c", "http:d"].map(fromHere).map(String)]).toEqual([1, "http://a/c", "http://a/d"]);
    expect(["c", "d"].map((text) => resolve("http://a/b", text)).map(String)).toEqual(["http://a/c", "http://a/d"]);
  });
});

it("resolve keeps the last base without any effect on an answer", () => {
  const long = `s://h/${"x".repeat(65_531)}/a`;
  const bases = ["http://a/b/c", "http://a/b/", long, "http://a/b/c", parse("http://a/b/c"), "s:a", "http://a/b/c"];
  for (const reference of ["../g", "g", "?y", "#z", ""]) {
    for (const base of bases) {
      expect(String(resolve(base, reference))).toBe(String(resolverFor(base)(reference)));
      expect(() => resolve("", reference)).toThrow(BaseUriError);
      expect(() => resolve("a b", reference)).toThrow(UriSyntaxError);
    }
  }
});
