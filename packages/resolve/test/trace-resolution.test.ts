// RFC 3986 §5.2.2–5.3, step by step. The tests replay a trace from its steps alone.

import { UriReference, UriSyntaxError, isUri, isUriReference, parse } from "@std66/core";
import * as oracle from "@std66/oracle";
import { resolution } from "@std66/vectors";
import fc from "fast-check";
import { describe, expect, expectTypeOf, it } from "vitest";
import {
  BaseUriError,
  type ResolutionRule,
  type ResolutionStep,
  type ResolutionTrace,
  resolve,
  traceResolution,
} from "../src/index.ts";
import { thrown } from "./thrown.ts";

/** The columns of the illustrations in RFC 3986 §5.2.4: STEP, OUTPUT BUFFER, INPUT BUFFER. */
type Row = oracle.RemovalStep;

const REMOVAL = "RFC 3986 §5.2.4";
const GUARD = 'T.path = "/." + T.path';
const REMOVED: ReadonlySet<ResolutionRule> = new Set([
  "T.path = remove_dot_segments(R.path)",
  "T.path = remove_dot_segments(T.path)",
]);

/** Returns the two buffers after each step, derived only from its rule, value and offset. */
function replay(path: string, steps: readonly ResolutionStep[]): Row[] {
  const rows: Row[] = [["1", "", path]];
  const output: { readonly value: string; readonly offset: number }[] = [];
  let at = 0;
  let input = path;
  for (const { rule, value = "", offset = -1 } of steps) {
    // A trailing "/." or "/.." leaves its "/" at the same offset.
    const take = (length: number, left: "" | "/") => {
      input = input.slice(length) || left;
      if (at + length < path.length || left === "") at += length;
    };
    let taken = { value, offset: at };
    if (rule === "2B") take(2, "/");
    else if (rule === "2C") {
      const segment = output.pop();
      taken = { value: `${segment?.value ?? ""}/..`, offset: segment?.offset ?? at };
      take(3, "/");
    } else {
      expect([rule, input.slice(0, value.length)]).toEqual([rule, value]);
      if (rule === "2E") output.push(taken);
      take(value.length, "");
    }
    expect([path, rule, value, offset]).toEqual([path, rule, taken.value, taken.offset]);
    rows.push([rule, output.map((moved) => moved.value).join(""), input]);
  }
  return rows;
}

/** Returns the two buffers by the text of §5.2.4, 2A to 2E. */
function illustrate(path: string): Row[] {
  const rows: Row[] = [["1", "", path]];
  oracle.removeDotSegments(path, rows);
  return rows;
}

const first: readonly Row[] = [
  ["1", "", "/a/b/c/./../../g"],
  ["2E", "/a", "/b/c/./../../g"],
  ["2E", "/a/b", "/c/./../../g"],
  ["2E", "/a/b/c", "/./../../g"],
  ["2B", "/a/b/c", "/../../g"],
  ["2C", "/a/b", "/../g"],
  ["2C", "/a", "/g"],
  ["2E", "/a/g", ""],
];

const second: readonly Row[] = [
  ["1", "", "mid/content=5/../6"],
  ["2E", "mid", "/content=5/../6"],
  ["2E", "mid/content=5", "/../6"],
  ["2C", "mid", "/6"],
  ["2E", "mid/6", ""],
];

const removalsOf = ({ steps }: ResolutionTrace): readonly ResolutionStep[] =>
  steps.filter(({ section }) => section === REMOVAL);

