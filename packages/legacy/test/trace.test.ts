// The steps of the algorithms: numbered as in their RFCs, with the outcome of `resolve`, and linear in the input.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type DialectId,
  type DialectOptions,
  dialects,
  rfc1738,
  rfc1808,
  rfc2396,
  rfc3986,
  whatwg,
} from "../src/index.ts";

const BASE = "http://a/b/c/d;p?q";
const numbersOf = (id: "rfc1808" | "rfc2396", base: string, reference: string, options?: DialectOptions): string =>
  dialects[id]
    .trace(base, reference, options)
    .steps.map(({ section }) => section.replace(/^RFC (?:1808 §4|2396 §5\.2) step /, ""))
    .join(" ");

it.each([
  ["", "g", "1"],
  [BASE, "", "2 2a"],
  [BASE, "g:h", "2 2b"],
  [BASE, "//g", "2 2c 3 7"],
  [BASE, "/g", "2 2c 3 4 7"],
  [BASE, "#s", "2 2c 3 5 5a 5b 7"],
  [BASE, "?y", "2 2c 3 5 5a 5b 7"],
  [BASE, ";x", "2 2 2c 3 5 5a 7"],
  [BASE, "g", "2 2c 3 6 6 7"],
  [BASE, "./g/.", "2 2c 3 6 6a 6b 6 7"],
  [BASE, "../g/..", "2 2c 3 6 6c 6d 6 7"],
  ["http://a/b", "g", "2c 3 6 6 7"],
  ["http://a/b;", "g;", "2c 3 6 6 7"],
  ["b", "c", ""],
])("RFC 1808 §4: %s + %j takes the steps %s", (base, reference, numbers) => {
  expect(numbersOf("rfc1808", base, reference)).toBe(numbers);
});

it.each<[string, string, string, DialectOptions?]>([
  [BASE, "", "2"],
  [BASE, "g:h", "3"],
  [BASE, "http:g", "3"],
  [BASE, "http:g", "3 3 4 6a 6b 6h 7", { strict: false }],
  [BASE, "//g", "3 4 7"],
  [BASE, "/g", "3 4 5 7"],
  [BASE, "?y", "3 4 6a 6b 6h 7"],
  [BASE, "./g/.", "3 4 6a 6b 6c 6d 6h 7"],
  [BASE, "../g/..", "3 4 6a 6b 6e 6f 6h 7"],
  [BASE, "../../../g", "3 4 6a 6b 6e 6e 6g 6h 7"],
  [BASE, "../../../g", "3 4 6a 6b 6e 6e 6g", { excessDots: "error" }],
  ["mailto:a", "b", ""],
])("RFC 2396 §5.2: %s + %j takes the steps %s, with %j", (base, reference, numbers, options) => {
  expect(numbersOf("rfc2396", base, reference, options)).toBe(numbers);
});

type StepRow = readonly [number: string, rule: string, component: string | undefined, value: string | undefined];

const rowsOf = (id: "rfc1808" | "rfc2396", base: string, reference: string, options?: DialectOptions): StepRow[] =>
  dialects[id]
    .trace(base, reference, options)
    .steps.map(({ section, rule, component, value }) => [
      section.replace(/^RFC (?:1808 §4|2396 §5\.2) step /, ""),
      rule,
      component,
      value,
    ]);

const SCHEME_1808: StepRow = ["2c", "no scheme: use the base's", "scheme", "http"];
const NET_LOC: StepRow = ["3", "no net_loc: use the base's", "netLoc", "a"];
const PATH_5: StepRow = ["5", "the path is empty: use the base's", "path", "/b/c/d"];

