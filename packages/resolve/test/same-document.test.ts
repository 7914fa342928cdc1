// RFC 3986 §4.4: which references refer to the same document as the base.

import { UriSyntaxError, isUri, isUriReference, parse } from "@std66/core";
import * as oracle from "@std66/oracle";
import { sameDocument } from "@std66/vectors";
import fc from "fast-check";
import { expect, expectTypeOf, it } from "vitest";
import { BaseUriError, isSameDocument, relativize } from "../src/index.ts";
import { thrown } from "./thrown.ts";

/** Checks every combination of strings and instances. */
function checkSameDocument(base: string, reference: string, wanted: boolean): void {
  for (const found of [
    isSameDocument(base, reference),
    isSameDocument(parse(base), reference),
    isSameDocument(base, parse(reference)),
    isSameDocument(parse(base), parse(reference)),
  ]) {
    expect([base, reference, found]).toEqual([base, reference, wanted]);
  }
}

it.each(sameDocument)(
  "R-088 $id: isSameDocument($base, $ref) is $expect.rfc3986",
  ({ base, ref, target, expect: { rfc3986 } }) => {
    checkSameDocument(base, ref, rfc3986);
    expect(oracle.resolve(base, ref)).toBe(target);
  },
);

it("R-088 the vectors have rows of both kinds, and some that normalizing would change", () => {
  const found = sameDocument.map(({ expect: { rfc3986, rfc3986normalized } }) => [rfc3986, rfc3986normalized].join());
  expect(new Set(found)).toEqual(new Set(["true,true", "false,true", "false,false"]));
});

it.each([
  // Base, reference, and whether they refer to the same document.
  ["s:", "", true],
  ["s:", "#", true],
  ["s:", "?", false],
  ["s:?", "", true],
  ["s:?", "?", true],
  ["s:?", "s:", false],
  ["s:", ".", true],
  ["s:a", ".", false],
  ["s:a", "a", true],
  ["s:a", "b/../a", false],
  ["s:/a", "b/../a", true],
  ["s:a#f", "a", true],
  ["s:a#f", "a#g", true],
  ["s:a#f", "#", true],
  ["s:a", "a#?q", true],
  ["s:a", "a?#", false],
  ["s:a?q", "?q#", true],
  ["s:a?q", "?q?", false],
  ["s:a?q", "?", false],
  ["s:a?q", "#?q", true],
  ["s:a?q#?y", "?y", false],
  ["s:a", "s:a", true],
  ["s:a", "t:a", false],
  ["s:a", "S:a", false],
  ["s:a", "s:./a", true],
  ["s://h", "", true],
  ["s://h", ".", false],
  ["s://h", "//h", true],
  ["s://h", "//h/", false],
  ["s://h/", "/.", true],
  ["s://h/", "../..", true],
  ["s://h/a", "../../a", true],
  ["s://h/a", "//u@h/a", false],
  ["s://h/a", "//h:/a", false],
  ["s://h/%41", "%41", true],
  ["s://h/%41", "A", false],
  ["s://h/%3a", "%3A", false],
  ["s://h//a", "a", true],
  ["s://h//a", ".//a", false],
  ["s:/.//a", "", true],
  ["s:/.//a", "a", true],
  ["s:/.//a", "/.//a", true],
  ["s:/.//a", "//a", false],
  ["s:/a/..", "", true],
  ["s:/a/..", "#f", true],
  ["s:/a/..", "..", false],
  ["s:/a/../b", "b", false],
  ["s:/a/../b", "s:/a/../b", false],
  ["s:/a/../b?q", "?q", true],
])(
  "R-088 R-089 isSameDocument does not normalize: for base %s and reference %s it is %s",
  (base, reference, wanted) => {
    checkSameDocument(base, reference, wanted);
  },
);

const piece = fc.constantFrom("a", "a", "b", ".", "..", "/", "/", "/.", "../", ":", "?", "?q", "#", "#f", "//h");
const anything = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(""));
const bases = fc
  .tuple(fc.constantFrom("s:", "s:/", "s://h", "s:/.//"), anything)
  .map((both) => both.join(""))
  .filter((text) => isUri(text));
const references = fc
  .tuple(bases, anything, fc.nat(12))
  .map(([base, rest, start]) => [base, base.slice(start).replace(/#.*/, "") + rest] as const)
  .filter(([, text]) => isUriReference(text));
const bare = (text: string): string => text.split("#", 1).join("");

it("R-088 isSameDocument is true exactly if target and base are equal apart from fragments", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        references,
        fc.tuple(
          bases,
          anything.filter((text) => isUriReference(text)),
        ),
      ),
      (pair) => {
        const [base, reference] = pair;
        checkSameDocument(base, reference, bare(oracle.resolve(base, reference)) === bare(base));
      },
    ),
  );
});

it("R-088 isSameDocument is true exactly if the shortest reference to the target is empty or a fragment", () => {
  fc.assert(
    fc.property(references, ([base, reference]) => {
      const shortest = String(relativize(base, oracle.resolve(base, reference)));
      expect([base, reference, isSameDocument(base, reference)]).toEqual([base, reference, /^(?:#|$)/.test(shortest)]);
    }),
  );
});

it("R-093 isSameDocument is true for a fragment alone, whatever the base", () => {
  fc.assert(
    fc.property(
      bases,
      anything.map((text) => text.replaceAll("#", "")),
      (base, text) => {
        checkSameDocument(base, `#${text}`, true);
        // Its fragment is known without a base.
        expect(parse(`#${text}`)).toMatchObject({ path: "", query: undefined, fragment: text });
      },
    ),
  );
});

it("R-094 isSameDocument throws BaseUriError for a base without a scheme, whatever the reference", () => {
  for (const base of ["", "/b/c", "//h/p", "?q", "#f"]) {
    for (const reference of ["", "#f", "g", "http://a/", "a b"]) {
      const error = thrown(() => isSameDocument(base, reference));
      expect(error).toBeInstanceOf(BaseUriError);
      expect(error).toMatchObject({ base });
    }
    expect(() => isSameDocument(parse(base), parse(base))).toThrow(BaseUriError);
  }
});

it("a text that is not a URI-reference throws UriSyntaxError", () => {
  expect(thrown(() => isSameDocument("s:a", "b c"))).toMatchObject({ input: "b c", offset: 1 });
  expect(thrown(() => isSameDocument("s:a b", ""))).toMatchObject({ input: "s:a b", offset: 3 });
  expect(thrown(() => isSameDocument("s:a#%", "s:a#%"))).toMatchObject({ input: "s:a#%", offset: 4 });
  expect(thrown(() => isSameDocument("s:a", "#%"))).toBeInstanceOf(UriSyntaxError);
});

it("a value that is neither a string nor a UriReference throws TypeError", () => {
  for (const value of [undefined, null, 0, {}, ["s:a"], new URL("http://a/"), { toString: () => "s:a" }]) {
    for (const run of [() => isSameDocument(value as string, ""), () => isSameDocument("s:a", value as string)]) {
      const error = thrown(run);
      expect(error).toBeInstanceOf(TypeError);
      expect(error).not.toBeInstanceOf(BaseUriError);
    }
  }
});

it("isSameDocument returns a boolean", () => {
  expectTypeOf(isSameDocument).returns.toEqualTypeOf<boolean>();
});
