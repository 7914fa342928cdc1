// RFC 3986 §2.1 and §2.5: texts that cannot be decoded or encoded.
import { type UriSyntaxError, parse } from "@std66/core";
import { describe, expect, it } from "vitest";
import {
  appendToQuery,
  deleteFromQuery,
  formatQuery,
  formatSegment,
  getFromQuery,
  parseQuery,
  parseSegment,
  pathParameters,
  setInQuery,
  sortQuery,
} from "../src/index.ts";
import { thrown } from "./thrown.ts";

const errorOf = (run: () => unknown): UriSyntaxError => thrown(run) as UriSyntaxError;

describe("the offset is that in the whole text", () => {
  it.each([
    ["a=%FF", "utf-8", 2, 3],
    ["é=\u{1F600}&b%C3=1", "utf-8", 6, 3],
    ["a=1&b=%C3%A4%E3%82", "utf-8", 12, 3],
    ["a=100%", "pct-encoded", 5, 1],
    ["a=100%&b", "pct-encoded", 5, 1],
    ["%4=1", "pct-encoded", 0, 2],
    ["a&b&%zz", "pct-encoded", 4, 2],
  ])("parseQuery: %j has the fault %s at %i", (query, code, offset, length) => {
    for (const run of [parseQuery, sortQuery] as const) {
      // `sortQuery` decodes only the names.
      if (run === sortQuery && query.startsWith("a=")) continue;
      const error = errorOf(() => run(query));
      expect(error).toMatchObject({ name: "UriSyntaxError", code, offset, length, component: "query", input: query });
      expect(error.section).toBe(code === "utf-8" ? "RFC 3986 §2.5" : "RFC 3986 §2.1");
    }
  });

  it.each([
    ["/a/b;c=%FF", 7],
    ["/a%FF;b/c", 2],
    ["a;%C3;%A4", 2],
  ])("pathParameters: %j is not UTF-8 at %i", (path, offset) => {
    expect(errorOf(() => pathParameters(path))).toMatchObject({
      code: "utf-8",
      offset,
      component: "path",
      input: path,
    });
  });

  it("parseSegment: the offset is that in the segment", () => {
    expect(errorOf(() => parseSegment("a;b=%FF"))).toMatchObject({ offset: 4, component: "path", input: "a;b=%FF" });
  });

  it("a + that is a space moves nothing, and the input is as written", () => {
    const error = errorOf(() => parseQuery("a+b=+%FF", { plus: "space" }));
    expect(error).toMatchObject({ offset: 5, input: "a+b=+%FF" });
  });

  it("the message names the section, and the frame has a caret", () => {
    const error = errorOf(() => parseQuery("a=1&b=%FF"));
    expect(error.message).toBe("the octets are not valid UTF-8 (offset 6, RFC 3986 §2.5)");
    expect(error.frame).toBe("a=1&b=%FF\n      ^^^ found `%FF`");
  });
});

