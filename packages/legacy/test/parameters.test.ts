// The semicolon by standard: a type code, a component, a part of each segment, and an ordinary character.

import { describe, expect, it } from "vitest";
import { compareResolution, compareSyntax, rfc1738, rfc1808, rfc2396, rfc2396bis07, rfc3986 } from "../src/index.ts";

describe("the same text, read by four standards", () => {
  const TEXT = "ftp://h/a/b;type=i";

  it("RFC 1738 §3.2.2: the type code of an ftp URL", () => {
    expect(rfc1738.parse(TEXT)).toEqual({
      scheme: "ftp",
      user: undefined,
      password: undefined,
      host: "h",
      port: undefined,
      cwd: ["a"],
      name: "b",
      type: "i",
    });
  });

  it("RFC 1808 §2.4.5: params, a component of the URL", () => {
    expect(rfc1808.parse(TEXT)).toEqual({
      scheme: "ftp",
      netLoc: "h",
      path: "/a/b",
      params: "type=i",
      query: undefined,
      fragment: undefined,
    });
  });

  it("RFC 2396 §3.3: the parameters of a segment", () => {
    const { path, segments } = rfc2396.parse(TEXT);
    expect({ path, segments }).toEqual({
      path: "/a/b;type=i",
      segments: [
        { segment: "a", params: [] },
        { segment: "b", params: ["type=i"] },
      ],
    });
  });

  it("R-076 RFC 3986 §3.3: an ordinary character", () => {
    for (const { parse } of [rfc2396bis07, rfc3986]) {
      const parts = parse(TEXT);
      expect(parts.path).toBe("/a/b;type=i");
      expect(Object.keys(parts)).not.toContain("params");
      expect(Object.keys(parts)).not.toContain("segments");
    }
  });
});

describe("the reading of a semicolon by position", () => {
  it.each([
    [
      "/a;b/c;d",
      { path: "/a", params: "b/c;d" },
      [
        { segment: "a", params: ["b"] },
        { segment: "c", params: ["d"] },
      ],
    ],
    ["/a;;b;", { path: "/a", params: ";b;" }, [{ segment: "a", params: ["", "b", ""] }]],
    ["/;a", { path: "/", params: "a" }, [{ segment: "", params: ["a"] }]],
    [";a", { path: "", params: "a" }, [{ segment: "", params: ["a"] }]],
    [
      "a/;/b",
      { path: "a/", params: "/b" },
      [
        { segment: "a", params: [] },
        { segment: "", params: [""] },
        { segment: "b", params: [] },
      ],
    ],
    ["/a;", { path: "/a", params: undefined }, [{ segment: "a", params: [""] }]],
    ["/a%3Bb", { path: "/a%3Bb", params: undefined }, [{ segment: "a%3Bb", params: [] }]],
    ["/a?b;c", { path: "/a", params: undefined }, [{ segment: "a", params: [] }]],
    ["/a#b;c", { path: "/a", params: undefined }, [{ segment: "a", params: [] }]],
    ["/", { path: "/", params: undefined }, [{ segment: "", params: [] }]],
    ["//h;p", { path: "", params: undefined }, []],
    ["", { path: "", params: undefined }, []],
  ])("%j", (text, older, segments) => {
    expect(rfc1808.parse(text)).toMatchObject(older);
    expect(rfc2396.parse(text).segments).toEqual(segments);
    expect(rfc3986.isValid(text)).toBe(true);
  });

  it("a semicolon in the authority belongs to RFC 1808's net_loc and RFC 2396's reg_name", () => {
    expect(rfc1808.parse("//h;p/a").netLoc).toBe("h;p");
    expect(rfc2396.parse("//h;p/a").regName).toBe("h;p");
    expect(rfc3986.parse("//h;p/a").host).toBe("h;p");
  });

  it("an opaque part with a semicolon has no segments", () => {
    expect(rfc2396.parse("s:a;b/c")).toMatchObject({ opaquePart: "a;b/c", path: "a;b/c", segments: [] });
  });

  it("RFC 1738 allows a semicolon in http, in ftp only before the type, and in prospero before fields", () => {
    expect(rfc1738.parse("http://h/a;b")).toMatchObject({ path: "a;b" });
    expect(rfc1738.isValid("ftp://h/a;b")).toBe(false);
    expect(rfc1738.isValid("ftp://h/a;b/c;type=i")).toBe(false);
    expect(rfc1738.parse("prospero://h/a;b=c")).toMatchObject({ path: "a", fields: [["b", "c"]] });
  });
});

describe("a semicolon in a relative reference", () => {
  const BASE = "http://a/b/c/d;p?q";

  it.each([
    [BASE, ";x", "http://a/b/c/d;x", "http://a/b/c/;x", ["params-are-not-path"]],
    [BASE, "..;x", "http://a/b/;x", "http://a/b/c/..;x", ["params-are-not-path"]],
    [BASE, ".;x", "http://a/b/c/;x", "http://a/b/c/.;x", ["params-are-not-path"]],
    [BASE, "g;x=1/../y", "http://a/b/c/g;x=1/../y", "http://a/b/c/y", ["params-are-not-path"]],
    [BASE, "g;x=1/..", "http://a/b/c/g;x=1/..", "http://a/b/c/", ["params-are-not-path"]],
    [BASE, "g;x=1/./y", "http://a/b/c/g;x=1/./y", "http://a/b/c/g;x=1/y", ["params-are-not-path"]],
    [BASE, "g;x=1/y", "http://a/b/c/g;x=1/y", "http://a/b/c/g;x=1/y", []],
    ["http://a/b;x/c/d", "g", "http://a/g", "http://a/b;x/c/g", ["params-hide-slashes"]],
    ["http://a/b;x/c/d", ";g", "http://a/b;g", "http://a/b;x/c/;g", ["params-hide-slashes", "params-are-not-path"]],
    ["http://a/b;x/c/d", "../g", "http://a/../g", "http://a/b;x/g", ["params-hide-slashes"]],
  ])("%s + %s", (base, reference, older, ...[newer, reasons]) => {
    expect(rfc1808.resolve(base, reference)).toEqual({ kind: "uri", text: older });
    expect(rfc2396.resolve(base, reference)).toEqual({ kind: "uri", text: newer });
    expect(rfc3986.resolve(base, reference)).toEqual({ kind: "uri", text: newer });
    const { differences } = compareResolution(base, reference, { dialects: ["rfc1808", "rfc2396"] });
    expect(new Set(differences.flatMap((difference) => difference.reasons))).toEqual(new Set(reasons));
  });

  it.each([
    ["http://h/a;b", ["params-are-not-path"]],
    ["http://h/a;b/c", ["params-hide-slashes"]],
    ["http://h/a", []],
    ["http://h/a?b;c", []],
  ])("%s by RFC 1808 and RFC 2396: reasons %j", (text, reasons) => {
    const { differences } = compareSyntax(text, { dialects: ["rfc1808", "rfc2396"] });
    expect(differences.flatMap((difference) => difference.reasons)).toEqual(reasons);
  });

  it.each(["http://h/a;", "a;", "a;?b", ";", "s:a;"])(
    "%s: the path ends with the semicolon in RFC 2396, but not in RFC 1808",
    (text) => {
      const { agree, differences } = compareSyntax(text, { dialects: ["rfc1808", "rfc2396"] });
      expect([agree, differences.flatMap((difference) => difference.reasons)]).toEqual([
        false,
        expect.arrayContaining([expect.stringMatching(/^(?:empty-component-is-absent|params-are-not-path)$/)]),
      ]);
    },
  );
});
