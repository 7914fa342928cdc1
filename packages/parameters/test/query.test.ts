// RFC 3986 §3.4: the pairs of a query.
import { readFileSync } from "node:fs";
import { build, parse } from "@std66/core";
import { describe, expect, expectTypeOf, it } from "vitest";
import { type Parameter, formatQuery, parseQuery } from "../src/index.ts";

describe("parseQuery", () => {
  it("R-167 splits before it decodes, so that an encoded delimiter is data", () => {
    expect(parseQuery("a=1%262%3D3&b%3Dc")).toEqual([
      ["a", "1&2=3"],
      ["b=c", undefined],
    ]);
    expect(parseQuery("a%3Bb;c", { separators: ";" })).toEqual([
      ["a;b", undefined],
      ["c", undefined],
    ]);
    expect(parseQuery("a=1%2B2", { plus: "space" })).toEqual([["a", "1+2"]]);
  });

  it("R-033 decodes once", () => {
    expect(parseQuery("%2561=%252541&b=%2526")).toEqual([
      ["%61", "%2541"],
      ["b", "%26"],
    ]);
  });

  it("the value is undefined without a =, and empty if nothing follows it", () => {
    expect(parseQuery("a&a=&=&=a")).toEqual([
      ["a", undefined],
      ["a", ""],
      ["", ""],
      ["", "a"],
    ]);
  });

  it("an empty pair is a pair, and an empty query has none", () => {
    expect(parseQuery("a&&b")).toHaveLength(3);
    expect(parseQuery("&")).toEqual([
      ["", undefined],
      ["", undefined],
    ]);
    expect(parseQuery("")).toEqual([]);
    expect(parseQuery("", { separators: "&;" })).toEqual([]);
  });

  it("pairs keep their order, and names are never keys of an object", () => {
    const names = ["2", "__proto__", "1", "constructor", "__proto__", "toString"];
    const pairs = parseQuery(names.map((name) => `${name}=x`).join("&"));
    expect(pairs.map(([name]) => name)).toEqual(names);
    expect(({} as { x?: unknown }).x).toBeUndefined();
  });

  it("a question mark belongs to the query, and characters that no query contains are kept", () => {
    expect(parseQuery("?a=1")).toEqual([["?a", "1"]]);
    expect(parseQuery("é=a b#\uD800")).toEqual([["é", "a b#\uD800"]]);
  });

  it("both separators are taken in any order", () => {
    expect(parseQuery("a;b&c;;d&", { separators: "&;" }).map(([name]) => name)).toEqual(["a", "b", "c", "", "d", ""]);
    expect(parseQuery("a&b;c", { separators: ";" }).map(([name]) => name)).toEqual(["a&b", "c"]);
  });

  it("each call returns lists of its own, which the caller may change", () => {
    const pairs = parseQuery("a=1");
    pairs[0]![1] = "2";
    expect(parseQuery("a=1")).toEqual([["a", "1"]]);
    expectTypeOf(parseQuery).returns.toEqualTypeOf<[name: string, value: string | undefined][]>();
    expectTypeOf<Parameter>().toEqualTypeOf<[name: string, value: string | undefined]>();
  });

  it("takes the index that map passes for no option", () => {
    expect(["a=1", "b"].map(parseQuery as (query: string) => unknown)).toEqual([[["a", "1"]], [["b", undefined]]]);
  });
});

