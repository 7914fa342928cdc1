// Relative references, which RFC 3986 §6 does not cover: they are normalized only if that does not change their target.

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

/** References that must not change. */
const STAYS = [
  ["R-104 leading dot-segments", "../a"],
  ["R-104 leading dot-segments", "../../a/../b"],
  ["R-104 a leading single dot", "./a"],
  ["R-104 a dot-segment alone", ".."],
  ["R-104 a dot-segment alone", "."],
  ["R-104 a trailing dot-segment", "a/.."],
  ["R-104 a trailing dot-segment", "a/."],
  ["R-104 an empty segment after a dot-segment", ".//b"],
  ["R-104 a query after dot-segments", "../?../a#../b"],
  ["R-075 an encoded dot-segment", "%2E%2E/a"],
  ["R-075 an encoded dot-segment", "a/%2E/b"],
  ["R-075 an encoded dot-segment", "a/%2E"],
  ["R-075 a dot-segment with one dot encoded", ".%2E/%2E./a"],
  ["R-075 an encoded dot-segment after an authority", "//h/a/%2E%2E/b"],
  ["R-075 an encoded dot-segment in an absolute path", "/a/%2E%2E/b"],
  ["R-085 a colon in the second segment", "./a:b"],
  ["R-085 a colon in the second segment, after an encoded dot", "%2E/a:b"],
  ["R-073 an encoded colon", "a%3Ab"],
  ["R-040 a path that would be read as an authority", "/.//b"],
  ["R-107 an empty reference", ""],
  ["R-134 an empty query and fragment", "?#"],
  ["R-134 an empty authority", "//"],
  ["R-070 a port without a scheme", "//h:80/a"],
  ["R-132 an empty path without a scheme", "//h"],
  ["R-133 a host without a scheme", "//localhost/a"],
] as const;

it.each(STAYS)("%s: normalize leaves %j unchanged", (_what, reference) => {
  const given = parse(reference);
  for (const rungs of subsets) {
    expect(normalize(given, { rungs })).toBe(given);
    expect(pendingRungs(reference, { rungs })).toEqual([]);
  }
  checkMeaning(reference);
});

/** References that change, and the rungs that change them. */
const CHANGES: readonly (readonly [what: string, from: string, to: string, pending: readonly Rung[]])[] = [
  ["R-075 the digits of an encoded dot-segment", "%2e%2e/a", "%2E%2E/a", ["case"]],
  ["R-075 the digits of an encoded dot-segment", ".%2e/%2e./a", ".%2E/%2E./a", ["case"]],
  ["R-075 the digits of an encoded dot-segment after an authority", "//h/%2e/b", "//h/%2E/b", ["case"]],
  [
    "R-129 the other triplets of a path with encoded dot-segments",
    "%2E%2E/%61/%2E/b%2Ec",
    "%2E%2E/a/%2E/b.c",
    ["percent-encoding"],
  ],
  ["R-129 encoded dots that are not dot-segments", "%2E%2E%2E/%2Ea/b%2E", ".../.a/b.", ["percent-encoding"]],
  ["R-129 encoded dots next to reserved triplets", "%2E%2F/%2E%2E%3B", ".%2F/..%3B", ["percent-encoding"]],
  ["R-129 encoded dots in query and fragment", "?%2E%2E/a#%2E/b", "?../a#./b", ["percent-encoding"]],
  ["R-129 an encoded dot in a host", "//%2E/", "//./", ["percent-encoding"]],
  ["R-129 R-104 triplets, but not dot-segments", "../%61/./b%2e", "../a/./b.", ["case", "percent-encoding"]],
  ["R-130 the dot-segments of an absolute path", "/a/./b/../c", "/a/c", ["dot-segments"]],
  ["R-130 more dot-segments than an absolute path has segments", "/../..", "/", ["dot-segments"]],
  ["R-130 the dot-segments after an authority", "//h/a/../b/.", "//h/b/", ["dot-segments"]],
  ["R-130 R-075 the dot-segment after an encoded one", "/a/%2E%2E/../b", "/a/b", ["dot-segments"]],
  ["R-040 dot-segments before two slashes", "/a/..//b", "/.//b", ["dot-segments"]],
  ["R-040 a path of slashes", "/.///", "/.///", []],
  ["R-040 no guard after an authority", "//h/.//b", "//h//b", ["dot-segments"]],
  ["R-073 a colon after a dot-segment of an absolute path", "/./a:b", "/a:b", ["dot-segments"]],
  ["R-085 a triplet before a colon", "./%61:b", "./a:b", ["percent-encoding"]],
  ["R-048 an empty port", "//h:/a", "//h/a", ["scheme"]],
  ["R-048 an empty port and an empty path", "//u@:", "//u@", ["scheme"]],
  ["R-128 the case of a host", "//H%c3/A", "//h%C3/A", ["case"]],
  ["R-018 the digits of triplets", "%2f?%3d#%c3", "%2F?%3D#%C3", ["case"]],
];