it.each<[base: string, reference: string, rows: readonly StepRow[]]>([
  ["", "g", [["1", "the base is empty: the reference is absolute", undefined, "g"]]],
  ["http://a/b", "", [["2a", "the reference is empty: use the whole base", undefined, "http://a/b"]]],
  ["http://a/b", "g:h", [["2b", "the reference has a scheme: it is absolute", undefined, "g:h"]]],
  [
    "http://a/b",
    "//g",
    [SCHEME_1808, ["3", "net_loc present: skip to step 7", "netLoc", "g"], ["7", "recombine", undefined, "http://g"]],
  ],
  [
    "http://a/b",
    "/g",
    [
      SCHEME_1808,
      NET_LOC,
      ["4", "the path begins with a slash: skip to step 7", "path", "/g"],
      ["7", "recombine", undefined, "http://a/g"],
    ],
  ],
  [
    "http://a/b/c/d?q",
    ";x",
    [
      ["2", "cut the reference's params from its path", "params", "x"],
      SCHEME_1808,
      NET_LOC,
      PATH_5,
      ["5a", "params present: skip to step 7", "params", "x"],
      ["7", "recombine", undefined, "http://a/b/c/d;x"],
    ],
  ],
  [
    "http://a/b/c/d?q",
    "?y",
    [
      SCHEME_1808,
      NET_LOC,
      PATH_5,
      ["5a", "no params: use the base's", "params", undefined],
      ["5b", "query present: skip to step 7", "query", "y"],
      ["7", "recombine", undefined, "http://a/b/c/d?y"],
    ],
  ],
  [
    "http://a/b/c/d?q",
    "#s",
    [
      SCHEME_1808,
      NET_LOC,
      PATH_5,
      ["5a", "no params: use the base's", "params", undefined],
      ["5b", "no query: use the base's", "query", "q"],
      ["7", "recombine", undefined, "http://a/b/c/d?q#s"],
    ],
  ],
  [
    "http://a/b/c/d?q",
    "../g",
    [
      SCHEME_1808,
      NET_LOC,
      ["6", "append the path to the base's path up to its last slash", "path", "/b/c/../g"],
      ["6c", "remove", "path", "c/../"],
      ["6", "the remaining path", "path", "/b/g"],
      ["7", "recombine", undefined, "http://a/b/g"],
    ],
  ],
])("RFC 1808 §4: the steps of %s + %j, in words", (base, reference, rows) => {
  expect(rowsOf("rfc1808", base, reference)).toEqual(rows);
});

const SCHEME_2396: StepRow = ["3", "no scheme: use the base's", "scheme", "http"];
const AUTHORITY: StepRow = ["4", "no authority: use the base's", "authority", "a"];
const DIRECTORY: StepRow = ["6a", "copy the base's path up to its last slash", "path", "/b/"];

it.each<[reference: string, rows: readonly StepRow[], options?: DialectOptions]>([
  ["", [["2", "at most a fragment: the current document", undefined, ""]]],
  ["#s", [["2", "at most a fragment: the current document", undefined, "#s"]]],
  ["g:h", [["3", "scheme present: the reference is absolute", undefined, "g:h"]]],
  [
    "http:/g",
    [
      ["3", "same scheme as the base: remove it", "scheme", "http"],
      SCHEME_2396,
      AUTHORITY,
      ["5", "the path begins with a slash: skip to step 7", "path", "/g"],
      ["7", "recombine", undefined, "http://a/g"],
    ],
    { strict: false },
  ],
  [
    "//g",
    [
      SCHEME_2396,
      ["4", "authority present: skip to step 7", "authority", "g"],
      ["7", "recombine", undefined, "http://g"],
    ],
  ],
  [
    "../../g",
    [
      SCHEME_2396,
      AUTHORITY,
      DIRECTORY,
      ["6b", "append the path", "path", "/b/../../g"],
      ["6e", "remove", "path", "b/../"],
      ["6g", 'a ".." remains at the start: keep', "path", "/../g"],
      ["6h", "the remaining buffer is the path", "path", "/../g"],
      ["7", "recombine", undefined, "http://a/../g"],
    ],
  ],
  [
    "../../g",
    [
      SCHEME_2396,
      AUTHORITY,
      DIRECTORY,
      ["6b", "append the path", "path", "/b/../../g"],
      ["6e", "remove", "path", "b/../"],
      ["6g", 'a ".." remains at the start: remove', "path", "/../g"],
      ["6h", "the remaining buffer is the path", "path", "/g"],
      ["7", "recombine", undefined, "http://a/g"],
    ],
    { excessDots: "remove" },
  ],
])("RFC 2396 §5.2: the steps of http://a/b/c + %j, in words", (reference, rows, options) => {
  expect(rowsOf("rfc2396", "http://a/b/c", reference, options)).toEqual(rows);
});

it("RFC 3986 §5.2.2: trace respects strict false, which ignores the scheme", () => {
  expect(rfc3986.trace(BASE, "http:g", { strict: false }).outcome).toEqual({ kind: "uri", text: "http://a/b/c/g" });
  expect(rfc3986.trace(BASE, "http:g").outcome).toEqual({ kind: "uri", text: "http:g" });
});

