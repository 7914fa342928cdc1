// RFC 3986 §3.3 and §3.4: changes to segments and pairs of a reference, which keep the rest as written.
import { type UriReference, type UriSyntaxError, change, parse, percentDecode } from "@std66/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { appendPair, appendSegments, deletePairs, getFromQuery, parseQuery, setPair, sortPairs } from "../src/index.ts";
import { thrown } from "./thrown.ts";

const refused = (segments: unknown): unknown => thrown(() => appendSegments("a", segments as never));
const pairsOf = ({ query = "" }: UriReference): string[] => query.split("&");

describe("appendSegments", () => {
  it.each([
    ["http://a/b?c#d", "http://a/b/x/y%20z?c#d"],
    ["http://a/b/", "http://a/b/x/y%20z"],
    ["http://a/b//", "http://a/b//x/y%20z"],
    ["http://a", "http://a/x/y%20z"],
    ["http://a/", "http://a/x/y%20z"],
    ["//a", "//a/x/y%20z"],
    ["", "x/y%20z"],
    ["/", "/x/y%20z"],
    ["b", "b/x/y%20z"],
    ["urn:", "urn:x/y%20z"],
    ["urn:b:c", "urn:b:c/x/y%20z"],
    ["?%7e", "x/y%20z?%7e"],
    ["..", "../x/y%20z"],
  ])("appends to %s: %s", (uri, result) => {
    expect(String(appendSegments(uri, ["x", "y z"]))).toBe(result);
    expect(String(appendSegments(parse(uri), new Set(["x", "y z"])))).toBe(result);
  });

  it("encodes all that could delimit", () => {
    expect(String(appendSegments("", ["a:b/c", "d;e=f?g#h%2F", "é~"]))).toBe(
      "a%3Ab%2Fc/d%3Be%3Df%3Fg%23h%252F/%C3%A9~",
    );
    expect(String(appendSegments("/a", ["...", ".b", "%2e"]))).toBe("/a/.../.b/%252e");
  });

  it("without a segment returns the same instance", () => {
    const uri = parse("http://a/b/");
    expect(appendSegments(uri, [])).toBe(uri);
  });

  it.each([
    ["", "segment-nz", "an empty segment (offset 0, RFC 3986 §3.3)"],
    [".", "dot-segment", "a segment is `.` or `..` (offset 0, RFC 3986 §3.3)"],
    ["..", "dot-segment", "a segment is `.` or `..` (offset 0, RFC 3986 §3.3)"],
  ])("refuses the segment %j", (segment, code, message) => {
    const error = thrown(() => appendSegments("http://a/", ["b", segment])) as UriSyntaxError;
    expect(error).toMatchObject({
      code,
      input: segment,
      offset: 0,
      length: segment.length,
      component: "path",
      message,
    });
  });

  it("refuses what is not a list of strings", () => {
    expect(refused("ab")).toEqual(new TypeError("appendSegments: segments must be a list of strings, not a string"));
    expect(refused(undefined)).toEqual(
      new TypeError("appendSegments: segments must be a list of strings, not undefined"),
    );
    expect(refused(["a", 1])).toEqual(new TypeError("appendSegments: segments[1] must be a string, not 1"));
    expect(refused(["a\uD800"])).toMatchObject({ code: "utf-8-surrogate", input: "a\uD800", offset: 1 });
  });
});

describe("appendPair", () => {
  it.each([
    ["http://a", "http://a?b=2%26"],
    ["http://a/?#c", "http://a/?b=2%26#c"],
    ["?a=%7e&b", "?a=%7e&b&b=2%26"],
    ["?a&", "?a&&b=2%26"],
    ["?%FF", "?%FF&b=2%26"],
  ])("appends to %s: %s", (uri, result) => {
    expect(String(appendPair(uri, "b", "2&"))).toBe(result);
    expect(String(appendPair(parse(uri), "b", "2&"))).toBe(result);
  });

  it("uses the options", () => {
    expect(String(appendPair("?a", "b;", "d e", { separators: ";", plus: "space" }))).toBe("?a;b%3B=d+e");
    expect(String(appendPair("?a;b", "c", undefined, { separators: "&;" }))).toBe("?a;b&c");
  });
});

describe("an encoded value", () => {
  it("is written as it is, and the name is data", () => {
    const value = "%7e+=$";
    expect(String(appendPair("?a", "b=c", value, { value: "encoded" }))).toBe("?a&b%3Dc=%7e+=$");
    expect(String(setPair("?b&a&b", "b", value, { value: "encoded" }))).toBe("?b=%7e+=$&a");
    expect(String(setPair("?x", "b", "xx$1", { value: "encoded" }))).toBe("?x&b=xx$1");
    expect(String(appendPair("", "b", undefined, { value: "encoded" }))).toBe("?b");
    expect(String(appendPair("", "b", "", { value: "encoded" }))).toBe("?b=");
    expect(String(appendPair("", "b", "a&b", { value: "data" }))).toBe("?b=a%26b");
  });

  it.each([
    ["&", "1&2"],
    [";", "1;2"],
    ["&;", "1&2"],
    ["&;", "1;2"],
  ] as const)("has no separator: of %j, %s", (separators, value) => {
    for (const edit of [appendPair, setPair]) {
      expect(() => edit("?a", "b", value, { separators, value: "encoded" })).toThrow(
        new RangeError(`${edit.name}: value must have no separator if it is encoded`),
      );
    }
    expect(String(appendPair("", "b", "1;2", { value: "encoded" }))).toBe("?b=1;2");
    expect(String(appendPair("", "b", "1&2", { separators: ";", value: "encoded" }))).toBe("?b=1&2");
  });

  it.each([
    ["a%7", "pct-encoded"],
    ["a#b", "query"],
    ["a b", "query"],
    ["é", "query"],
  ])("has the characters of a query: not %s", (value, code) => {
    expect(thrown(() => appendPair("", "b", value, { value: "encoded" }))).toMatchObject({ code, component: "query" });
    expect(thrown(() => setPair("?b", "b", value, { value: "encoded" }))).toMatchObject({ code, component: "query" });
  });
});

