// RFC 6570 §3.2.8 and §3.2.9 with the pairs of a query in any order, and with others between them.

import fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import { type MatchOptions, type QueryMatching, parseTemplate } from "../src/index.ts";
import { casesOf } from "./cases.ts";

const MIXED = [
  ["t", "1"],
  ["x", "9"],
  ["t", "2"],
];

type Answers = readonly [asWritten: unknown, anyOrder: unknown, withOthers: unknown];

it.each<[template: string, uri: string, ...answers: Answers]>([
  ["/s{?q,page}", "/s?q=1&page=2", { q: "1", page: "2" }, { q: "1", page: "2" }, { q: "1", page: "2" }],
  ["/s{?q,page}", "/s?page=2&q=1", undefined, { q: "1", page: "2" }, { q: "1", page: "2" }],
  ["/s{?q,page}", "/s?utm=x&page=2", undefined, undefined, { page: "2" }],
  ["/s{?q,page}", "/s?utm=x", undefined, undefined, {}],
  ["/s{?q}", "/s", {}, {}, {}],
  ["/s{?q}", "/s?", undefined, undefined, {}],
  ["/s", "/s?utm=x", undefined, undefined, {}],
  ["/{id}", "/a?utm=x#f", undefined, undefined, undefined],
  ["/{id}{#f}", "/a?utm=x#f", undefined, undefined, { id: "a", f: "f" }],
  // A variable in two places has the value that two pairs have, before or after the others. These are of a map, unless
  // others are left out: then the name has a pair too many.
  ...["a=&a=2&b=3&a=2", "a=2&a=2&a=&b=3", "b=3&a=2&a=&a=2"].map((query): [string, string, ...Answers] => {
    const m = query.startsWith("b")
      ? [
          ["b", "3"],
          ["a", ""],
        ]
      : [
          ["a", ""],
          ["b", "3"],
        ];
    return ["/s{?a}{&m*}&a={a}", `/s?${query}`, undefined, { a: "2", m }, undefined];
  }),
  // Literal pairs, and expressions that are values of them.
  ["/s?v=1{&q}", "/s?q=2&v=1", undefined, { q: "2" }, { q: "2" }],
  ["/s?v=1{&q}", "/s?q=2&v=2", undefined, undefined, undefined],
  ["/s?v=1{&q}", "/s?q=2", undefined, undefined, undefined],
  ["/s?v=1&v=2{&v}", "/s?v=3&v=2&v=1", undefined, { v: "3" }, { v: "3" }],
  // A literal pair names its name.
  ["/s?v=1{&q}", "/s?v=1&v=2", undefined, undefined, undefined],
  ["/s?v=1", "/s?v=1&v=1", undefined, undefined, undefined],
  ["/s?a={a}&b={b}", "/s?b=2&a=1", undefined, { a: "1", b: "2" }, { a: "1", b: "2" }],
  ["/s?a={a}&b={b}", "/s?b=2&x&a=1", undefined, undefined, { a: "1", b: "2" }],
  ["/s?a={a}&b={b}", "/s?b=2", undefined, undefined, undefined],
  ["/s{?q}&v=1", "/s?v=1&q=2", undefined, { q: "2" }, { q: "2" }],
  ["/s{?q}{&r}", "/s?r=2&q=1", undefined, { q: "1", r: "2" }, { q: "1", r: "2" }],
  // Without `q`, the expansion has `&r=2`, which is no query.
  ["/s{?q}{&r}", "/s?r=2", undefined, undefined, undefined],
  // Fragments stay behind.
  ["/s{?q,r}#top", "/s?r=2&q=1#top", undefined, { q: "1", r: "2" }, { q: "1", r: "2" }],
  ["/s{?q,r}{#f}", "/s?r=2&q=1#r=3&q=4", undefined, { q: "1", r: "2", f: "r=3&q=4" }, { q: "1", r: "2", f: "r=3&q=4" }],
  ["/s{?q}#a?b", "/s?x=1#a?b", undefined, undefined, {}],
  // A list has its name, and a map any names: it has no others.
  ["/s{?t*}", "/s?t=1&x=9&t=2", { t: MIXED }, { t: MIXED }, { t: ["1", "2"] }],
  [
    "/s?v=1{&m*}",
    "/s?a=1&v=1&b=2",
    undefined,
    {
      m: [
        ["a", "1"],
        ["b", "2"],
      ],
    },
    {},
  ],
  // Twice is not once; a name is exact, and so are its triplets.
  ["/s{?q}", "/s?q=1&q=2", undefined, undefined, undefined],
  // A variable has one value: what differs is of the map.
  ["/s{?a}&a={a}{&c*}", "/s?a=2&a=1&a=1", undefined, { a: "1", c: [["a", "2"]] }, undefined],
  ["/s{?q}", "/s?Q=1", undefined, undefined, {}],
  ["/s{?q}", "/s?%71=1", undefined, undefined, {}],
  ["/s{?q}", "/s?q", undefined, undefined, undefined],
  ["/s{?q}", "/s?q=%c3%a9", undefined, undefined, undefined],
  ["/s{?q}", "/t?q=1", undefined, undefined, undefined],
  [
    "/s{?constructor,__proto__}",
    "/s?__proto__=2&constructor=1&toString=3",
    undefined,
    undefined,
    { constructor: "1", ["__proto__"]: "2" },
  ],
  // Text without a name and a value is matched as written.
  ["/s?x{a}&y=1", "/s?xz&y=1", { a: "z" }, { a: "z" }, { a: "z" }],
  ["/s?x{a}&y=1", "/s?y=1&xz", undefined, undefined, undefined],
  ["/s?x{a}&y=1", "/s?xz&y=1&u=2", undefined, undefined, undefined],
  ["/s{?q}!x&v=1", "/s?q=1!x&v=1", { q: "1" }, { q: "1" }, { q: "1" }],
  ["/s{?q}!x&v=1", "/s?v=1&q=1!x", undefined, undefined, undefined],
  ["/s?a={a}!x&b=1", "/s?a=1!x&b=1", { a: "1" }, { a: "1" }, { a: "1" }],
  ["/s?a={a}!x&b=1", "/s?b=1&a=1!x", undefined, undefined, undefined],
  ["/s?a=1{/p}", "/s?a=1/x", { p: "x" }, { p: "x" }, { p: "x" }],
  ["/s?a=1{/p}", "/s?a=1/x&u=2", undefined, undefined, undefined],
  // A query begins with "?".
  ["/s{&q}", "/s&q=1", { q: "1" }, { q: "1" }, { q: "1" }],
  ["/s{&q}", "/s&q=1?u=2", undefined, undefined, undefined],
  // A fragment has no pairs.
  ["/s{?q,r}#a{x}", "/s?r=2&q=1#ab", undefined, { q: "1", r: "2", x: "b" }, { q: "1", r: "2", x: "b" }],
  ["/s{?q}#a&b={x}", "/s?u=1&q=2#a&b=3", undefined, undefined, { q: "2", x: "3" }],
  // The pairs of a literal name, beside those of a map.
  ["/s?v=1{&m*}", "/s?v=2&v=1", undefined, { m: [["v", "2"]] }, undefined],
  ["/s?v=1{&m*}", "/s?v=1&v=2", { m: [["v", "2"]] }, { m: [["v", "2"]] }, undefined],
  ["/s?x=1{&a}&a={b}", "/s?x=1&a=2", { b: "2" }, { b: "2" }, { b: "2" }],
  ["/s?x=1{&a}&a={b}", "/s?a=2&x=1&a=3", undefined, { a: "3", b: "2" }, { a: "3", b: "2" }],
  [
    "/s?a={a}{&m*}",
    "/s?c=3&a=1&a=2",
    undefined,
    {
      a: "1",
      m: [
        ["c", "3"],
        ["a", "2"],
      ],
    },
    undefined,
  ],
  ["/s?a=1&a={a}{&m*}", "/s?a=2&b=3&a=1", undefined, { a: "2", m: [["b", "3"]] }, { a: "2" }],
  // A variable in two places has one value.
  ["/s?a={a}&a={a}", "/s?a=1&a=1", { a: "1" }, { a: "1" }, { a: "1" }],
  ["/s?a={a}&a={a}", "/s?a=1&a=2", undefined, undefined, undefined],
  ["/s?a={a}&a={a}{&m*}", "/s?a=2&a=1&a=1", undefined, { a: "1", m: [["a", "2"]] }, undefined],
  ["/s?a={a}&a={a}{&m*}", "/s?a=1&a=2&a=1", undefined, { a: "1", m: [["a", "2"]] }, undefined],
  ["/s{?a}&a={a}{&c*}", "/s?a=1&a=2&a=1", undefined, { a: "1", c: [["a", "2"]] }, undefined],
  [
    "/s{?m*}&a=1",
    "/s?a=1&a=1&b=1",
    undefined,
    {
      m: [
        ["a", "1"],
        ["b", "1"],
      ],
    },
    undefined,
  ],
  // A list has what the other places of its name leave.
  ["/s?a={b}{&a*}&a={b}", "/s?a=1&a=2&a=1", { b: "1", a: ["2"] }, { b: "1", a: ["2"] }, { b: "1", a: ["2"] }],
  ["/s?a={b}{&a*}&a={b}", "/s?a=2&a=1&a=1", undefined, { b: "1", a: ["2"] }, { b: "1", a: ["2"] }],
  [
    "/s?a={b}{&a*}&a={b}",
    "/s?x=1&a=2&a=1&a=1&a=1",
    undefined,
    {
      b: "1",
      a: [
        ["x", "1"],
        ["a", "2"],
        ["a", "1"],
      ],
    },
    { b: "1", a: ["2", "1"] },
  ],
  ["/s?a={b}{&a*}&a={b}", "/s?a=1&a=2", undefined, undefined, undefined],
  ["/s?a={b}{&a*}&a={b}", "/s?a=1&a=1", { b: "1" }, { b: "1" }, { b: "1" }],
  ["/s{?a*}&a={b}&a={b}", "/s?a=1&a=2&u&a=1", undefined, undefined, { b: "1", a: ["2"] }],
  [
    "/s?a={b}{&a*}&a={b}",
    "/s?a=2&y=1&a=1&x=2&a=1",
    undefined,
    {
      b: "1",
      a: [
        ["a", "2"],
        ["y", "1"],
        ["x", "2"],
      ],
    },
    { b: "1", a: ["2"] },
  ],
  [
    "/s{?a}&a=1{&c*}",
    "/s?a=1&c=1&a=2&b=1",
    undefined,
    {
      a: "2",
      c: [
        ["c", "1"],
        ["b", "1"],
      ],
    },
    { a: "2", c: ["1"] },
  ],
  [
    "/s?a={b}{&c*}&a=1&a={a}",
    "/s?x=2&a=2&a=1&x=2&a=1",
    undefined,
    {
      b: "2",
      a: "1",
      c: [
        ["x", "2"],
        ["x", "2"],
      ],
    },
    { b: "2", a: "1" },
  ],
  // A second "?" begins no pairs.
  ["/s?a=1{?a}", "/s?a=1&x=2", undefined, undefined, undefined],
  // What may hold a "?" keeps it.
  ["/s/{+path}", "/s/a?x=1", { path: "a?x=1" }, { path: "a?x=1" }, { path: "a?x=1" }],
  ["{?q}{/p}", "?q=1/a", { q: "1", p: "a" }, { q: "1", p: "a" }, { q: "1", p: "a" }],
])("%s and %s", (template, uri, ...answers) => {
  const parsed = parseTemplate(template);
  const modes = ["as-written", "any-order", "with-others"] as const;
  expect(modes.map((query) => plain(parsed.match(uri, { query })))).toEqual(answers);
  expect(plain(parsed.match(uri))).toEqual(answers[0]);
  expect(plain(parsed.match(uri, { query: undefined }))).toEqual(answers[0]);
});