it("RFC 1808 §4 step 2: the params of both are cut from their paths, including slashes", () => {
  const { steps } = rfc1808.trace("http://a/b;p=1/c;q", "g;x/../y;z");
  expect(steps.slice(0, 2).map(({ rule, component, value }) => [rule, component, value])).toEqual([
    ["cut the base's params from its path", "params", "p=1/c;q"],
    ["cut the reference's params from its path", "params", "x/../y;z"],
  ]);
});

describe("a step that removes a dot-segment", () => {
  it("has the removed text and its offset", () => {
    const path = "/b/c/.././g/..";
    const removed = rfc2396.trace("http://a/b/c/d", ".././g/..").steps.filter(({ rule }) => rule === "remove");
    expect(removed.map(({ value, offset }) => [value, offset])).toEqual([
      ["c/../", 3],
      ["./", 8],
      ["g/..", 10],
    ]);
    expect(path.slice(8, 10)).toBe("./");
    expect(path.slice(10)).toBe("g/..");
  });

  it("has the segment that a `..` removes, even if removed segments are between them", () => {
    const removed = rfc1808.trace("http://h/a/b", "c/../../d").steps.filter(({ rule }) => rule === "remove");
    expect(removed.map(({ value, offset }) => [value, offset])).toEqual([
      ["c/../", 3],
      ["a/../", 1],
    ]);
  });
});

it("RFC 3986 has the steps of traceResolution, with sections of RFC 3986", () => {
  const { outcome, steps } = rfc3986.trace(BASE, "../g");
  expect(outcome).toEqual({ kind: "uri", text: "http://a/b/g" });
  expect(steps[0]).toEqual({
    section: "RFC 3986 §5.2.2",
    rule: "not defined(R.scheme)",
    component: "scheme",
    value: undefined,
  });
  expect(steps.at(-1)?.section).toBe("RFC 3986 §5.3");
});

it("RFC 1738 and the URL Standard have no steps", () => {
  for (const { trace, resolve } of [rfc1738, whatwg])
    for (const reference of ["g", "s:g"])
      expect(trace(BASE, reference)).toEqual({ outcome: resolve(BASE, reference), steps: [] });
});

it("the value of an absent component is undefined, and by RFC 1808 also that of an empty one", () => {
  expect(rfc1808.trace("s:a", "b").steps[1]).toMatchObject({ component: "netLoc", value: undefined });
  expect(rfc2396.trace("s:/a", "b").steps[1]).toMatchObject({ component: "authority", value: undefined });
  expect(rfc2396.trace("s:///a", "b").steps[1]).toMatchObject({ component: "authority", value: "" });
});

const IDS = Object.keys(dialects) as readonly DialectId[];
const texts = fc
  .array(fc.constantFrom(..."a b : / // . .. ../ ./ ? # ; http: s: 1: [ ~".split(" "), " "), { maxLength: 9 })
  .map((pieces) => pieces.join(""));
const options = fc.record(
  { strict: fc.boolean(), excessDots: fc.constantFrom<("keep" | "remove" | "error")[]>("keep", "remove", "error") },
  { requiredKeys: [] },
);

it("the outcome is that of resolve, and the value of the last step is its text", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        texts,
        texts.map((text) => `http://a/${text}`),
      ),
      texts,
      options,
      (base, reference, chosen) => {
        for (const id of IDS) {
          const { outcome, steps } = dialects[id].trace(base, reference, chosen);
          expect(outcome).toEqual(dialects[id].resolve(base, reference, chosen));
          const last = steps.at(-1);
          if (outcome.kind !== "error" && last !== undefined) expect(last.value).toBe(outcome.text);
        }
      },
    ),
  );
});

it.each(["rfc1808", "rfc2396", "rfc3986"] as const)("%s: the length of a trace is linear in the input", (id) => {
  const sizeOf = (count: number): number => {
    const { steps } = dialects[id].trace("http://a/b/c", `${"x/../".repeat(count)}y/./z`);
    return steps.reduce((sum, { rule, value = "" }) => sum + rule.length + value.length, 0);
  };
  expect(sizeOf(4000) / sizeOf(2000)).toBeLessThan(2.01);
});

it("trace throws for an invalid argument, like resolve", () => {
  for (const id of IDS) {
    expect(() => dialects[id].trace(undefined as unknown as string, "a")).toThrow(TypeError);
    expect(() => dialects[id].trace("s:", 1 as unknown as string)).toThrow(TypeError);
  }
  expect(() => rfc2396.trace("s:/", "a", { excessDots: "no" } as unknown as DialectOptions)).toThrow(RangeError);
});