describe("setPair", () => {
  it.each([
    ["//h/?a=%7e&b=1#b", "//h/?a=%7e&b=2#b"],
    ["?b=1&a&%62=3&b", "?b=2&a"],
    ["?a", "?a&b=2"],
    ["a", "a?b=2"],
    ["?", "?b=2"],
  ])("sets b in %s: %s", (uri, result) => {
    expect(String(setPair(uri, "b", "2"))).toBe(result);
    expect(String(setPair(parse(uri), "b", "2"))).toBe(result);
  });

  it("keeps the separators", () => {
    expect(String(setPair("?a;b&c", "b", "2", { separators: "&;" }))).toBe("?a;b=2&c");
  });
});

describe("deletePairs", () => {
  it.each([
    ["//h/?a=%7e&%62=1&c&b#b", "//h/?a=%7e&c#b"],
    ["//h/?b#c", "//h/#c"],
    ["?&b", "?"],
    ["?", "?"],
    ["b", "b"],
  ])("deletes b from %s: %s", (uri, result) => {
    expect(String(deletePairs(uri, "b"))).toBe(result);
    expect(String(deletePairs(parse(uri), (name) => name === "b"))).toBe(result);
  });

  it("returns the same instance if there is no such pair", () => {
    const uri = parse("?a=%7e&c");
    expect(deletePairs(uri, "b")).toBe(uri);
  });

  it("says where a name cannot be decoded in the query", () => {
    const error = thrown(() => deletePairs("http://h/?a&%FF#f", "a")) as UriSyntaxError;
    expect(error).toMatchObject({ code: "utf-8", input: "a&%FF", offset: 2, component: "query" });
    expect(String(deletePairs("http://h/?a&%FF#f", "a", { invalid: "keep" }))).toBe("http://h/?%FF#f");
  });
});

describe("sortPairs", () => {
  it.each([
    ["//h/?b=2&%61=%7e&b=1#c", "//h/?%61=%7e&b=2&b=1#c"],
    ["?b&&a", "?&a&b"],
    ["?", "?"],
    ["b", "b"],
  ])("sorts %s: %s", (uri, result) => {
    expect(String(sortPairs(uri))).toBe(result);
    expect(String(sortPairs(parse(uri)))).toBe(result);
  });
});

const uris = fc.constantFrom(
  "http://a",
  "http://u@a:1/b/?a=1&%61=2&b#f",
  "a/b?&&",
  "",
  "//h?x=y",
  "urn:a:b?a",
  "?%FF&a",
);
const text = fc.string({ unit: "grapheme" });
const names = fc.oneof(text, fc.constantFrom("a", "b", "x", ""));
const keep = { invalid: "keep" } as const;

describe("laws", () => {
  it("what is appended and deleted leaves the text, if no other pair has the name", () => {
    fc.assert(
      fc.property(uris, names, fc.option(text, { nil: undefined }), (uri, name, value) => {
        fc.pre(getFromQuery(parse(uri).query, name, keep).length === 0 && (name !== "" || value !== undefined));
        expect(String(deletePairs(appendPair(uri, name, value), name, keep))).toBe(uri);
      }),
    );
  });

  it("a pair that is set is the only one of its name, and setting it again changes nothing", () => {
    fc.assert(
      fc.property(uris, names, text, (uri, name, value) => {
        const once = setPair(uri, name, value, keep);
        expect(getFromQuery(once.query, name, keep)).toEqual([value]);
        expect(setPair(once, name, value, keep)).toBe(once);
        const others = (query = "") => parseQuery(query, keep).filter(([other]) => other !== name && other !== "");
        expect(others(once.query)).toEqual(others(parse(uri).query));
        expect(String(change(once, { query: parse(uri).query }))).toBe(uri);
      }),
    );
  });

  it("an appended pair is the last, and decodes to what was given", () => {
    fc.assert(
      fc.property(uris, names, text, (uri, name, value) => {
        const { query = "" } = appendPair(uri, name, value);
        expect(parseQuery(query, keep).at(-1)).toEqual([name, value]);
      }),
    );
  });

  it("sorting again changes nothing, and no pair is lost", () => {
    fc.assert(
      fc.property(uris, names, (uri, name) => {
        const once = sortPairs(appendPair(uri, name, "1"), keep);
        expect(sortPairs(once, keep)).toBe(once);
        const wanted = pairsOf(appendPair(uri, name, "1"));
        expect(pairsOf(once)).toHaveLength(wanted.length);
        expect(pairsOf(once)).toEqual(expect.arrayContaining(wanted));
      }),
    );
  });

  const segments = fc.array(text.filter((data) => !["", ".", ".."].includes(data)));

  it("appended segments are the last ones, and decode to what was given", () => {
    fc.assert(
      fc.property(uris, segments, segments, (uri, first, second) => {
        const result = appendSegments(appendSegments(uri, first), second);
        expect(String(result)).toBe(String(appendSegments(uri, [...first, ...second])));
        const added = result.segments.slice(result.segments.length - first.length - second.length);
        expect(added.map((segment) => percentDecode(segment))).toEqual([...first, ...second]);
        expect(String(change(result, { path: parse(uri).path }))).toBe(uri);
      }),
    );
  });
});