describe("R-113 the two illustrations of RFC 3986 §5.2.4", () => {
  it.each([
    ["first", "http://h/a/b/c/d", "./../../g", first],
    ["first", "http://h", "a/b/c/./../../g", first],
    ["first", "s:x", "/a/b/c/./../../g", first],
    ["first", "s:x", "t:/a/b/c/./../../g", first],
    ["first", "s:x", "//h/a/b/c/./../../g", first],
    ["second", "s:mid/x", "content=5/../6", second],
    ["second", "s:x", "mid/content=5/../6", second],
    ["second", "s:x", "t:mid/content=5/../6", second],
  ] as const)("traceResolution: the %s: %s + %s", (_, base, reference, rows) => {
    const [[, , path]] = rows as readonly [Row];
    expect(replay(path, removalsOf(traceResolution(base, reference)))).toEqual(rows);
    expect(illustrate(path)).toEqual(rows);
  });

  it("traceResolution: a step has the text that it removes or moves, and its offset", () => {
    const steps = removalsOf(traceResolution("http://h/a/b/c/d", "./../../g"));
    expect(steps.map(({ rule, value, offset }) => [rule, value, offset])).toEqual([
      ["2E", "/a", 0],
      ["2E", "/b", 2],
      ["2E", "/c", 4],
      ["2B", "/.", 6],
      ["2C", "/c/..", 4],
      ["2C", "/b/..", 2],
      ["2E", "/g", 14],
    ]);
  });
});

it.each([
  // Each of 2A to 2E at the start, in the middle, at the end and alone.
  ["../a", ["2A ../ 0", "2E a 3"]],
  ["./.././a", ["2A ./ 0", "2A ../ 2", "2A ./ 5", "2E a 7"]],
  [".", ["2D . 0"]],
  ["..", ["2D .. 0"]],
  ["./..", ["2A ./ 0", "2D .. 2"]],
  ["/.", ["2B /. 0", "2E / 0"]],
  ["/..", ["2C /.. 0", "2E / 0"]],
  ["/a/.", ["2E /a 0", "2B /. 2", "2E / 2"]],
  ["/a/..", ["2E /a 0", "2C /a/.. 0", "2E / 2"]],
  ["a/..", ["2E a 0", "2C a/.. 0", "2E / 1"]],
  ["/a//../b", ["2E /a 0", "2E / 2", "2C //.. 2", "2E /b 6"]],
  ["/../../a", ["2C /.. 0", "2C /.. 3", "2E /a 6"]],
  ["/a/./../b", ["2E /a 0", "2B /. 2", "2C /a/.. 0", "2E /b 7"]],
  ["/", ["2E / 0"]],
  ["/a/", ["2E /a 0", "2E / 2"]],
  ["//", ["2E / 0", "2E / 1"]],
  ["/...", ["2E /... 0"]],
  [".a", ["2E .a 0"]],
  ["..a/.", ["2E ..a 0", "2B /. 3", "2E / 3"]],
  ["%2e/%2E%2e", ["2E %2e 0", "2E /%2E%2e 3"]],
])("R-113 traceResolution: the steps of %s are %j", (path, wanted) => {
  const trace = traceResolution("s://h", `t:${path === "//" ? "//h//" : path}`);
  expect(removalsOf(trace).map(({ rule, value, offset }) => `${rule} ${value} ${offset}`)).toEqual(wanted);
  expect(replay(path, removalsOf(trace))).toEqual(illustrate(path));
});

const transforms = (rule: unknown, component: string | undefined, value: string | undefined) => ({
  section: "RFC 3986 §5.2.2",
  rule,
  component,
  value,
});
const removes = (letter: string, value: string, offset: number) => ({
  section: REMOVAL,
  rule: `2${letter}`,
  component: "path",
  value,
  offset,
});
const merges = (rule: RegExp, value: string) => [
  {
    section: "RFC 3986 §5.2.3",
    rule: expect.stringMatching(rule) as unknown,
    component: "path",
    value,
  },
  transforms("T.path = merge(Base.path, R.path)", "path", value),
];
const guards = (value: string) => ({ section: "RFC 3986 §3.3", rule: GUARD, component: "path", value });
const recomposes = (value: string) => ({
  section: "RFC 3986 §5.3",
  rule: "recompose(T)",
  component: undefined,
  value,
});

