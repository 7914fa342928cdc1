// RFC 3986 §5.2.4 for relative paths: what a reduced path leads to.

import { isUriReference, parse } from "@std66/core";
import * as oracle from "@std66/oracle";
import fc from "fast-check";
import { expect, it } from "vitest";
import { reducedPath } from "../src/reduced-path.ts";

it.each([
  ["", ""],
  ["a", "a"],
  ["a/b.json", "a/b.json"],
  ["./a", "a"],
  ["../a", "../a"],
  ["a/../b", "b"],
  ["a/b/../../c", "c"],
  ["a/../../b", "../b"],
  ["a/../..", ".."],
  ["..", ".."],
  ["../.", "../"],
  ["../a/..", "../"],
  [".", "./"],
  ["a/..", "./"],
  ["a/../", "./"],
  ["a/b/..", "a/"],
  ["a/./b/.", "a/b/"],
  ["a//../b", "a/b"],
  ["a/..//b", ".//b"],
  ["a/../b:c", "./b:c"],
  ["a/../bc:d", "./bc:d"],
  ["./b:c", "./b:c"],
  ["../a/../b", "../b"],
  ["%2e/../a", "a"],
  [".../a", ".../a"],
])("R-113 reducedPath: %s is %s", (path, wanted) => {
  expect(reducedPath(path)).toBe(wanted);
});

const segments = fc.constantFrom("", "a", "b", ".", "..", "..", "...", "a:b");
const paths = fc
  .array(segments, { minLength: 1, maxLength: 7 })
  .map((all) => all.join("/"))
  .filter((path) => isUriReference(path) && parse(path).path === path && /^[^/]/.test(path));
const bases = fc
  .tuple(fc.constantFrom("s://h", "s://h/", "s:/", "s:a/", "s:/.//"), paths)
  .map(([start, path]) => (start.endsWith("h") ? start : start + path));

it("R-113 reducedPath: leads to the same target from every base that does not begin with dot-segments", () => {
  fc.assert(
    fc.property(bases, paths, (base, path) => {
      const reduced = reducedPath(path);
      expect([base, path, oracle.resolve(base, reduced)]).toEqual([base, path, oracle.resolve(base, path)]);
      expect(parse(reduced).path).toBe(reduced);
      expect(reducedPath(reduced)).toBe(reduced);
      expect(reduced).not.toMatch(/^$|^\/|[^/.]\/\.\.?(?:\/|$)/);
    }),
  );
});

it("R-113 reducedPath: takes linear time", () => {
  const half = 1_000_000;
  expect(reducedPath("a/".repeat(half) + "../".repeat(half))).toBe("./");
  expect(reducedPath("../".repeat(half))).toBe("../".repeat(half));
});
