/** The decoded parameters of a path and a query, and where one cannot be decoded. */
import { UriSyntaxError } from "@std66/core";
import { describe, expect, it } from "vitest";
import { parameters } from "../src/index.ts";
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
