// The buffers of RFC 3986 §5.2.4, as that section prints them.

import { removeDotSegments } from "@std66/core";
import fc from "fast-check";
import { expect, it } from "vitest";
import { dotSegmentBuffers, traceResolution } from "../src/index.ts";

const buffersOf = (reference: string) => {
  const { steps } = traceResolution("http://h", reference);
  return [...dotSegmentBuffers(steps.filter(({ section }) => section === "RFC 3986 §5.2.4"))];
};

const rows = (...texts: readonly (readonly [output: string, input: string])[]) =>
  texts.map(([output, input]) => ({ output, input }));

it("R-113 are those of the first example", () => {
  expect(buffersOf("/a/b/c/./../../g")).toEqual(
    rows(
      ["", "/a/b/c/./../../g"],
      ["/a", "/b/c/./../../g"],
      ["/a/b", "/c/./../../g"],
      ["/a/b/c", "/./../../g"],
      ["/a/b/c", "/../../g"],
      ["/a/b", "/../g"],
      ["/a", "/g"],
      ["/a/g", ""],
    ),
  );
});

it.each([
  ["/.", rows(["", "/."], ["", "/"], ["/", ""])],
  ["/a/..", rows(["", "/a/.."], ["/a", "/.."], ["", "/"], ["/", ""])],
  ["/../..", rows(["", "/../.."], ["", "/.."], ["", "/"], ["/", ""])],
  ["/a//..", rows(["", "/a//.."], ["/a", "//.."], ["/a/", "/.."], ["/a", "/"], ["/a/", ""])],
  ["//h", []],
])("of %s", (reference, expected) => {
  expect(buffersOf(reference)).toEqual(expected.length === 0 ? rows(["", ""]) : expected);
});

it("begin with the whole path, and end with the result", () => {
  const paths = fc
    .array(fc.constantFrom("/", "/a", "/.", "/..", "/.b"), { minLength: 1, maxLength: 12 })
    .map((segments) => `/${segments.join("")}`.replace(/^\/+/, "/"));
  fc.assert(
    fc.property(paths, (path) => {
      const all = buffersOf(path);
      expect(all[0]).toEqual({ output: "", input: path });
      expect(all.at(-1)).toEqual({ output: removeDotSegments(path), input: "" });
    }),
  );
});
