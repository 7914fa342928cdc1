/** The decoded parameters of a path and a query, and where one cannot be decoded. */
import { UriSyntaxError } from "@std66/core";
import { describe, expect, it } from "vitest";
import { asWritten, parameterValues, parameters } from "../src/index.ts";
import { plainStyle } from "../src/answer/style.ts";

const recordOf = (input: string): unknown => JSON.parse(parameters(input).record() ?? "");

function faultIn(input: string): readonly [code: string, offset: number, length: number] | undefined {
  try {
    parameters(input).lines(plainStyle);
    return undefined;
  } catch (error) {
    if (!(error instanceof UriSyntaxError)) throw error;
    return [error.code, error.offset, error.length];
  }
}

describe("parameters", () => {
  it("of a query that is missing are null, and none of an empty one", () => {
    expect(recordOf("http://h")).toEqual({ input: "http://h", path: [], query: null });
    expect(recordOf("http://h?")).toMatchObject({ query: [] });
    expect(recordOf("/a;b?c&d=")).toEqual({
      input: "/a;b?c&d=",
      path: [{ raw: "a;b", name: "a", parameters: [{ raw: "b", name: "b", value: null }] }],
      query: [
        { raw: "c", name: "c", value: null },
        { raw: "d=", name: "d", value: "" },
      ],
    });
  });

  it.each([
    ["http://h/a;b=%FF?c", 13],
    ["a;b=%FF", 4],
    ["http://h/a?b=%FF", 13],
    ["?b=%FF", 3],
    ["?a=1&b=%FF#%FF", 7],
    ["//h?%FF", 4],
  ])("%s cannot be decoded at the offset %i of the whole text", (input, offset) => {
    expect(faultIn(input)).toEqual(["utf-8", offset, 3]);
  });

  it.each([
    ["&", ["a=1;b", "c;d=2", ""]],
    [";", ["a=1", "b&c", "d=2&"]],
    ["&;", ["a=1", "b", "c", "d=2", ""]],
  ] as const)("of a query with the separators %s are as written between them", (separators, raws) => {
    const record = JSON.parse(parameters("?a=1;b&c;d=2&", { separators }).record() ?? "") as {
      readonly query: unknown;
    };
    expect(record.query).toEqual(
      raws.map((raw) => {
        const [name, value = null] = raw.split(/=(.*)/u);
        return { raw, name, value };
      }),
    );
  });
});

/** Shows what is dim in tags. */
const tagged = { ...plainStyle, colors: { ...plainStyle.colors, dim: (text: string) => `<d>${text}</d>` } };
const linesOf = (input: string, options?: Parameters<typeof parameters>[1]) =>
  parameters(input, { show: asWritten, ...options }).lines(tagged);

const withEncodedA = (text: string) => text.replaceAll("a", "%61");

describe("the lines of parameters", () => {
  it("name each segment, each of its parameters, and each pair, as written and decoded", () => {
    expect(linesOf("/a;b=%41;c/d;/;x?e=%3D&e&=f")).toEqual([
      "<d>path</d>",
      '  a         "a"',
      '    ;b=%41  "b"  "A"',
      '    ;c      "c"',
      '  d         "d"',
      '    ;       ""',
      '  ""        ""',
      '    ;x      "x"',
      "<d>query</d>",
      '  e=%3D  "e"  "="',
      '  e      "e"',
      '  =f     ""   "f"',
    ]);
  });

  it("have a path, a query, both or neither", () => {
    expect(linesOf("http://h/a")).toEqual(["<d>path</d>", '  a  "a"']);
    expect(linesOf("http://h?a")).toEqual(["<d>query</d>", '  a  "a"']);
    expect(linesOf("http://h?")).toEqual(['<d>query  ""</d>']);
    expect(linesOf("http://h/?")).toEqual(["<d>path</d>", '  ""  ""', '<d>query  ""</d>']);
    expect(linesOf("http://h")).toEqual([]);
  });

  it("align values below names of up to 32 columns, quotation marks included", () => {
    const [long, longer] = ["a".repeat(30), "a".repeat(31)];
    expect(linesOf(`?${withEncodedA(long)}=1&b=2`).slice(1)).toEqual([
      `  ${withEncodedA(long)}=1  "${long}"  "1"`,
      `  b=2  "b"${" ".repeat(29)}  "2"`,
    ]);
    expect(linesOf(`?${withEncodedA(longer)}=1&b=2`).slice(1)).toEqual([
      `  ${withEncodedA(longer)}=1  "${longer}"  "1"`,
      '  b=2  "b"  "2"',
    ]);
  });

  it("R-052 mask a name or a value that has a password once it is decoded, and what is written beside it", () => {
    const text = "http%3A%2F%2Fu%3Asecret%40h";
    for (const [pair, shown] of [
      [`a=${text}`, '***  "a"                "http://u:***@h"'],
      [`${text}=a`, '***  "http://u:***@h"  "a"'],
      [text, '***  "http://u:***@h"'],
    ] as const) {
      const lines = linesOf(`?${pair}&b=1`, { show: undefined });
      expect(lines[1]?.replaceAll(/ +/gu, " ")).toBe(` ${shown}`.replaceAll(/ +/gu, " "));
      expect(lines[2]).toMatch(/^ {2}b=1 /u);
    }
  });
});

describe("the syntax of a query", () => {
  it.each([
    [undefined, ["a;b=1", "c+d;e"]],
    ["&", ["a;b=1", "c+d;e"]],
    [";", ["a", "b=1&c+d", "e"]],
    ["&;", ["a", "b=1", "c+d", "e"]],
  ] as const)("with the separators %s has the pairs %j as they are written", (separators, raws) => {
    const record = parameters("?a;b=1&c+d;e", { separators }).record() ?? "";
    expect(JSON.parse(record)).toMatchObject({ query: raws.map((raw) => ({ raw })) });
  });

  it.each([
    [{}, "c+d"],
    [{ plus: "literal" }, "c+d"],
    [{ plus: "space" }, "c d"],
    [{ plus: "space", separators: ";" }, "c d"],
    [{ plus: "space", separators: "&;" }, "c d"],
    [{ plus: "space", invalid: "keep" }, "c d"],
  ] as const)("with %j reads c+d as %j, in a query alone", (options, name) => {
    expect(parameterValues("?c+d=1", name, options)).toEqual(["1"]);
    expect(parameterValues("/x;c+d=1", "c+d", options)).toEqual(["1"]);
  });

  it("with triplets that are kept has them in path and query, as written", () => {
    expect(linesOf("/%FF;%FF=%FE?%FF=+&%FE", { invalid: "keep" })).toEqual([
      "<d>path</d>",
      '  %FF         "%FF"',
      '    ;%FF=%FE  "%FF"  "%FE"',
      "<d>query</d>",
      '  %FF=+  "%FF"  "+"',
      '  %FE    "%FE"',
    ]);
  });
});

describe("the values of a name", () => {
  it("are those of the path and of the query in order, of this name alone", () => {
    expect(parameterValues("/a;b=1;bb=2/c;b?b=3&bc=4&a=5&b&%62=", "b")).toEqual(["1", undefined, "3", undefined, ""]);
    expect(parameterValues("/b;a=b?a=b", "b")).toEqual([]);
    expect(parameterValues("/a;b=1", "b")).toEqual(["1"]);
  });
});