describe("R-105 R-106 R-107 R-108 R-109 traceResolution: every branch of RFC 3986 §5.2.2, in order", () => {
  const noScheme = transforms("not defined(R.scheme)", "scheme", undefined);
  const noAuthority = transforms("not defined(R.authority)", "authority", undefined);
  const notEmpty = (path: string) => transforms('not (R.path == "")', "path", path);
  const notAbsolute = (path: string) => transforms('not (R.path starts-with "/")', "path", path);

  it.each([
    [
      "R-105 defined(R.scheme)",
      "s://u@h/b?q",
      "t://i/./c?y#f",
      [
        transforms("defined(R.scheme)", "scheme", "t"),
        transforms("T.scheme = R.scheme", "scheme", "t"),
        transforms("T.authority = R.authority", "authority", "i"),
        removes("B", "/.", 0),
        removes("E", "/c", 2),
        transforms("T.path = remove_dot_segments(R.path)", "path", "/c"),
        transforms("T.query = R.query", "query", "y"),
        transforms("T.fragment = R.fragment", "fragment", "f"),
        recomposes("t://i/c?y#f"),
      ],
    ],
    [
      "R-105 defined(R.scheme), and nothing else",
      "s://u@h/b?q#f",
      "t:",
      [
        transforms("defined(R.scheme)", "scheme", "t"),
        transforms("T.scheme = R.scheme", "scheme", "t"),
        transforms("T.authority = R.authority", "authority", undefined),
        transforms("T.path = remove_dot_segments(R.path)", "path", ""),
        transforms("T.query = R.query", "query", undefined),
        transforms("T.fragment = R.fragment", "fragment", undefined),
        recomposes("t:"),
      ],
    ],
    [
      "R-106 defined(R.authority)",
      "s://u@h/b?q",
      "//i/..?#",
      [
        noScheme,
        transforms("defined(R.authority)", "authority", "i"),
        transforms("T.authority = R.authority", "authority", "i"),
        removes("C", "/..", 0),
        removes("E", "/", 0),
        transforms("T.path = remove_dot_segments(R.path)", "path", "/"),
        transforms("T.query = R.query", "query", ""),
        transforms("T.scheme = Base.scheme", "scheme", "s"),
        transforms("T.fragment = R.fragment", "fragment", ""),
        recomposes("s://i/?#"),
      ],
    ],
    [
      'R-107 R.path == "", defined(R.query)',
      "s://u@h/b/../c?q#f",
      "?y",
      [
        noScheme,
        noAuthority,
        transforms('(R.path == "")', "path", ""),
        transforms("T.path = Base.path", "path", "/b/../c"),
        transforms("defined(R.query)", "query", "y"),
        transforms("T.query = R.query", "query", "y"),
        transforms("T.authority = Base.authority", "authority", "u@h"),
        transforms("T.scheme = Base.scheme", "scheme", "s"),
        transforms("T.fragment = R.fragment", "fragment", undefined),
        recomposes("s://u@h/b/../c?y"),
      ],
    ],
    [
      'R-107 R.path == "", not defined(R.query)',
      "s:b?q#f",
      "#g",
      [
        noScheme,
        noAuthority,
        transforms('(R.path == "")', "path", ""),
        transforms("T.path = Base.path", "path", "b"),
        transforms("not defined(R.query)", "query", undefined),
        transforms("T.query = Base.query", "query", "q"),
        transforms("T.authority = Base.authority", "authority", undefined),
        transforms("T.scheme = Base.scheme", "scheme", "s"),
        transforms("T.fragment = R.fragment", "fragment", "g"),
        recomposes("s:b?q#g"),
      ],
    ],
    [
      'R-108 R.path starts-with "/"',
      "s://h/b?q",
      "/c/../d?y",
      [
        noScheme,
        noAuthority,
        notEmpty("/c/../d"),
        transforms('(R.path starts-with "/")', "path", "/c/../d"),
        removes("E", "/c", 0),
        removes("C", "/c/..", 0),
        removes("E", "/d", 5),
        transforms("T.path = remove_dot_segments(R.path)", "path", "/d"),
        transforms("T.query = R.query", "query", "y"),
        transforms("T.authority = Base.authority", "authority", "h"),
        transforms("T.scheme = Base.scheme", "scheme", "s"),
        transforms("T.fragment = R.fragment", "fragment", undefined),
        recomposes("s://h/d?y"),
      ],
    ],
    [
      "R-112 merge",
      "s:a/b?q",
      "../c#f",
      [
        noScheme,
        noAuthority,
        notEmpty("../c"),
        notAbsolute("../c"),
        ...merges(/^merge: Base\.path\b.*R\.path$/, "a/../c"),
        removes("E", "a", 0),
        removes("C", "a/..", 0),
        removes("E", "/c", 4),
        transforms("T.path = remove_dot_segments(T.path)", "path", "/c"),
        transforms("T.query = R.query", "query", undefined),
        transforms("T.authority = Base.authority", "authority", undefined),
        transforms("T.scheme = Base.scheme", "scheme", "s"),
        transforms("T.fragment = R.fragment", "fragment", "f"),
        recomposes("s:/c#f"),
      ],
    ],
    [
      "R-111 merge with an authority and an empty path",
      "s://?q",
      "c",
      [
        noScheme,
        noAuthority,
        notEmpty("c"),
        notAbsolute("c"),
        ...merges(/^merge: "\/" \+ R\.path$/, "/c"),
        removes("E", "/c", 0),
        transforms("T.path = remove_dot_segments(T.path)", "path", "/c"),
        transforms("T.query = R.query", "query", undefined),
        transforms("T.authority = Base.authority", "authority", ""),
        transforms("T.scheme = Base.scheme", "scheme", "s"),
        transforms("T.fragment = R.fragment", "fragment", undefined),
        recomposes("s:///c"),
      ],
    ],
    [
      "R-112 merge with an empty path and no authority",
      "s:",
      "c",
      [
        noScheme,
        noAuthority,
        notEmpty("c"),
        notAbsolute("c"),
        ...merges(/^merge: Base\.path\b.*R\.path$/, "c"),
        removes("E", "c", 0),
        transforms("T.path = remove_dot_segments(T.path)", "path", "c"),
        transforms("T.query = R.query", "query", undefined),
        transforms("T.authority = Base.authority", "authority", undefined),
        transforms("T.scheme = Base.scheme", "scheme", "s"),
        transforms("T.fragment = R.fragment", "fragment", undefined),
        recomposes("s:c"),
      ],
    ],
    [
      "R-040 the guard",
      "s:/a",
      ".//c",
      [
        noScheme,
        noAuthority,
        notEmpty(".//c"),
        notAbsolute(".//c"),
        ...merges(/^merge: Base\.path\b.*R\.path$/, "/.//c"),
        removes("B", "/.", 0),
        removes("E", "/", 2),
        removes("E", "/c", 3),
        transforms("T.path = remove_dot_segments(T.path)", "path", "//c"),
        transforms("T.query = R.query", "query", undefined),
        transforms("T.authority = Base.authority", "authority", undefined),
        transforms("T.scheme = Base.scheme", "scheme", "s"),
        transforms("T.fragment = R.fragment", "fragment", undefined),
        guards("/.//c"),
        recomposes("s:/.//c"),
      ],
    ],
    [
      "R-040 a guard in the base is not added again",
      "s:/.//a?q",
      "",
      [
        noScheme,
        noAuthority,
        transforms('(R.path == "")', "path", ""),
        transforms("T.path = Base.path", "path", "/.//a"),
        transforms("not defined(R.query)", "query", undefined),
        transforms("T.query = Base.query", "query", "q"),
        transforms("T.authority = Base.authority", "authority", undefined),
        transforms("T.scheme = Base.scheme", "scheme", "s"),
        transforms("T.fragment = R.fragment", "fragment", undefined),
        recomposes("s:/.//a?q"),
      ],
    ],
  ] as const)("%s: traceResolution of %s + %s", (_, base, reference, wanted) => {
    for (const trace of [
      traceResolution(base, reference),
      traceResolution(parse(base), parse(reference), {}),
      traceResolution(base, parse(reference), { strict: true }),
      traceResolution(parse(base), reference, { strict: undefined }),
      // None of these references has the base's scheme.
      traceResolution(base, reference, { strict: false }),
    ]) {
      expect(trace.steps).toStrictEqual(wanted);
    }
    expect(wanted.at(-1)?.value).toBe(oracle.resolve(base, reference));
  });

  it("R-110 traceResolution: not strict, and (R.scheme == Base.scheme)", () => {
    for (const reference of ["s:c", "S:c"]) {
      expect(traceResolution("s:b", reference, { strict: false }).steps).toStrictEqual([
        transforms("(not strict) and (R.scheme == Base.scheme)", "scheme", reference[0]),
        transforms("undefine(R.scheme)", "scheme", undefined),
        noScheme,
        noAuthority,
        notEmpty("c"),
        notAbsolute("c"),
        ...merges(/^merge: Base\.path\b.*R\.path$/, "c"),
        removes("E", "c", 0),
        transforms("T.path = remove_dot_segments(T.path)", "path", "c"),
        transforms("T.query = R.query", "query", undefined),
        transforms("T.authority = Base.authority", "authority", undefined),
        transforms("T.scheme = Base.scheme", "scheme", "s"),
        transforms("T.fragment = R.fragment", "fragment", undefined),
        recomposes("s:c"),
      ]);
      expect(traceResolution("s:b", reference).steps[0]).toStrictEqual(
        transforms("defined(R.scheme)", "scheme", reference[0]),
      );
    }
  });
});

