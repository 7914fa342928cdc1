// Relative references, of which RFC 3986 §6 does not speak: they are normalized only where they resolve to the same.

import { parse } from "@std66/core";
import { resolve } from "@std66/resolve";
import { describe, expect, it } from "vitest";
import { type Rung, compare, equivalent, normalize, pendingRungs } from "../src/index.ts";
import { subsets } from "./rungs-taken.ts";

const BASES = ["http://h/b/c?q", "http://h", "foo:a/b", "foo:", "foo:/b/c", "foo://", "file:///b/%2e%2e/c", "urn:x:y"];

function checkMeaning(reference: string): void {
  for (const base of BASES) {
    for (const rungs of subsets) {
      const before = resolve(base, normalize(reference, { rungs }));
      const after = normalize(resolve(base, reference), { rungs });
      expect([base, rungs, equivalent(before, after, { rungs })]).toEqual([base, rungs, true]);
    }
  }
}

/** What must not become anything else. */
const STAYS = [
  ["R-104 steps from a place that is not known yet", "../a"],
  ["R-104 steps from a place that is not known yet", "../../a/../b"],
  ["R-104 a step that goes nowhere", "./a"],
  ["R-104 steps alone", ".."],
  ["R-104 steps alone", "."],
  ["R-104 steps at the end", "a/.."],
  ["R-104 steps at the end", "a/."],
  ["R-104 empty segments behind a step", ".//b"],
  ["R-104 a query behind steps", "../?../a#../b"],
  ["R-075 an encoded step", "%2E%2E/a"],
  ["R-075 an encoded step", "a/%2E/b"],
  ["R-075 an encoded step", "a/%2E"],
  ["R-075 a step of which one dot is encoded", ".%2E/%2E./a"],
  ["R-075 an encoded step behind an authority", "//h/a/%2E%2E/b"],
  ["R-075 an encoded step in an absolute path", "/a/%2E%2E/b"],
  ["R-085 a colon in the first segment but one", "./a:b"],
  ["R-085 a colon in the first segment but one, behind an encoded dot", "%2E/a:b"],
  ["R-073 an encoded colon", "a%3Ab"],
  ["R-040 a path that would be read as an authority", "/.//b"],
  ["R-107 an empty reference", ""],
  ["R-134 an empty query and fragment", "?#"],
  ["R-134 an empty authority", "//"],
  ["R-070 a port whose scheme is not known", "//h:80/a"],
  ["R-132 an empty path whose scheme is not known", "//h"],
  ["R-133 a host whose scheme is not known", "//localhost/a"],
] as const;

it.each(STAYS)("%s: %j stays", (_what, reference) => {
  const given = parse(reference);
  for (const rungs of subsets) {
    expect(normalize(given, { rungs })).toBe(given);
    expect(pendingRungs(reference, { rungs })).toEqual([]);
  }
  checkMeaning(reference);
});

/** What becomes something else, and the rungs that do it. */
const CHANGES: readonly (readonly [what: string, from: string, to: string, pending: readonly Rung[]])[] = [
  ["R-075 the digits of an encoded step", "%2e%2e/a", "%2E%2E/a", ["case"]],
  ["R-075 the digits of an encoded step", ".%2e/%2e./a", ".%2E/%2E./a", ["case"]],
  ["R-075 the digits of an encoded step behind an authority", "//h/%2e/b", "//h/%2E/b", ["case"]],
  [
    "R-129 the other triplets of a path with encoded steps",
    "%2E%2E/%61/%2E/b%2Ec",
    "%2E%2E/a/%2E/b.c",
    ["percent-encoding"],
  ],
  ["R-129 encoded dots that are no step", "%2E%2E%2E/%2Ea/b%2E", ".../.a/b.", ["percent-encoding"]],
  ["R-129 encoded dots beside reserved triplets", "%2E%2F/%2E%2E%3B", ".%2F/..%3B", ["percent-encoding"]],
  ["R-129 encoded dots in query and fragment", "?%2E%2E/a#%2E/b", "?../a#./b", ["percent-encoding"]],
  ["R-129 an encoded dot in a host", "//%2E/", "//./", ["percent-encoding"]],
  ["R-129 R-104 triplets, and no steps", "../%61/./b%2e", "../a/./b.", ["case", "percent-encoding"]],
  ["R-130 the steps of an absolute path", "/a/./b/../c", "/a/c", ["dot-segments"]],
  ["R-130 the steps of an absolute path, and more than it has", "/../..", "/", ["dot-segments"]],
  ["R-130 the steps behind an authority", "//h/a/../b/.", "//h/b/", ["dot-segments"]],
  ["R-130 R-075 the steps around an encoded one", "/a/%2E%2E/../b", "/a/b", ["dot-segments"]],
  ["R-040 the steps in front of what would be an authority", "/a/..//b", "/.//b", ["dot-segments"]],
  ["R-040 a path of slashes", "/.///", "/.///", []],
  ["R-040 no guard behind an authority", "//h/.//b", "//h//b", ["dot-segments"]],
  ["R-073 a colon behind a step of an absolute path", "/./a:b", "/a:b", ["dot-segments"]],
  ["R-085 a triplet beside a colon", "./%61:b", "./a:b", ["percent-encoding"]],
  ["R-048 an empty port", "//h:/a", "//h/a", ["scheme"]],
  ["R-048 an empty port and an empty path", "//u@:", "//u@", ["scheme"]],
  ["R-128 the case of a host", "//H%c3/A", "//h%C3/A", ["case"]],
  ["R-018 the digits of triplets", "%2f?%3d#%c3", "%2F?%3D#%C3", ["case"]],
];

