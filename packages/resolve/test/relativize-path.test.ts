// RFC 3986 §5.2 in reverse: the form `path` of `relativize`, as JSON-LD compaction uses it.

import { isUriReference, parse } from "@std66/core";
import * as oracle from "@std66/oracle";
import fc from "fast-check";
import { expect, it } from "vitest";
import { relativize } from "../src/index.ts";
import { pairs } from "./targets.ts";
import { thrown } from "./thrown.ts";

const pathTo = (base: string, target: string): string => String(relativize(base, target, { form: "path" }));

it.each([
  ["http://a/b/c/d", "http://a/b/c/d", "d"],
  ["http://a/b/c/d?q", "http://a/b/c/d?q", "?q"],
  ["http://a/b/c/d?q", "http://a/b/c/d", "d"],
  ["http://a/b/c/d", "http://a/b/c/d?y", "?y"],
  ["http://a/b/c/d", "http://a/b/c/d#f", "#f"],
  ["http://a/b/c/d", "http://a/b/c/d#", "#"],
  ["http://a/b/c/d?q", "http://a/b/c/d#f", "d#f"],
  ["http://a/b/c/", "http://a/b/c/", "./"],
  ["http://a/b/c/d", "http://a/b/c/", "./"],
  ["http://a/b/c/d", "http://a/b/c/?q#f", "./?q#f"],
  ["http://a/b/c/d", "http://a/b/", "../"],
  ["http://a/b/c/d", "http://a/", "../../"],
  ["http://a/b/c/d", "http://a/x", "../../x"],
  ["http://a/b/c/d", "http://a/b/c", "../c"],
  ["http://a/b/c/d", "http://a/b/c/e/f", "e/f"],
  ["http://a/b/c/d", "http://a/b/c/x:y", "./x:y"],
  ["http://a/b/c/d", "http://a/b/c//x", ".//x"],
  ["http://a/b/c/d", "http://a//x", "../..//x"],
  ["http://a/b/c/d", "http://a/b/c/..x", "..x"],
  ["http://a/b/c/d", "http://a/b/../x", "../../x"],
  ["http://a", "http://a/b", "b"],
  ["http://a", "http://a/", "./"],
  ["http://a?q", "http://a?y", "?y"],
  ["urn:a:b", "urn:a:c", "./a:c"],
  ["s:/a", "s:/.//b", ".//b"],
  ["s:a", "s:/b", ".//b"],
  // JSON-LD 1.1 API §6.2.2: "@" and letters alone have the form of a keyword, and are ignored.
  ["http://a/b", "http://a/@special", "./@special"],
  ["http://a/b", "http://a/@Set", "./@Set"],
  ["http://a/c/b", "http://a/c/@x", "./@x"],
  ["http://a/b", "http://a/@type?q", "@type?q"],
  ["http://a/b", "http://a/@type#f", "@type#f"],
  ["http://a/b", "http://a/@a1", "@a1"],
  ["http://a/b", "http://a/@", "@"],
  ["http://a/b", "http://a/@a/", "@a/"],
  ["http://a/b", "http://a/@a/@b", "@a/@b"],
  ["http://a/b/c", "http://a/@a", "../@a"],
  ["http://a/b", "http://a/x@a", "x@a"],
  ["http://a/b", "http://a/@a-b", "@a-b"],
  ["http://a/b", "http://a/@%61", "@%61"],
  // No such reference leads to these.
  ["http://a/b", "http://a", "http://a"],
  ["http://a", "http://a", "http://a"],
  ["http://a/b", "http://c/b", "http://c/b"],
  ["http://a/b", "https://a/b", "https://a/b"],
  ["http://a/b", "HTTP://a/b", "HTTP://a/b"],
  ["http://a/b", "http://a:80/b", "http://a:80/b"],
  ["s:a/b", "s:c/d", "s:c/d"],
  ["s:/a", "s:b", "s:b"],
  ["http://a/b", "//c/d", "http://c/d"],
])("R-101 relativize to a path: from %s to %s by %s", (base, target, wanted) => {
  expect(pathTo(base, target)).toBe(wanted);
  expect(String(relativize(parse(base), parse(target), { form: "path" }))).toBe(wanted);
  expect(oracle.resolve(base, wanted)).toBe(oracle.resolve(base, target));
});

it("R-101 relativize to a path: is never empty, never begins with a slash, never ends in a bare dot-segment", () => {
  fc.assert(
    fc.property(pairs, ([base, target]) => {
      const found = pathTo(base, target);
      const shortest = String(relativize(base, target));
      expect([base, target, found, isUriReference(found)]).toEqual([base, target, found, true]);
      expect(found).not.toMatch(/^(?:$|\/)/);
      expect(found).not.toMatch(/^@[A-Za-z]+$/);
      if (parse(found).scheme === undefined) expect(parse(found).path).not.toMatch(/(?:^|\/)\.\.?$/);
      const reached = oracle.resolve(base, shortest);
      // An empty reference keeps the dot-segments of the base's path; a path does not.
      const targets = shortest === "" ? [reached, oracle.resolve(base, reached)] : [reached];
      expect(targets).toContain(oracle.resolve(base, found));
    }),
  );
});

it("R-101 relativize to a path: is relative wherever the shortest reference is a relative path", () => {
  fc.assert(
    fc.property(pairs, ([base, target]) => {
      const shortest = relativize(base, target);
      fc.pre(/^[^/]/.test(String(shortest)) && shortest.scheme === undefined);
      expect([base, target, relativize(base, target, { form: "path" }).scheme]).toEqual([base, target, undefined]);
    }),
  );
});

it("relativize: shortest is the default", () => {
  for (const options of [undefined, {}, { form: undefined }, { form: "shortest" }] as const) {
    expect(String(relativize("http://a/b/c", "http://a/x", options))).toBe("/x");
  }
});

const run = (options: unknown): unknown => thrown(() => relativize("http://a", "http://a", options as never));

it("relativize rejects an unknown form, an unknown option, and options that are not a plain object", () => {
  expect(run({ form: "long" })).toEqual(
    new RangeError("relativize: options.form must be shortest or path, not `long`"),
  );
  expect(run({ form: 1 })).toEqual(new RangeError("relativize: options.form must be shortest or path, not 1"));
  expect(run({ forms: "path" })).toEqual(new TypeError("relativize: options has no `forms`, only form"));
  expect(run("path")).toEqual(new TypeError("relativize: options must be a plain object, not a string"));
});

it("R-101 relativize to a path: takes linear time", () => {
  const base = `s://h${"/a".repeat(2_000_000)}`;
  expect(pathTo(base, "s://h/b")).toHaveLength(3 * 1_999_999 + 1);
});
