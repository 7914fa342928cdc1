// A `UriReference` is not scanned again: its own record is read. Shown by records that differ from what a scan of the
// text finds.

import { type UriReference, parse } from "@std66/core";
import { recordOf, referenceOf } from "@std66/core/internal";
import { resolution, sameDocument } from "@std66/vectors";
import { expect, it } from "vitest";
import {
  establishBase,
  isSameDocument,
  joinReferences,
  relativize,
  resolve,
  resolverFor,
  tryResolve,
} from "../src/index.ts";

/** A reference whose record says that the whole text is a path. A scan would find the scheme "x". */
const path: UriReference = referenceOf({ ...recordOf("y:z")!, text: "x:g", schemeEnd: -1 });
/** A URI whose record says that its authority is "h/i". A scan would find "h". */
const base = referenceOf({ ...recordOf("http://h_i/b/c")!, text: "http://h/i/b/c" });

it("a reference is read by its record", () => {
  expect(String(resolve("http://a/b/c", "x:g"))).toBe("x:g");
  expect(String(resolve("http://a/b/c", path))).toBe("http://a/b/x:g");
  expect(String(tryResolve("http://a/b/c", path))).toBe("http://a/b/x:g");
  expect(String(resolverFor("http://a/b/c")(path))).toBe("http://a/b/x:g");
  expect(String(joinReferences("http://a/b/c", path))).toBe("http://a/b/x:g");
});

it("a base is read by its record", () => {
  expect(String(resolve("http://h/i/b/c", "/d"))).toBe("http://h/d");
  expect(String(resolve(base, "/d"))).toBe("http://h/i/d");
  expect(String(tryResolve(base, "/d"))).toBe("http://h/i/d");
  expect(String(resolverFor(base)("/d"))).toBe("http://h/i/d");
  expect(String(joinReferences(base, "/d"))).toBe("http://h/i/d");
  expect(String(relativize(base, "http://h/i/d"))).not.toBe(String(relativize("http://h/i/b/c", "http://h/i/d")));
  expect(establishBase({ retrieval: base }).source).toBe("retrieval");
});

it("a base after one with the same text is read by its own record", () => {
  expect(String(resolve(parse("http://h/i/b/c"), "/d"))).toBe("http://h/d");
  expect(String(resolve(base, "/d"))).toBe("http://h/i/d");
  expect(String(tryResolve(parse("http://h/i/b/c"), "/d"))).toBe("http://h/d");
  expect(String(tryResolve(base, "/d"))).toBe("http://h/i/d");
});

it.each(resolution)("$id: $base + $ref is the same for parsed references", ({ base: from, ref, expect: wanted }) => {
  const [parsedBase, parsedRef] = [parse(from), parse(ref)];
  for (const result of [
    resolve(parsedBase, parsedRef),
    tryResolve(parsedBase, parsedRef),
    resolverFor(parsedBase)(parsedRef),
    resolve(from, parsedRef),
    resolve(parsedBase, ref),
  ]) {
    expect(String(result)).toBe(wanted.rfc3986);
    expect(result).toEqual(parse(wanted.rfc3986));
    expect(result?.path).toBe(parse(wanted.rfc3986).path);
  }
  // Nothing has changed in what was lent.
  expect([recordOf(parsedBase), recordOf(parsedRef)]).toEqual([recordOf(from), recordOf(ref)]);
});

it.each(sameDocument)("$id: parsed references are of the same document, or not", (row) => {
  expect(isSameDocument(parse(row.base), parse(row.ref))).toBe(row.expect.rfc3986);
});