/** Returns the target that the T.… lines of a trace assign, without the guard. */
function targetOf({ steps }: ResolutionTrace) {
  const target: Record<string, string | undefined> = {};
  for (const { rule, component, value } of steps) {
    const name = /^T\.(\w+) = /.exec(rule)?.[1];
    if (name === undefined || rule === GUARD) continue;
    expect([rule, component]).toEqual([rule, name]);
    target[name] = value;
  }
  const { scheme, authority, path = "", query, fragment } = target;
  return { scheme, authority, path, query, fragment };
}

/** RFC 3986 §5.2.3. */
function merge(base: UriReference, path: string): string {
  if (base.authority !== undefined && base.path === "") return `/${path}`;
  return base.path.replace(/[^/]*$/, "") + path;
}

function checkTrace(base: string, reference: string, strict: boolean): void {
  const trace = traceResolution(base, reference, { strict });
  const text = oracle.resolve(base, reference, strict);
  const about = [base, reference, strict];
  expect([...about, trace.result]).toEqual([...about, resolve(base, reference, { strict })]);
  expect([...about, String(trace.result), trace.steps.at(-1)?.value]).toEqual([...about, text, text]);

  // The components of the target, and whether its path gets the guard.
  const target = targetOf(trace);
  expect([...about, target]).toEqual([...about, oracle.transform(base, reference, strict)]);
  const isGuarded = target.authority === undefined && target.path.startsWith("//");
  const guardSteps = trace.steps.filter(({ rule }) => rule === GUARD);
  expect([...about, guardSteps.map(({ value }) => value)]).toEqual([...about, isGuarded ? [`/.${target.path}`] : []]);
  const [guarded = target] = guardSteps.map(({ value = "" }) => ({ ...target, path: value }));
  expect([...about, oracle.recompose(guarded)]).toEqual([...about, text]);

  // The buffers of §5.2.4.
  const merged = trace.steps.filter(({ section }) => section === "RFC 3986 §5.2.3").map(({ value }) => value);
  const wanted = trace.steps.some(({ rule }) => rule === 'not (R.path starts-with "/")')
    ? [merge(parse(base), parse(reference).path)]
    : [];
  expect([...about, merged]).toEqual([...about, wanted]);
  const removed = trace.steps.find(({ rule }) => REMOVED.has(rule));
  const path = wanted[0] ?? parse(reference).path;
  const rows = replay(path, removalsOf(trace));
  if (removed === undefined) expect([...about, rows.length]).toEqual([...about, 1]);
  else {
    expect([...about, rows]).toEqual([...about, illustrate(path)]);
    expect([...about, rows.at(-1)?.[1]]).toEqual([...about, removed.value]);
  }

  const segmentCount = `${parse(base).path}${parse(reference).path}`.split("/").length;
  expect(trace.steps.length).toBeLessThanOrEqual(segmentCount + 20);
  const size = trace.steps.reduce((sum, { value = "" }) => sum + value.length, 0);
  expect(size).toBeLessThanOrEqual(10 * (base.length + reference.length) + 20);
}