it.each(CHANGES)("%s: %j becomes %j", (_what, from, to, pending) => {
  expect([String(normalize(from)), pendingRungs(from)]).toEqual([to, pending]);
  expect(String(normalize(to))).toBe(to);
  expect(compare(from, to).rung).toBe(pending.at(-1) ?? "identical");
  checkMeaning(from);
});

it.each([
  ["percent-encoding", "%2E%2E/a", "%2e%2e/%61"],
  ["case", "%2e%2e/%2f", "%2E%2E/%2F"],
] as const)(
  "R-075 with %s alone, the digits of an encoded step stay as they are, or go to upper case: %s ~ %s",
  (rung, a, b) => {
    expect(String(normalize("%2e%2e/%61%2f", { rungs: [rung] }))).toBe(
      rung === "case" ? "%2E%2E/%61%2F" : "%2e%2e/a%2f",
    );
    expect(equivalent(a, b, { rungs: [rung] })).toBe(rung === "case");
  },
);

it("R-073 no triplet becomes a colon, so that no reference becomes a URI", () => {
  expect(normalize("a%3ab/c").scheme).toBe(undefined);
  expect(String(normalize("%61%3ab"))).toBe("a%3Ab");
});

it.each([
  ["../a", "a"],
  ["a/../b", "b"],
  ["%2E%2E/a", "../a"],
  ["%2E/a", "./a"],
  ["/a/%2E%2E/b", "/b"],
  ["/a/%2E%2E/b", "/a/../b"],
  ["//h/%2E", "//h/."],
  ["/.//b", "//b"],
  ["//h", "//h/"],
  ["//h:80/", "//h/"],
  ["", "."],
  ["", "#"],
  ["a", "http://h/a"],
])("R-121 R-122 %j and %j are not the same, as some base tells", (a, b) => {
  expect(equivalent(a, b)).toBe(false);
  const targets = [...BASES, "http://h/x/y/z"].map((base) => [String(resolve(base, a)), String(resolve(base, b))]);
  expect(targets.some(([one, two]) => one !== two)).toBe(true);
});

describe("R-075 URIs with encoded dots, which mean one thing to resolving and another to normalizing", () => {
  const base = "http://h/b/c";
  const both = (reference: string, rungs?: readonly Rung[]): string[] => {
    const options = { rungs };
    return [String(resolve(base, normalize(reference, options))), String(normalize(resolve(base, reference), options))];
  };

  it("without dot-segments, percent-encoding makes a step that the next who resolves takes", () => {
    const reference = "http://h/a/%2e%2e/b";
    expect(both(reference, ["percent-encoding"])).toEqual(["http://h/b", "http://h/a/../b"]);
    expect(both(reference, ["case", "percent-encoding", "scheme"])).toEqual(["http://h/b", "http://h/a/../b"]);
    expect(both(reference, ["percent-encoding", "dot-segments"])).toEqual(["http://h/b", "http://h/b"]);
    expect(both(reference, ["case"])).toEqual(["http://h/a/%2E%2E/b", "http://h/a/%2E%2E/b"]);
    const rungs: Rung[] = ["percent-encoding"];
    expect(equivalent("http://h/b", "http://h/a/../b", { rungs })).toBe(false);
  });

  it("beside steps that are not encoded, even all rungs tell them apart", () => {
    expect(both("http://h/a/%2e%2e/../b")).toEqual(["http://h/b", "http://h/a/b"]);
    expect(both("foo:%2e/..")).toEqual(["foo:", "foo:/"]);
  });

  it("without any in the reference, those of the base do not matter", () => {
    for (const reference of ["../d", "..", ".", "", "?q", "d/./e"]) {
      const from = "http://h/a/%2e%2e/b/%2E/c";
      expect(equivalent(resolve(from, normalize(reference)), normalize(resolve(from, reference)))).toBe(true);
    }
  });
});
