// RFC 3986 §5.2.2 twice in a row: the law of `joinReferences`, on a table and on generated references.

import { UriReference, UriSyntaxError, isUri, isUriReference, parse } from "@std66/core";
import * as oracle from "@std66/oracle";
import fc from "fast-check";
import { expect, it } from "vitest";
import { joinReferences, resolve } from "../src/index.ts";
import { thrown } from "./thrown.ts";

it.each([
  ["", "", ""],
  ["", "a.json", "a.json"],
  ["", "#/a", "#/a"],
  ["#", "a.json", "a.json"],
  ["#", "#a", "#a"],
  ["#", "", ""],
  ["?q#f", "", "?q"],
  ["?q", "#f", "?q#f"],
  ["?q", "?r", "?r"],
  ["a.json", "", "a.json"],
  ["a.json", "#/a", "a.json#/a"],
  ["a.json#b", "", "a.json"],
  ["a.json", "b.json", "b.json"],
  ["a.json?q", "?r", "a.json?r"],
  ["a/b.json", "c.json?q#f", "a/c.json?q#f"],
  ["a/b.json", "/c.json", "/c.json"],
  ["../a/./b", "/c.json", "/c.json"],
  ["a/b.json", "//h/c.json", "//h/c.json"],
  ["a/b.json", "urn:a:b", "urn:a:b"],
  ["a/b", "../c", "a/../c"],
  ["a/b/", "../c", "a/b/../c"],
  ["a/..", "c", "a/../c"],
  ["..", "c", "../c"],
  [".", "./c", "././c"],
  ["../a", "../c", "../../c"],
  ["./a:b", "c", "./c"],
  ["a", "./b:c", "./b:c"],
  ["/a/b", "../c", "/c"],
  ["/a/..", "c", "/c"],
  ["/a/../b", "#f", "/a/../b#f"],
  ["/a/../b", "c/../d", "/d"],
  ["http://h/a/../b?q", "#f", "http://h/a/../b?q#f"],
  ["/a/b", "..//c", "/.//c"],
  ["//h/a/b?q", "../c", "//h/c"],
  ["//u@h:1", "c", "//u@h:1/c"],
  ["//h/a", "//g", "//g"],
  ["http://h/a/b", "../c", "http://h/c"],
  ["http://h/a/..", "c", "http://h/c"],
  ["http:a/..", "c", "http:/c"],
  ["http://h/a", "http:b", "http:b"],
  ["urn:a:b", "#f", "urn:a:b#f"],
])("R-101 joinReferences: %j and %j give %j", (base, reference, wanted) => {
  for (const joined of [joinReferences(base, reference), joinReferences(parse(base), parse(reference))]) {
    expect(joined).toBeInstanceOf(UriReference);
    expect(String(joined)).toBe(wanted);
    expect(joined).toEqual(parse(wanted));
    expect([joined.scheme, joined.host, joined.port, joined.path, joined.query, joined.fragment]).toEqual(
      (({ scheme, host, port, path, query, fragment }) => [scheme, host, port, path, query, fragment])(parse(wanted)),
    );
  }
});

const heads = fc.constantFrom("", "", "", "", "/", "/", "//h", "//", "//u@h:1", "s:", "s:/", "s://h", "S:", "t://g/");
const segments = fc.constantFrom("", "a", "a", "b", ".", "..", "..", "...", "a:b", ";", "%2e");
const paths = fc.array(segments, { maxLength: 5 }).map((all) => all.join("/"));
const ends = fc.constantFrom("", "", "", "?", "?q", "?q/../x", "#", "#f", "?q#f", "#/..");
const texts = fc.tuple(heads, paths, ends).map((parts) => parts.join(""));
const references = texts.filter((text) => isUriReference(text));
const bases = texts.map((text) => (isUri(text) ? text : `s:${text}`)).filter((text) => isUri(text));

it("R-101 joinReferences: leads from every base to the target of the two references in turn", () => {
  fc.assert(
    fc.property(bases, references, references, (start, base, reference) => {
      const joined = String(joinReferences(base, reference));
      expect(isUriReference(joined)).toBe(true);
      expect([start, base, reference, oracle.resolve(start, joined)]).toEqual([
        start,
        base,
        reference,
        oracle.resolve(oracle.resolve(start, base), reference),
      ]);
    }),
  );
});

it("R-101 joinReferences: is associative, up to what each base makes of the result", () => {
  fc.assert(
    fc.property(bases, references, references, references, (start, a, b, c) => {
      const left = joinReferences(joinReferences(a, b), c);
      const right = joinReferences(a, joinReferences(b, c));
      expect([start, a, b, c, String(resolve(start, left))]).toEqual([start, a, b, c, String(resolve(start, right))]);
    }),
  );
});

it("joinReferences: gives the components that a parser finds", () => {
  fc.assert(
    fc.property(references, references, (base, reference) => {
      const joined = joinReferences(base, reference);
      const parsed = parse(String(joined));
      for (const name of ["scheme", "userinfo", "host", "port", "path", "query", "fragment"] as const) {
        expect([base, reference, name, joined[name]]).toEqual([base, reference, name, parsed[name]]);
      }
    }),
  );
});

it("joinReferences: returns a reference that does not change", () => {
  const reference = parse("http://h/a");
  expect(joinReferences("b", reference)).toBe(reference);
  expect(joinReferences("//h/b", reference)).toBe(reference);
  const sibling = parse("a.json?q#f");
  expect(joinReferences("", sibling)).toBe(sibling);
  expect(joinReferences("b.json", sibling)).toBe(sibling);
});

it("joinReferences: rejects what is not a URI-reference, and names the argument", () => {
  expect(thrown(() => joinReferences("a b", "c d"))).toMatchObject({ input: "a b", offset: 1 });
  expect(thrown(() => joinReferences("a", "c d"))).toBeInstanceOf(UriSyntaxError);
  expect(thrown(() => joinReferences(undefined as never, "a"))).toEqual(
    new TypeError("joinReferences: base must be a string or a UriReference, not undefined"),
  );
  expect(thrown(() => joinReferences("a", 1 as never))).toEqual(
    new TypeError("joinReferences: reference must be a string or a UriReference, not 1"),
  );
});

it("joinReferences: takes linear time for a base and a reference of a million segments", () => {
  const long = "a/".repeat(1_000_000);
  expect(String(joinReferences(long, `${"../".repeat(1_000_000)}b`)).length).toBe(5_000_001);
  expect(String(joinReferences(`/${long}`, `${"../".repeat(1_000_000)}b`))).toBe("/b");
});