it.each(resolution)(
  "R-117 R-118 R-119 $id: the trace of $base + $ref ends with $expect.rfc3986",
  ({ base, ref, expect: { rfc3986, rfc3986nonstrict = rfc3986 } }) => {
    expect(traceResolution(base, ref).steps.at(-1)?.value).toBe(rfc3986);
    expect(String(traceResolution(base, ref).result)).toBe(rfc3986);
    expect(traceResolution(base, ref, { strict: false }).steps.at(-1)?.value).toBe(rfc3986nonstrict);
    checkTrace(base, ref, true);
    checkTrace(base, ref, false);
  },
);

it("R-117 R-118 the vectors contain all examples of §5.4", () => {
  const rows = resolution.filter(({ base }) => base === "http://a/b/c/d;p?q");
  expect(rows.length).toBeGreaterThanOrEqual(23 + 19);
});

const piece = fc.constantFrom(
  "a",
  "b",
  ".",
  "..",
  "...",
  "/",
  "/",
  "//",
  "/.",
  "/..",
  "./",
  "../",
  ":",
  "?q",
  "#f",
  "s:",
);
const anything = fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join(""));
const references = fc
  .tuple(fc.constantFrom("", "", "", "s:", "S:", "t:", "//h", "s://h"), anything)
  .map((both) => both.join(""))
  .filter((text) => isUriReference(text));