it.each(CHANGES)("%s: normalize changes %j to %j", (_what, from, to, pending) => {
  expect([String(normalize(from)), pendingRungs(from)]).toEqual([to, pending]);
  expect(String(normalize(to))).toBe(to);
  expect(compare(from, to).rung).toBe(pending.at(-1) ?? "identical");
  checkMeaning(from);
});

it.each([
  ["percent-encoding", "%2E%2E/a", "%2e%2e/%61"],
  ["case", "%2e%2e/%2f", "%2E%2E/%2F"],
] as const)(
  "R-075 with %s alone, the digits of an encoded dot-segment stay unless the rung is case: %s ~ %s",
  (rung, a, b) => {
    expect(String(normalize("%2e%2e/%61%2f", { rungs: [rung] }))).toBe(
      rung === "case" ? "%2E%2E/%61%2F" : "%2e%2e/a%2f",
    );
    expect(equivalent(a, b, { rungs: [rung] })).toBe(rung === "case");
  },
);

it("R-073 normalize never turns a relative reference into a URI: an encoded colon stays", () => {
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
])("R-121 R-122 %j and %j are not equivalent, since they resolve differently against some base", (a, b) => {
  expect(equivalent(a, b)).toBe(false);
  const targets = [...BASES, "http://h/x/y/z"].map((base) => [String(resolve(base, a)), String(resolve(base, b))]);
  expect(targets.some(([one, two]) => one !== two)).toBe(true);
});

describe("R-075 URIs with encoded dots, which resolution and normalization treat differently", () => {
  const base = "http://h/b/c";
  const both = (reference: string, rungs?: readonly Rung[]): string[] => {
    const options = { rungs };
    return [String(resolve(base, normalize(reference, options))), String(normalize(resolve(base, reference), options))];
  };

  it("URIs with encoded dots: without dot-segments, percent-encoding creates a dot-segment that a later resolution removes", () => {
    const reference = "http://h/a/%2e%2e/b";
    expect(both(reference, ["percent-encoding"])).toEqual(["http://h/b", "http://h/a/../b"]);
    expect(both(reference, ["case", "percent-encoding", "scheme"])).toEqual(["http://h/b", "http://h/a/../b"]);
    expect(both(reference, ["percent-encoding", "dot-segments"])).toEqual(["http://h/b", "http://h/b"]);
    expect(both(reference, ["case"])).toEqual(["http://h/a/%2E%2E/b", "http://h/a/%2E%2E/b"]);
    const rungs: Rung[] = ["percent-encoding"];
    expect(equivalent("http://h/b", "http://h/a/../b", { rungs })).toBe(false);
  });

  it("URIs with encoded dots: next to other dot-segments, the results differ even with all rungs", () => {
    expect(both("http://h/a/%2e%2e/../b")).toEqual(["http://h/b", "http://h/a/b"]);
    expect(both("foo:%2e/..")).toEqual(["foo:", "foo:/"]);
  });

  it("URIs with encoded dots: encoded dots in the base alone do not matter", () => {
    for (const reference of ["../d", "..", ".", "", "?q", "d/./e"]) {
      const from = "http://h/a/%2e%2e/b/%2E/c";
      expect(equivalent(resolve(from, normalize(reference)), normalize(resolve(from, reference)))).toBe(true);
    }
  });
});
