// RFC 3986 §5.2.4: removal of dot-segments.

import * as oracle from "@std66/oracle";
import { resolution } from "@std66/vectors";
import fc from "fast-check";
import { expect, it } from "vitest";
import { nextDotSegment } from "../src/internal.ts";
import { removeDotSegments } from "../src/index.ts";

it.each([
  [
    "/a/b/c/./../../g",
    [
      "2E: /a /b/c/./../../g",
      "2E: /a/b /c/./../../g",
      "2E: /a/b/c /./../../g",
      "2B: /a/b/c /../../g",
      "2C: /a/b /../g",
      "2C: /a /g",
      "2E: /a/g ",
    ],
    "/a/g",
  ],
  ["mid/content=5/../6", ["2E: mid /content=5/../6", "2E: mid/content=5 /../6", "2C: mid /6", "2E: mid/6 "], "mid/6"],
])("R-113 the trace of %s is the one printed in §5.2.4", (path, steps, result) => {
  const trace: oracle.RemovalStep[] = [];
  expect([oracle.removeDotSegments(path, trace), removeDotSegments(path)]).toEqual([result, result]);
  expect(trace.map(([label, ...buffers]) => `${label}: ${buffers.join(" ")}`)).toEqual(steps);
});

it.each([
  ["", ""],
  ["/", "/"],
  [".", ""],
  ["..", ""],
  ["./", ""],
  ["../", ""],
  ["/.", "/"],
  ["/..", "/"],
  ["/./", "/"],
  ["/../", "/"],
  ["../a", "a"],
  ["./a", "a"],
  ["../../a", "a"],
  ["./../.a", ".a"],
  ["a/..", "/"],
  ["a/../b", "/b"],
  ["a/.", "a/"],
  ["a/./b", "a/b"],
  ["a/b/..", "a/"],
  ["a/../..", "/"],
  ["/a/../../b", "/b"],
  ["/a//../b", "/a/b"],
  ["/a/..//b", "//b"],
  ["//..", "/"],
  ["//.", "//"],
  ["/..//", "//"],
  ["..//a", "/a"],
  [".//..", "/"],
  ["...", "..."],
  ["/...", "/..."],
  ["/a/.../b", "/a/.../b"],
  ["/.a", "/.a"],
  ["/..a", "/..a"],
  ["/a.", "/a."],
  ["/a..", "/a.."],
  ["/a/..b/.c", "/a/..b/.c"],
  ["/.;a/..;b", "/.;a/..;b"],
  ["/%2e/%2E%2e/.%2e", "/%2e/%2E%2e/.%2e"],
  ["/a/%2e%2e", "/a/%2e%2e"],
  ["?/../#/..", "/"],
])("R-074 R-075 R-114 removes dot-segments, including excess ones: %j becomes %j", (path, result) => {
  expect([removeDotSegments(path), oracle.removeDotSegments(path)]).toEqual([result, result]);
});

const ALPHABET = ["a", ".", "/", "%2e", ";"];

it("R-113 removeDotSegments gives the result of the loop of §5.2.4, for every path of up to 8 of a, ., /, %2e and ;", () => {
  const faults: string[] = [];
  let paths = [""];
  for (let length = 0; length <= 8; length++) {
    for (const path of paths) {
      const result = removeDotSegments(path);
      if (result !== oracle.removeDotSegments(path)) faults.push(path);
    }
    if (length < 8) paths = paths.flatMap((path) => ALPHABET.map((character) => path + character));
  }
  expect(paths).toHaveLength(5 ** 8);
  expect(faults.slice(0, 10)).toEqual([]);
});

it("R-113 removeDotSegments gives the result of the loop of §5.2.4, for longer paths with many dots and slashes", () => {
  const pieces = fc.array(fc.constantFrom("a", "b", ".", "..", "...", "/", "/", "//", "/./", "/../", "%2e%2e"), {
    maxLength: 30,
  });
  fc.assert(
    fc.property(pieces, (all) => {
      const path = all.join("");
      const result = removeDotSegments(path);
      expect([path, result]).toEqual([path, oracle.removeDotSegments(path)]);
      // A second call finds nothing to remove.
      expect(removeDotSegments(result)).toBe(result);
      expect(result.split("/").filter((segment) => segment === "." || segment === "..")).toEqual([]);
      expect(result.startsWith("/") || !path.startsWith("/")).toBe(true);
    }),
  );
});

it("R-113 removeDotSegments gives the result of the loop of §5.2.4, for the paths of the vectors", () => {
  const paths = resolution.flatMap(({ base, ref }) => [base, ref]).map((text) => text.replace(/[?#][^]*$/, ""));
  for (const path of paths) expect(removeDotSegments(path)).toBe(oracle.removeDotSegments(path));
  expect(paths.length).toBeGreaterThan(600);
});

it("keeps every segment that is not a dot-segment, whatever its characters", () => {
  for (const path of ["/a b/é/\u{1F600}/\uD800", "\0/\n", "/a/b?c#d", "a:b//c"])
    expect(removeDotSegments(path)).toBe(path);
  expect(removeDotSegments("/\uD83D/../\uDE00")).toBe("/\uDE00");
});

it("nextDotSegment finds one exactly if a complete segment between two offsets is . or ..", () => {
  const faults: string[] = [];
  let paths = [""];
  for (let length = 0; length <= 6; length++) {
    for (const path of paths) {
      const wanted = /(?:^|\/)\.{1,2}(?:\/|$)/.test(path);
      if ((nextDotSegment(path, 0) !== -1) !== wanted) faults.push(path);
      if ((nextDotSegment(`x:${path}?/../`, 2, 2 + path.length) !== -1) !== wanted) faults.push(path);
      if ((nextDotSegment(`${path}?/./`, 0, path.length) !== -1) !== wanted) faults.push(path);
      if ((nextDotSegment(`${path}./`, 0, path.length) !== -1) !== wanted) faults.push(path);
      if ((nextDotSegment(`../${path}`, 3) !== -1) !== wanted) faults.push(path);
      if ((nextDotSegment(`.${path}.`, 1, 1 + path.length) !== -1) !== wanted) faults.push(path);
    }
    paths = paths.flatMap((path) => ["a", ".", "/"].map((character) => path + character));
  }
  expect(faults.slice(0, 10)).toEqual([]);
});