const bases = fc
  .tuple(fc.constantFrom("s:", "S:", "s://", "s://u@h", "s:/", "s:/.//", "s:a/b/"), anything)
  .map((both) => both.join(""))
  .filter((text) => isUri(text));

it("R-101 R-113 traceResolution: replaying the steps gives the result of `resolve`", () => {
  fc.assert(
    fc.property(bases, references, fc.boolean(), (base, reference, strict) => {
      checkTrace(base, reference, strict);
    }),
  );
});

it("R-113 traceResolution: the removal steps of all short paths are those of §5.2.4", () => {
  let paths = [""];
  for (let length = 0; length <= 7; length++) {
    for (const path of paths) {
      const { steps } = traceResolution("s:x", `t://h/${path}`);
      const removals = steps.filter(({ section }) => section === REMOVAL).map(({ rule }) => rule);
      expect([path, removals]).toEqual([
        path,
        illustrate(`/${path}`)
          .slice(1)
          .map(([step]) => step),
      ]);
    }
    paths = paths.flatMap((path) => ["a", ".", "/"].map((character) => path + character));
  }
});

const sizeOf = (trace: ResolutionTrace) => removalsOf(trace).reduce((sum, { value = "" }) => sum + value.length, 0);

describe("linear growth", () => {
  const n = 350_000;

  it("traceResolution: a trace grows linearly: 1 MB of ../", () => {
    const trace = traceResolution("http://a/b/c", "../".repeat(n));
    expect(String(trace.result)).toBe("http://a/");
    expect(trace.steps.at(-1)?.value).toBe("http://a/");
    // "/b", n times 2C, and the remaining "/".
    expect(removalsOf(trace)).toHaveLength(n + 2);
    expect(trace.steps.length).toBeLessThan(n + 20);
    expect(sizeOf(trace)).toBeLessThan(3 * n + 20);
  });

  it("traceResolution: a trace grows linearly: as many segments down as up", () => {
    const trace = traceResolution(`http://a${"/b".repeat(n)}/c`, `${"../".repeat(n)}d`);
    expect(String(trace.result)).toBe("http://a/d");
    expect(removalsOf(trace)).toHaveLength(2 * n + 1);
    expect(sizeOf(trace)).toBeLessThan(7 * n + 20);
    expect(removalsOf(trace).at(-2)).toEqual(removes("C", "/b/..", 0));
  });

  it("traceResolution: a trace grows linearly: leading dot-segments, slashes and one long segment", () => {
    expect(removalsOf(traceResolution("s:a", `${"../".repeat(n)}b`))).toHaveLength(n + 1);
    expect(removalsOf(traceResolution("s:a", `/.${"/".repeat(n)}`))).toHaveLength(n + 1);
    expect(removalsOf(traceResolution("s:a", `${"b".repeat(n)}/.`))).toHaveLength(3);
    expect(removalsOf(traceResolution("s:a", `${".".repeat(n)}/..`))).toHaveLength(3);
  });
});

