// `joinRuns` resolves most references with dot-segments between other segments. The general way, by
// `removeDotSegments`, must give the same target, with the same ends.

import { type ScannedText, nextDotSegment, pathStart, scanArgument } from "@std66/core/internal";
import fc from "fast-check";
import { expect, it } from "vitest";
import { joinRuns } from "../src/join-runs.ts";
import { withPath } from "../src/target.ts";

const BASE = scanArgument("f: base", "http://u@h:1/a/b//c/d?q");

/** Resolves a path after `before`, which stands for a scheme that is ignored. */
function bothWays(path: string, directoryEnd: number, before = ""): readonly [ScannedText | undefined, ScannedText] {
  const reference = scanArgument("f: reference", `${before}${path}?y#../z`);
  const merged = BASE.text.slice(pathStart(BASE), directoryEnd) + path;
  return [joinRuns(BASE, directoryEnd, reference, before.length), withPath(BASE, merged, reference)];
}

const root = pathStart(BASE) + 1;
const directories = fc.constantFrom(root, root + 2, root + 4, root + 5, root + 7);
const segments = fc.constantFrom("d", "ef", "", ".", "..", "..", "...", ".g", "%2e");
const paths = fc
  .array(segments, { minLength: 1, maxLength: 8 })
  .map((all) => all.join("/"))
  .filter((path) => !path.startsWith("/") && nextDotSegment(path, 0, path.length) !== -1);

it("R-101 joinRuns and removeDotSegments give the same target", () => {
  fc.assert(
    fc.property(paths, directories, (path, directoryEnd) => {
      const [target, general] = bothWays(path, directoryEnd);
      if (target !== undefined) expect([path, target]).toEqual([path, general]);
    }),
  );
});

it.each([
  "d/../e",
  "d/./e",
  "d/e/../f/./g",
  "..",
  "../d",
  "d/..",
  "d/.",
  "d/../../e",
  "./d//../e",
  "d/e/./../f",
  "../d/e/../../f/",
])("joinRuns resolves %s", (path) => {
  const [target, general] = bothWays(path, root + 7);
  expect(target).toEqual(general);
  expect(target).toBeDefined();
});

it("joinRuns leaves a .. that removes an earlier run, and a path beyond 4,096 characters, to the general way", () => {
  expect(bothWays("d/./e/../../f", root + 7)[0]).toBe(undefined);
  expect(bothWays("d/./e/../../", root)[0]).toBe(undefined);
  expect(bothWays(`./${"x".repeat(4095)}`, root + 7)[0]).toBe(undefined);
  for (const before of ["", "http:"]) {
    const [target, general] = bothWays(`./${"x".repeat(4094)}`, root + 7, before);
    expect(target).toEqual(general);
  }
});