describe("formatQuery", () => {
  it("R-023 R-167 encodes what would split or change a pair, and a percent sign", () => {
    expect(formatQuery([["a&b=c", "1&2=3%"]])).toBe("a%26b%3Dc=1%262=3%25");
    expect(formatQuery([["a;b", "c;d&e"]], { separators: ";" })).toBe("a%3Bb=c%3Bd&e");
    expect(formatQuery([["a;b&c", "d;e&f"]], { separators: "&;" })).toBe("a%3Bb%26c=d%3Be%26f");
  });

  it("R-172 keeps every other character that a query can have", () => {
    const kept = "-._~Az09!$'()*,;:@/?";
    expect(formatQuery([[kept, `${kept}=`]])).toBe(`${kept}=${kept}=`);
    expect(formatQuery([["&", "&"]], { separators: ";" })).toBe("&=&");
  });

  it("R-035 encodes all other characters as UTF-8, in uppercase, so that the result is a query", () => {
    const query = formatQuery([['\0 "#<>[\\]^`{|}\x7F', "é\u{1F600}"]]);
    expect(query).toBe("%00%20%22%23%3C%3E%5B%5C%5D%5E%60%7B%7C%7D%7F=%C3%A9%F0%9F%98%80");
    expect(build({ path: "", query }).query).toBe(query);
  });

  it("a plus sign is encoded, so that readers of + as a space read the same data", () => {
    expect(formatQuery([["q", "C++"]])).toBe("q=C%2B%2B");
    for (const separators of ["&", ";", "&;"] as const) {
      const query = formatQuery([["a+b +", "1+2 +%20"]], { separators });
      expect(query).toBe("a%2Bb%20%2B=1%2B2%20%2B%2520");
      for (const plus of ["literal", "space"] as const) {
        expect(parseQuery(query, { separators, plus })).toEqual([["a+b +", "1+2 +%20"]]);
      }
    }
    expect([...new URLSearchParams(formatQuery([["a+b", " + +"]]))]).toEqual([["a+b", " + +"]]);
  });

  it("with plus: space, a space is a +, each time", () => {
    for (const separators of ["&", ";", "&;"] as const) {
      expect(formatQuery([["a b c", "1+2 + %20"]], { separators, plus: "space" })).toBe("a+b+c=1%2B2+%2B+%2520");
    }
  });

  it("R-035 a long text is encoded like a short one, also around the ends of the pieces in which that is done", () => {
    for (const length of [9_997, 9_998, 9_999, 10_000, 19_998, 30_000]) {
      const long = "/&".repeat(length / 2).padEnd(length, "/");
      const encoded = long.replaceAll("&", "%26");
      expect(formatQuery([[`${long}\u{1F600}é`, long]])).toBe(`${encoded}%F0%9F%98%80%C3%A9=${encoded}`);
      expect(() => formatQuery([["", `${long}\uD800`]])).toThrow(expect.objectContaining({ offset: length }));
    }
  });

  it("takes any list of pairs, and leaves it unchanged", () => {
    const pairs = Object.freeze([Object.freeze(["a", "1"] as const), Object.freeze(["b", undefined] as const)]);
    expect(formatQuery(pairs)).toBe("a=1&b");
    expect(formatQuery(new Map([["a", "1"]]))).toBe("a=1");
    expect(formatQuery(new URLSearchParams("a=1&b=+"))).toBe("a=1&b=%20");
    expect(formatQuery([["a"] as never])).toBe("a");
  });

  it("in a pair, null or undefined is the name alone; numbers and booleans are written as text", () => {
    expect(
      formatQuery([
        ["a", null],
        ["b", undefined],
        ["c", ""],
        ["d", 0],
        ["e", -1.5],
        ["f", 1e21],
        ["g", true],
        ["h", false],
        ["i", -0],
      ]),
    ).toBe("a&b&c=&d=0&e=-1.5&f=1e%2B21&g=true&h=false&i=0");
  });

  it("in an object, undefined leaves the pair out, null is the name alone, and an array is a pair each", () => {
    expect(
      formatQuery({ q: "C++", page: 2, exact: true, all: false, tag: ["a b", "c&d"], draft: null, none: undefined }),
    ).toBe("q=C%2B%2B&page=2&exact=true&all=false&tag=a%20b&tag=c%26d&draft");
    expect(formatQuery({ a: [1, null, undefined, "", true], b: [], c: [undefined], d: [null] })).toBe(
      "a=1&a&a=&a=true&d",
    );
    expect(formatQuery({ "a;b": "c d", "e+f": "g+h" }, { separators: ";", plus: "space" })).toBe(
      "a%3Bb=c+d;e%2Bf=g%2Bh",
    );
    expect(formatQuery({})).toBe("");
    // The language orders keys that are numbers first.
    expect(formatQuery({ b: 1, 2: "x", 1: "y" })).toBe("1=y&2=x&b=1");
  });

  it("reads own properties alone, whatever their names", () => {
    const names = JSON.parse('{"__proto__":"1","constructor":["2","3"],"toString":null,"length":4}') as object;
    expect(formatQuery(names as Record<string, string>)).toBe(
      "__proto__=1&constructor=2&constructor=3&toString&length=4",
    );
    expect(formatQuery(Object.assign(Object.create(null), { a: "1", b: "2" }) as Record<string, string>)).toBe(
      "a=1&b=2",
    );
    const inherits = Object.create({ inherited: "1" }) as Record<string, string>;
    expect(() => formatQuery(inherits)).toThrow("formatQuery: pairs must be a list of pairs or a plain object");
    const hidden = Object.defineProperty({ a: "1" }, "b", { value: "2", enumerable: false });
    expect(formatQuery(hidden)).toBe("a=1");
  });

  it("no pairs, and an empty pair", () => {
    expect(formatQuery([])).toBe("");
    expect(formatQuery([["", undefined]])).toBe("");
    expect(formatQuery([["", ""]])).toBe("=");
  });
});

describe("the one list of pairs that has no text of its own", () => {
  it("an empty name without a value, alone, is written and read as no pairs", () => {
    for (const pairs of [[["", undefined]], [["", null]], [[""]], { "": null }, []] as const) {
      expect(formatQuery(pairs as Parameters<typeof formatQuery>[0])).toBe("");
    }
    expect(parseQuery("")).toEqual([]);
    // Beside another pair, it comes back.
    for (const pairs of [
      [
        ["", undefined],
        ["", undefined],
      ],
      [
        ["", undefined],
        ["a", ""],
      ],
      [
        ["a", undefined],
        ["", undefined],
      ],
    ] satisfies Parameter[][]) {
      expect(parseQuery(formatQuery(pairs))).toEqual(pairs);
    }
  });

  it.each([
    ["parseQuery", "../src/query.ts"],
    ["formatQuery", "../src/query.ts"],
    ["README", "../README.md"],
  ])("%s says so", (name, file) => {
    const text = readFileSync(new URL(file, import.meta.url), "utf8");
    const before = text.split(`export function ${name}(`, 1)[0] as string;
    const documentation = name === "README" ? text : before.slice(before.lastIndexOf("/**"));
    expect(documentation).toContain('`[["", undefined]]`');
  });
});

it("R-078 the query of a reference is one text, until it is parsed on request", () => {
  const { query } = parse("http://a/?b=1;c&d=%26");
  expect(query).toBe("b=1;c&d=%26");
  expect(parseQuery(query as string)).toEqual([
    ["b", "1;c"],
    ["d", "&"],
  ]);
});