describe("R-093 R-094 errors", () => {
  it.each(["", "/b/c", "//h/p", "?q"])("traceResolution: a base without a scheme throws BaseUriError: %j", (base) => {
    for (const run of [
      () => traceResolution(base, "g"),
      () => traceResolution(parse(base), parse("http://a/")),
      () => traceResolution(base, "a b", { strict: false }),
    ]) {
      const error = thrown(run);
      expect(error).toBeInstanceOf(BaseUriError);
      expect(error).toMatchObject({ base });
    }
  });

  it("traceResolution: a text that is not a URI-reference throws UriSyntaxError", () => {
    for (const strict of [true, false]) {
      expect(thrown(() => traceResolution("s:a", "b c", { strict }))).toMatchObject({ input: "b c", offset: 1 });
      expect(thrown(() => traceResolution("s:a b", "c", { strict }))).toMatchObject({ input: "s:a b", offset: 3 });
      expect(thrown(() => traceResolution("s:a", "%", { strict }))).toBeInstanceOf(UriSyntaxError);
    }
  });

  it("traceResolution: a value that is neither a string nor a UriReference throws TypeError", () => {
    for (const value of [undefined, null, 0, {}, ["a"], new URL("http://a/"), { toString: () => "s:a" }]) {
      for (const run of [() => traceResolution(value as string, "a"), () => traceResolution("s:a", value as string)]) {
        const error = thrown(run);
        expect(error).toBeInstanceOf(TypeError);
        expect(error).not.toBeInstanceOf(BaseUriError);
      }
    }
  });
});

it("traceResolution: returns a UriReference and its own list of steps", () => {
  expectTypeOf(traceResolution).returns.toEqualTypeOf<ResolutionTrace>();
  const [one, other] = [traceResolution("s:a/b", "../c"), traceResolution("s:a/b", "../c")];
  expect(one.result).toBeInstanceOf(UriReference);
  expect(Object.keys(one)).toEqual(["result", "steps"]);
  expect(one.steps).not.toBe(other.steps);
  expect(one).toEqual(other);
});

it("ResolutionRule: the traces of the vectors have every rule of the type, and no other", () => {
  // A missing or an extra rule does not compile.
  const inType: Readonly<Record<ResolutionRule, true>> = {
    "(not strict) and (R.scheme == Base.scheme)": true,
    "undefine(R.scheme)": true,
    "defined(R.scheme)": true,
    "not defined(R.scheme)": true,
    "defined(R.authority)": true,
    "not defined(R.authority)": true,
    "defined(R.query)": true,
    "not defined(R.query)": true,
    '(R.path == "")': true,
    'not (R.path == "")': true,
    '(R.path starts-with "/")': true,
    'not (R.path starts-with "/")': true,
    "T.scheme = R.scheme": true,
    "T.scheme = Base.scheme": true,
    "T.authority = R.authority": true,
    "T.authority = Base.authority": true,
    "T.path = Base.path": true,
    "T.path = merge(Base.path, R.path)": true,
    "T.path = remove_dot_segments(R.path)": true,
    "T.path = remove_dot_segments(T.path)": true,
    'T.path = "/." + T.path': true,
    "T.query = R.query": true,
    "T.query = Base.query": true,
    "T.fragment = R.fragment": true,
    'merge: "/" + R.path': true,
    'merge: Base.path up to its last "/" + R.path': true,
    "2A": true,
    "2B": true,
    "2C": true,
    "2D": true,
    "2E": true,
    "recompose(T)": true,
  };
  const traces = resolution.flatMap(({ base, ref }) => [
    traceResolution(base, ref),
    traceResolution(base, ref, { strict: false }),
  ]);
  const seen = new Set(traces.flatMap(({ steps }) => steps.map(({ rule }) => rule)));
  expect(seen).toEqual(new Set(Object.keys(inType)));
});
