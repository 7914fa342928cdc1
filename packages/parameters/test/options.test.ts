// The options and arguments: what is taken, and how anything else is refused.
import { describe, expect, it } from "vitest";
import * as api from "../src/index.ts";
import { formatQuery, formatSegment, parseQuery } from "../src/index.ts";

type Run = (options: never) => unknown;

const ofQueries: readonly (readonly [name: string, run: Run])[] = [
  ["parseQuery", (options) => api.parseQuery("a=%41", options)],
  ["formatQuery", (options) => api.formatQuery([["a", "b"]], options)],
  ["getFromQuery", (options) => api.getFromQuery("a=%41", "a", options)],
  ["deleteFromQuery", (options) => api.deleteFromQuery("a", "b", options)],
  ["sortQuery", (options) => api.sortQuery("a&b", options)],
  ["deletePairs", (options) => api.deletePairs("?a", "b", options)],
  ["sortPairs", (options) => api.sortPairs("?a&b", options)],
];
const ofPairs: readonly (readonly [name: string, run: Run])[] = [
  ["setInQuery", (options) => api.setInQuery("a", "b", "c", options)],
  ["appendToQuery", (options) => api.appendToQuery("a", "b", "c", options)],
  ["appendPair", (options) => api.appendPair("?a", "b", "c", options)],
  ["setPair", (options) => api.setPair("?a", "b", "c", options)],
];
const ofPaths: readonly (readonly [name: string, run: Run])[] = [
  ["parseSegment", (options) => api.parseSegment("a", options)],
  ["pathParameters", (options) => api.pathParameters("a", options)],
];

describe.each([...ofQueries, ...ofPairs, ...ofPaths])("the options of %s", (caller, run) => {
  const ofQuery = ["separators", "plus", "invalid"];
  const isOf = (list: typeof ofQueries): boolean => list.some(([name]) => name === caller);
  const names = isOf(ofPairs) ? [...ofQuery, "value"] : isOf(ofQueries) ? ofQuery : ["invalid"];

  it("an unknown option throws TypeError with a message that lists the options", () => {
    for (const name of ["separator", "Plus", "constructor", ""]) {
      expect(() => run({ [name]: undefined } as never)).toThrow(
        new TypeError(`${caller}: options has no \`${name}\`, only ${names.join(", ")}`),
      );
    }
  });

  it("an unknown value throws RangeError with a message that lists the values", () => {
    const wanted = {
      separators: "`&`, `;`, `&;`",
      plus: "`literal`, `space`",
      invalid: "`error`, `keep`",
      value: "`data`, `encoded`",
    };
    for (const name of names as (keyof typeof wanted)[]) {
      for (const [value, given] of [
        [",", "a string"],
        ["Space", "`Space`"],
        ["", "``"],
        [true, "true"],
        [null, "null"],
        [{}, "an instance of Object"],
      ] as const) {
        expect(() => run({ [name]: value } as never)).toThrow(
          new RangeError(`${caller}: options.${name} must be one of ${wanted[name]}, not ${given}`),
        );
      }
      expect(() => run({ [name]: undefined } as never)).not.toThrow();
    }
  });

  it("the options must be a plain object", () => {
    for (const [value, given] of [
      ["&", "a string"],
      [null, "null"],
      [[], "an instance of Array"],
    ] as const) {
      expect(() => run(value as never)).toThrow(
        new TypeError(`${caller}: options must be a plain object, not ${given}`),
      );
    }
  });

  it("options are read once, are never written, and may inherit nothing", () => {
    const reads: string[] = [];
    const options = {};
    for (const name of names) {
      Object.defineProperty(options, name, { enumerable: true, get: () => void reads.push(name) });
    }
    run(Object.freeze(options) as never);
    expect([reads.length, new Set(reads)]).toEqual([names.length, new Set(names)]);
    expect(() => run(Object.create({ invalid: "no" }) as never)).toThrow("options must be a plain object");
  });
});