/** An object of another prototype is not equal. */
function plain(values: object | undefined): unknown {
  return values && { ...values };
}

const NAMES = ["a", "b", "c"];
const piece = fc.constantFrom(..."{&a} {&b} {&b,c} {&c*} {&a*} &a={a} &a={b} &a={b} &a=1 &a=1 &x=2 &b={b}".split(" "));
const template = fc
  .tuple(
    fc.constantFrom("/s", "/{id}"),
    fc.constantFrom("{?a}", "{?b,a}", "{?c*}", "?a=1", "?x=2", "?a={a}"),
    fc.array(piece, { maxLength: 2 }),
    fc.constantFrom("", "#f"),
  )
  .map((parts) => parts.flat().join(""));
const pairs = fc.array(fc.constantFrom("a=1", "a=2", "b=1", "c=1", "c=2", "x=2", "y=1", "z", "", "a", "b="), {
  maxLength: 4,
});

/** All orders of a list of at most four. */
function ordersOf<T>(list: readonly T[]): T[][] {
  if (list.length === 0) return [[]];
  return list.flatMap((first, index) =>
    ordersOf(list.filter((_, other) => other !== index)).map((rest) => [first, ...rest]),
  );
}

const textOf = (query: readonly string[], end: string): string =>
  `/s${query.length === 0 ? "" : `?${query.join("&")}`}${end}`;