describe("invalid: keep", () => {
  it.each([
    ["a=%FF", "%FF"],
    ["a=%ff%41", "%ffA"],
    ["a=%C3%28", "%C3("],
    ["a=%C3", "%C3"],
    ["a=%C3%A4%A4", "ä%A4"],
    ["a=%E3%82", "%E3%82"],
    ["a=%E3%82%A2%E3", "ア%E3"],
    ["a=%ED%A0%80", "%ED%A0%80"],
    ["a=%ED%9F%BF", "\uD7FF"],
    ["a=%E0%9F%BF", "%E0%9F%BF"],
    ["a=%E0%A0%80", "\u0800"],
    ["a=%F0%8F%BF%BF", "%F0%8F%BF%BF"],
    ["a=%F0%90%80%80", "\u{10000}"],
    ["a=%F4%8F%BF%BF", "\u{10FFFF}"],
    ["a=%F4%90%80%80", "%F4%90%80%80"],
    ["a=%F5%80%80%80", "%F5%80%80%80"],
    ["a=%C1%BF%C0%80", "%C1%BF%C0%80"],
    ["a=%C2%80%DF%BF%EF%BF%BF%F3%BF%BF%BF%F1%80%80%80%FF", "\x80\u07FF\uFFFF\u{FFFFF}\u{40000}%FF"],
    ["a=%E1%80%80%EC%BF%BF%EE%80%80%FF", "\u1000\uCFFF\uE000%FF"],
    ["a=%E0%A0%80%E0%BF%BF%ED%80%80%ED%9F%BF%FF", "\u0800\u0FFF\uD000\uD7FF%FF"],
    ["a=%F0%90%80%80%F0%BF%BF%BF%F4%80%80%80%F4%8F%BF%BF%FF", "\u{10000}\u{3FFFF}\u{100000}\u{10FFFF}%FF"],
    ["a=%F1%80%C0%80", "%F1%80%C0%80"],
    ["a=%F1%80%80%C0", "%F1%80%80%C0"],
    ["a=%C2%C0%FF", "%C2%C0%FF"],
    ["a=%E1%80%C0", "%E1%80%C0"],
    ["a=%E1%80%7F", "%E1%80\x7F"],
    ["a=%80%BF", "%80%BF"],
    ["a=100%", "100%"],
    ["a=%4", "%4"],
    ["a=%%41", "%A"],
    ["a=%zz%7e", "%zz~"],
    ["a=%C3%4", "%C3%4"],
    ["a=%FF%00%7F", "%FF\0\x7F"],
    ["a=%C3x%A4", "%C3x%A4"],
    ["a=\u{1F600}%FF\u{1F600}", "\u{1F600}%FF\u{1F600}"],
  ])("the value of %j is %j", (query, value) => {
    expect(parseQuery(query, { invalid: "keep" })).toEqual([["a", value]]);
    expect(getFromQuery(query, "a", { invalid: "keep" })).toEqual([value]);
  });

  it("applies to names and to segments", () => {
    expect(parseQuery("%FF=1", { invalid: "keep" })).toEqual([["%FF", "1"]]);
    expect(parseSegment("%FF;%FF=%FF", { invalid: "keep" })).toEqual({ name: "%FF", parameters: [["%FF", "%FF"]] });
    expect(pathParameters("/%FF", { invalid: "keep" })).toEqual([{ name: "%FF", parameters: [] }]);
    expect(setInQuery("%FF=1&b", "%FF", "2", { invalid: "keep" })).toBe("%25FF=2&b");
    expect(deleteFromQuery("%FF&b", "%FF", { invalid: "keep" })).toBe("b");
    expect(sortQuery("b&%FF", { invalid: "keep" })).toBe("%FF&b");
  });

  it("error is the default", () => {
    expect(() => parseQuery("%FF", { invalid: "error" })).toThrow(SyntaxError);
    expect(() => pathParameters("%FF", { invalid: "error" })).toThrow(SyntaxError);
  });
});

it.each<[what: string, run: (text: string) => unknown]>([
  ["the name of a pair", (text) => formatQuery([[text, ""]])],
  ["the value of a pair", (text) => formatQuery([["", text]])],
  ["the name of a segment", (text) => formatSegment({ name: text, parameters: [] })],
  ["the value of a parameter", (text) => formatSegment({ name: "", parameters: [["", text]] })],
  ["a name to set", (text) => setInQuery("a", text, "")],
  ["a value to append", (text) => appendToQuery("a", "b", text)],
])("a lone surrogate in %s throws, with its offset in that text", (_, run) => {
  for (const text of ["ab\uD800", "ab\uDC00c"]) {
    const error = errorOf(() => run(text));
    expect([error.code, error.offset, error.input]).toEqual(["utf-8-surrogate", 2, text]);
  }
});

it("a query and a path of a parsed reference fail only for triplets that are not UTF-8", () => {
  const uri = parse("/%FF;a?%FF#");
  expect(errorOf(() => pathParameters(uri.path)).code).toBe("utf-8");
  expect(errorOf(() => parseQuery(uri.query as string)).code).toBe("utf-8");
});
