// RFC 3986 §3.3: the parameters of path segments.
import { parse } from "@std66/core";
import { describe, expect, it } from "vitest";
import { formatSegment, parseSegment, pathParameters } from "../src/index.ts";

describe("parseSegment", () => {
  it("R-076 the two examples of §3.3: a parameter, and a comma that is not one", () => {
    expect(parseSegment("name;v=1.1")).toEqual({ name: "name", parameters: [["v", "1.1"]] });
    expect(parseSegment("name,1.1")).toEqual({ name: "name,1.1", parameters: [] });
  });

  it("R-033 splits before it decodes, and decodes once", () => {
    expect(parseSegment("a%3Bb%2F;c%3Dd=%253B;%2526")).toEqual({
      name: "a;b/",
      parameters: [
        ["c=d", "%3B"],
        ["%26", undefined],
      ],
    });
  });

  it("an empty parameter is a parameter, and a + is a plus sign", () => {
    expect(parseSegment(";;=;+")).toEqual({
      name: "",
      parameters: [
        ["", undefined],
        ["", ""],
        ["+", undefined],
      ],
    });
    expect(parseSegment("")).toEqual({ name: "", parameters: [] });
  });

  it("takes the index that map passes for no option", () => {
    expect(parse("/a;b/c").segments.map(parseSegment as (segment: string) => unknown)).toEqual(
      pathParameters("/a;b/c"),
    );
  });
});

describe("formatSegment", () => {
  it("R-023 R-076 encodes what would split or change a segment or a parameter, and a percent sign", () => {
    expect(formatSegment({ name: "a/b;c=d%", parameters: [["e=f;g/", "h=i;j/?#"]] })).toBe(
      "a%2Fb%3Bc=d%25;e%3Df%3Bg%2F=h=i%3Bj%2F%3F%23",
    );
  });

  it("R-076 keeps every other character that a segment can have", () => {
    const kept = "-._~Az09!$&'()*+,:@";
    expect(formatSegment({ name: `${kept}=`, parameters: [[kept, `${kept}=`]] })).toBe(`${kept}=;${kept}=${kept}=`);
  });

  it("takes any list of parameters", () => {
    expect(formatSegment({ name: "", parameters: new Map([["a", "1"]]) })).toBe(";a=1");
    const given = Object.freeze({ name: "a", parameters: Object.freeze([Object.freeze(["b", undefined] as const)]) });
    expect(formatSegment(given)).toBe("a;b");
  });
});

describe("pathParameters", () => {
  it.each([
    ["", []],
    ["/", [""]],
    ["//", ["", ""]],
    ["a", ["a"]],
    ["a/b", ["a", "b"]],
    ["/a;x/b", ["a", "b"]],
    ["/a;x/b;y/", ["a", "b", ""]],
    ["a%2Fb/c", ["a/b", "c"]],
  ])("R-076 the segments of %j are those of UriReference: %j", (path, names) => {
    expect(pathParameters(path).map(({ name }) => name)).toEqual(names);
    expect(parse(path === "//" ? "http://a//" : path).segments.map((segment) => parseSegment(segment).name)).toEqual(
      names,
    );
  });

  it("R-076 each segment has its own parameters", () => {
    expect(pathParameters("/a;x=1;y/b;x=%2F/c")).toEqual([
      {
        name: "a",
        parameters: [
          ["x", "1"],
          ["y", undefined],
        ],
      },
      { name: "b", parameters: [["x", "/"]] },
      { name: "c", parameters: [] },
    ]);
  });
});