/** How often each pair occurs, in any order. */
const pairsIn = (uri: string): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const pair of (/\?([^#]*)/.exec(uri)?.[1] ?? "").split("&")) counts[pair] = (counts[pair] ?? 0) + 1;
  return counts;
};

it("matches in any order exactly where some order matches as written, with values that have the same pairs", () => {
  let matched = 0;
  fc.assert(
    fc.property(template, pairs, (source, query) => {
      const parsed = parseTemplate(source);
      if (!parsed.isReversible) return;
      const end = source.endsWith("#f") ? "#f" : "";
      // One empty pair is a "?" alone, which differs from no query.
      if (query.join("") === "" && query.length > 0) return;
      const some = ordersOf(query).find((order) => parsed.match(textOf(order, end)) !== undefined);
      const found = parsed.match(textOf(query, end), { query: "any-order" });
      expect([source, query, found !== undefined]).toEqual([source, query, some !== undefined]);
      if (found === undefined) return;
      matched++;
      expect(pairsIn(parsed.expand(found))).toEqual(pairsIn(textOf(query, end)));
    }),
    { numRuns: casesOf(20_000) },
  );
  expect(matched).toBeGreaterThan(casesOf(20_000) / 50);
});

/** Whether there is no match, or one with a map, which has no others. */
function hasMap(values: object | undefined): boolean {
  return values === undefined || Object.values(values).some((value) => Array.isArray(value) && Array.isArray(value[0]));
}

it("matches with others exactly where the pairs that the template names match in some order", () => {
  let matched = 0;
  fc.assert(
    fc.property(template, pairs, (source, query) => {
      const parsed = parseTemplate(source);
      if (!parsed.isReversible) return;
      const end = source.endsWith("#f") ? "#f" : "";
      // A variable that is the value of a literal name is not the name of a pair.
      const names = NAMES.filter((name) => new RegExp(`\\{[?&][^}]*\\b${name}\\b`, "u").test(source));
      const literals = Array.from(source.matchAll(/[?&](\w)=[\d{]/g), (found) => found[1]);
      const isNamed = (pair: string): boolean => [...literals, ...names].includes(pair.split("=", 1)[0]);
      const named = query.filter((pair) => isNamed(pair));
      const some = ordersOf(named).find((order) => !hasMap(parsed.match(textOf(order, end))));
      const found = parsed.match(textOf(query, end), { query: "with-others" });
      expect([source, query, found !== undefined]).toEqual([source, query, some !== undefined]);
      if (found === undefined) return;
      matched++;
      expect(pairsIn(parsed.expand(found))).toEqual(pairsIn(textOf(named, end)));
    }),
    { numRuns: casesOf(20_000) },
  );
  expect(matched).toBeGreaterThan(casesOf(20_000) / 50);
});

describe("options", () => {
  it("an unknown order, an unknown option, and options that are no object throw, and name the argument", () => {
    const parsed = parseTemplate("/{a}");
    const wrong = (options: unknown) => () => parsed.match("/1", options as MatchOptions);
    expect(wrong({ query: "any" })).toThrow(RangeError);
    expect(wrong({ query: "any" })).toThrow(
      "match: options.query must be as-written, any-order, with-others, not `any`",
    );
    expect(wrong({ order: "any" })).toThrow(TypeError);
    expect(wrong("any-order")).toThrow(/^match: options /);
    expectTypeOf<MatchOptions["query"]>().toEqualTypeOf<QueryMatching | undefined>();
  });

  it("a template that is not reversible throws with each of them", () => {
    for (const query of ["as-written", "any-order", "with-others"] as const) {
      expect(() => parseTemplate("{a}{b}").match("ab", { query })).toThrow(/^match: not reversible/);
    }
  });
});

it("takes linear time for many pairs, and for many places", () => {
  const names = Array.from({ length: 3000 }, (_, index) => `n${index}`);
  const backwards = names.map((_, index) => `n${names.length - 1 - index}=1`);
  const found = parseTemplate(`/s{?${names.join(",")}}`).match(`/s?${backwards.join("&")}`, {
    query: "any-order",
  });
  expect(Object.keys(found ?? {})).toEqual(names);
  const others = `/s?${"x=1&".repeat(300_000)}q=1`;
  expect(plain(parseTemplate("/s{?q}").match(others, { query: "with-others" }))).toEqual({ q: "1" });
  expect(parseTemplate("/s{?q}").match(others, { query: "any-order" })).toBe(undefined);
});
