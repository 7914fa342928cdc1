// RFC 3986 §5.2.1: which bases are read again. One is kept if the one read before it was as long.

import { tryParse } from "@std66/core";
import { recordOf } from "@std66/core/internal";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type Base, keepingLast, newBase } from "../src/base.ts";
import { resolverFor, tryResolve } from "../src/index.ts";

const longest = `s:${"x".repeat(65_534)}`;

it.each([
  ["the first one twice", ["s:a", "s:a", "s:a", "s:a"], ["s:a", "s:a"]],
  ["another one", ["s:a", "s:a", "s:b", "s:a"], ["s:a", "s:a", "s:b", "s:a"]],
  ["one of another length, but not the one that was kept", ["s:a", "s:a", "s:bc", "s:a"], ["s:a", "s:a", "s:bc"]],
  ["each one once, if their lengths differ", ["s:a", "s:bc", "s:a", "s:bc"], ["s:a", "s:bc", "s:a", "s:bc"]],
  ["one that cannot be read, but not the one before it", ["s:a", "s:a", "%", "%", "s:a"], ["s:a", "s:a", "%", "%"]],
  ["the longest to keep, twice", [longest, longest, longest], [longest, longest]],
  ["a longer one, but not the one before it", ["s:a", "s:a", `${longest}x`, "s:a"], ["s:a", "s:a", `${longest}x`]],
  ["a longer one each time", Array<string>(3).fill(`${longest}x`), Array<string>(3).fill(`${longest}x`)],
])("keepingLast reads %s", (_, given, wanted) => {
  const read: string[] = [];
  const baseOf = keepingLast((text: string): Base | undefined => {
    read.push(text);
    const uri = recordOf(text);
    return uri && newBase(uri);
  });
  expect(given.map((text) => baseOf(text)?.uri.text)).toEqual(given.map((text) => (text === "%" ? undefined : text)));
  expect(read).toEqual(wanted);
});

it("what is kept decides no answer: each order of bases gives the same targets", () => {
  // Of two lengths, and relative ones and faults among them.
  const bases = fc.constantFrom("s:/a/b", "s:/c/d", "s://h/e", "S:/a/b/", "t:/a/b", "/a/b/c", "s:/%zz");
  fc.assert(
    fc.property(fc.array(bases, { minLength: 2, maxLength: 20 }), (inOrder) => {
      const targets = inOrder.map((base) => tryResolve(base, "../x")?.toString());
      const expected = inOrder.map((base) => tryParse(base)?.isUri() && String(resolverFor(base)("../x")));
      expect(targets).toEqual(expected.map((target) => target || undefined));
    }),
  );
});
