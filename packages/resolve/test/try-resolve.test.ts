// RFC 3986 §5.2: `tryResolve` is `resolve` without errors.

import { parse, tryParse } from "@std66/core";
import fc from "fast-check";
import { expect, it } from "vitest";
import { resolve, tryResolve } from "../src/index.ts";
import { thrown } from "./thrown.ts";

const BASE = "http://a/b/c/d;p?q";

it.each([
  ["../g", "http://a/b/g"],
  ["?y", "http://a/b/c/d;p?y"],
  ["", "http://a/b/c/d;p?q"],
  ["http:g", "http:g"],
])("R-101 tryResolve: %s leads to %s", (reference, target) => {
  expect(String(tryResolve(BASE, reference))).toBe(target);
  expect(String(tryResolve(parse(BASE), parse(reference)))).toBe(target);
});

it("R-119 tryResolve: takes the options of resolve", () => {
  expect(String(tryResolve(BASE, "http:g", { strict: false }))).toBe("http://a/b/c/g");
  expect(thrown(() => tryResolve(BASE, "g", { lenient: true } as never))).toEqual(
    new TypeError("tryResolve: options has no `lenient`, only strict"),
  );
});

it("R-093 tryResolve: gives undefined for a base without a scheme", () => {
  for (const base of ["", "a", "/a", "//h/a", "#", "1:a"]) expect(tryResolve(base, "g")).toBeUndefined();
});

it("tryResolve: gives undefined for what is not a URI-reference", () => {
  for (const text of ["a b", "%", "//[", "\uD800", "é", undefined, null, 1, {}, ["a"], new URL("http://a/")]) {
    expect(tryResolve(text as never, "g")).toBeUndefined();
    expect(tryResolve(BASE, text as never)).toBeUndefined();
  }
});

it("tryResolve: returns a reference that does not change", () => {
  const reference = parse("s://h/p");
  expect(tryResolve(BASE, reference)).toBe(reference);
});

const texts = fc.array(fc.constantFrom("s:", "/", "//", "a", "..", "?", "#", " ", "%", "%41", ":", "[", "@"), {
  maxLength: 6,
});

it("R-101 tryResolve: gives what resolve gives, and undefined where resolve throws", () => {
  const pieces = texts.map((all) => all.join(""));
  fc.assert(
    fc.property(fc.oneof(pieces, fc.constant("s://h/a/b")), pieces, fc.boolean(), (base, reference, strict) => {
      let target: string | undefined;
      try {
        target = String(resolve(base, reference, { strict }));
      } catch {
        target = undefined;
      }
      const found = tryResolve(base, reference, { strict });
      expect([base, reference, found === undefined ? undefined : String(found)]).toEqual([base, reference, target]);
      expect(found).toEqual(tryParse(target));
    }),
  );
});

it("tryResolve: reads another base after the last one", () => {
  const bases = ["http://a/x", "http://b/x", parse("http://c/x"), "http://a/x"];
  expect(bases.map((base) => String(tryResolve(base, "y")))).toEqual([
    "http://a/y",
    "http://b/y",
    "http://c/y",
    "http://a/y",
  ]);
});