it.each<[argument: string, expected: string, run: (value: never) => unknown]>([
  ["parseQuery: query", "a string", (value) => api.parseQuery(value)],
  ["parseSegment: segment", "a string", (value) => api.parseSegment(value)],
  ["pathParameters: path", "a string", (value) => api.pathParameters(value)],
  ["formatQuery: pairs", "a list of pairs or a plain object", (value) => api.formatQuery(value)],
  ["formatQuery: pairs[1]", "a pair of a name and a value", (value) => api.formatQuery([["a", "b"], value])],
  ["formatQuery: pairs[0]: the name", "a string", (value) => api.formatQuery([[value, "b"]])],
  ["formatSegment: segment", "an object with a name and parameters", (value) => api.formatSegment(value)],
  ["formatSegment: segment.name", "a string", (value) => api.formatSegment({ name: value, parameters: [] })],
  [
    "formatSegment: segment.parameters",
    "a list of pairs",
    (value) => api.formatSegment({ name: "", parameters: value }),
  ],
  [
    "formatSegment: segment.parameters[0]",
    "a pair of a name and a value",
    (value) => api.formatSegment({ name: "", parameters: [value] }),
  ],
  ["getFromQuery: name", "a string", (value) => api.getFromQuery("a", value)],
  ["setInQuery: name", "a string", (value) => api.setInQuery("a", value, "b")],
  ["appendToQuery: name", "a string", (value) => api.appendToQuery("a", value, "b")],
  ["deleteFromQuery: name", "a string or a function", (value) => api.deleteFromQuery("a", value)],
  ["appendSegments: uri", "a string or a UriReference", (value) => api.appendSegments(value, [])],
  ["appendPair: uri", "a string or a UriReference", (value) => api.appendPair(value, "a", "b")],
  ["setPair: uri", "a string or a UriReference", (value) => api.setPair(value, "a", "b")],
  ["deletePairs: uri", "a string or a UriReference", (value) => api.deletePairs(value, "a")],
  ["sortPairs: uri", "a string or a UriReference", (value) => api.sortPairs(value)],
  ["appendPair: name", "a string", (value) => api.appendPair("a", value, "b")],
  ["setPair: name", "a string", (value) => api.setPair("a", value, "b")],
  ["deletePairs: name", "a string or a function", (value) => api.deletePairs("a", value)],
])("the TypeError names %s, which must be %s", (argument, expected, run) => {
  for (const [value, given] of [
    [7, "7"],
    [undefined, "undefined"],
    [null, "null"],
    [Symbol("a"), "Symbol(a)"],
  ] as const) {
    expect(() => run(value as never)).toThrow(new TypeError(`${argument} must be ${expected}, not ${given}`));
  }
});

it.each<[argument: string, run: (value: never) => unknown]>([
  ["getFromQuery: query", (value) => api.getFromQuery(value, "a")],
  ["setInQuery: query", (value) => api.setInQuery(value, "a", "b")],
  ["appendToQuery: query", (value) => api.appendToQuery(value, "a", "b")],
  ["deleteFromQuery: query", (value) => api.deleteFromQuery(value, "a")],
  ["sortQuery: query", (value) => api.sortQuery(value)],
  ["setInQuery: value", (value) => api.setInQuery("a", "b", value)],
  ["appendToQuery: value", (value) => api.appendToQuery("a", "b", value)],
  ["appendPair: value", (value) => api.appendPair("a", "b", value)],
  ["setPair: value", (value) => api.setPair("a", "b", value)],
  [
    "formatSegment: segment.parameters[0]: the value",
    (value) => formatSegment({ name: "", parameters: [["a", value]] }),
  ],
])("the TypeError names %s, which can be undefined", (argument, run) => {
  for (const [value, given] of [
    [7, "7"],
    [null, "null"],
    [new URL("http://u:hunter2@h"), "an instance of URL: pass its `href`"],
  ] as const) {
    expect(() => run(value as never)).toThrow(new TypeError(`${argument} must be a string or undefined, not ${given}`));
  }
});

it.each<[given: string, value: unknown]>([
  ["NaN", Number.NaN],
  ["Infinity", Infinity],
  ["-Infinity", -Infinity],
  ["1n", 1n],
  ["Symbol(a)", Symbol("a")],
  ["an instance of Object", {}],
  ["an instance of Date", new Date(0)],
  ["an instance of URL: pass its `href`", new URL("http://u:hunter2@h")],
  ["an instance of Function", () => "a"],
  ["an instance of String", new String("a")],
  ["an instance of Array", ["b"]],
])("a value to write is not %s", (given, value) => {
  const expected = `must be a string, a finite number, a boolean, null or undefined, not ${given}`;
  expect(() =>
    formatQuery([
      ["z", 1],
      ["a", value as never],
    ]),
  ).toThrow(new TypeError(`formatQuery: pairs[1]: the value ${expected}`));
  expect(() => formatQuery({ z: 1, a: [1, value as never] })).toThrow(
    new TypeError(`formatQuery: the value of \`a\` ${expected}`),
  );
  if (Array.isArray(value)) return;
  expect(() => formatQuery({ z: 1, a: value as never })).toThrow(
    new TypeError(`formatQuery: the value of \`a\` ${expected}`),
  );
});

it("neither an instance, a text nor a longer list is taken for pairs", () => {
  for (const value of [new Date(0), /a/u, () => [], new Error("a"), Promise.resolve([])]) {
    expect(() => formatQuery(value as never)).toThrow(
      /pairs must be a list of pairs or a plain object, not an instance of \w+$/u,
    );
  }
  expect(() => formatQuery("a=1" as never)).toThrow(/pairs must be a list of pairs or a plain object, not a string$/u);
  expect(() => formatQuery(["ab"] as never)).toThrow(/pairs\[0\] must be a pair of a name and a value, not a string$/u);
  expect(() => formatQuery([["a", "b", "c"]] as never)).toThrow(/not an instance of Array$/u);
  expect(() => formatSegment({ name: "a", parameters: "b" as never })).toThrow(/a list of pairs, not a string$/u);
  expect(() => formatSegment("a" as never)).toThrow(/an object with a name and parameters, not a string$/u);
});

it("nothing in a message shows a text, which may be a password", () => {
  expect(() => parseQuery("a", "hunter2 " as never)).toThrow(/not a string$/u);
});
