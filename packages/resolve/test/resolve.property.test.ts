// Properties of RFC 3986 §5, on generated pairs with many dots, slashes, colons and "//".

import { isUri, isUriReference, parse } from "@std66/core";
import * as oracle from "@std66/oracle";
import fc from "fast-check";
import { expect, it } from "vitest";
import { resolve, resolverFor } from "../src/index.ts";
import { checkResolution } from "./check-resolution.ts";

const piece = fc.constantFrom(
  "a",
  "b",
  ".",
  "..",
  "...",
  "/",
  "/",
  "//",
  "/.",
  "/..",
  "./",
  "../",
  ":",
  ";",
  "@",
  "%2e",
  "?",
  "#",
  "?q",
  "#f",
  "a:",
  "s:",
  "S:",
  "//h",
  "//u@h:1",
  "1",
);
const anything = fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join(""));
const references = anything.filter((text) => isUriReference(text));
const bases = fc
  .tuple(fc.constantFrom("s:", "S:", "t:", "s://", "s://h", "s://u:p@h:1", "s:///", "s:/", "s:a/b/"), anything)
  .map((both) => both.join(""))
  .filter((text) => isUri(text));

it("R-101 resolve agrees with a literal transcription of §5.2.2–5.3", () => {
  fc.assert(
    fc.property(bases, references, fc.boolean(), (base, reference, strict) => {
      const wanted = oracle.resolve(base, reference, strict);
      const result = resolve(base, reference, { strict });
      // Only one call, to be cheap: the next test uses `checkResolution`.
      expect([base, reference, strict, String(result)]).toEqual([base, reference, strict, wanted]);
      const parsed = parse(wanted);
      const found = [
        result.scheme,
        result.userinfo,
        result.host,
        result.port,
        result.path,
        result.query,
        result.fragment,
      ];
      expect([base, reference, found]).toEqual([
        base,
        reference,
        [parsed.scheme, parsed.userinfo, parsed.host, parsed.port, parsed.path, parsed.query, parsed.fragment],
      ]);
    }),
  );
});

it("R-101 resolve and resolverFor agree with the transcription, for strings and instances", () => {
  fc.assert(
    fc.property(bases, references, fc.boolean(), (base, reference, strict) => {
      checkResolution(base, reference, oracle.resolve(base, reference, strict), { strict });
    }),
  );
});

it("R-101 resolverFor agrees with the transcription for all short paths, against bases of every form", () => {
  const BASES = [
    "s:",
    "s:a",
    "s:a/b",
    "s:/",
    "s:/a",
    "s:/a/b/c",
    "s:/a/../b/c",
    "s://h",
    "s://h/",
    "s://h/a/b",
    "s://",
    "s:/.//a",
    "s:..",
    "s:a//b",
    "s://h//a/",
    "s:/a/b?q/r#f",
  ];
  const resolvers = BASES.map((base) => [base, resolverFor(base)] as const);
  const faults: string[][] = [];
  let paths = [""];
  for (let length = 0; length <= 7; length++) {
    for (const path of paths) {
      if (!isUriReference(path)) continue;
      for (const [base, fromBase] of resolvers) {
        const result = String(fromBase(path));
        if (result !== oracle.resolve(base, path)) faults.push([base, path, result]);
      }
    }
    paths = paths.flatMap((path) => ["a", ".", "/"].map((character) => path + character));
  }
  expect(faults.slice(0, 10)).toEqual([]);
});

it("R-092 resolve returns a URI, which parses back to itself", () => {
  fc.assert(
    fc.property(bases, references, (base, reference) => {
      const result = resolve(base, reference);
      expect([isUri(String(result)), result.isUri(), String(parse(String(result)))]).toEqual([
        true,
        true,
        String(result),
      ]);
    }),
  );
});

it("R-105 resolve ignores the base if the reference is a URI", () => {
  fc.assert(
    fc.property(bases, bases, bases, (base, other, reference) => {
      expect(String(resolve(base, reference))).toBe(String(resolve(other, reference)));
    }),
  );
});

it("R-094 resolve ignores the base's fragment", () => {
  fc.assert(
    fc.property(bases, references, (base, reference) => {
      const bare = base.replace(/#[^]*$/, "");
      for (const other of [bare, `${bare}#`, `${bare}#x/../y`]) {
        expect(String(resolve(other, reference))).toBe(String(resolve(base, reference)));
      }
    }),
  );
});

it("R-107 R-109 an empty reference resolves to the base without its fragment, a fragment to the base with it", () => {
  fc.assert(
    fc.property(bases, (base) => {
      const bare = base.replace(/#[^]*$/, "");
      expect([String(resolve(base, "")), String(resolve(base, "#")), String(resolve(base, "#x"))]).toEqual([
        bare,
        `${bare}#`,
        `${bare}#x`,
      ]);
    }),
  );
});

it("a target resolved again, against the same base or itself, does not change", () => {
  fc.assert(
    fc.property(bases, references, (base, reference) => {
      // An empty path copies the base's dot-segments, so the first target may still have some.
      const target = resolve(base, reference);
      const once = String(resolve(base, target));
      expect([String(resolve(base, once)), String(resolve(once, once))]).toEqual([once, once]);
      if (parse(reference).path !== "" || parse(reference).authority !== undefined) expect(once).toBe(String(target));
    }),
  );
});

it("R-074 resolve leaves no dot-segments, except after an empty path and in the guard", () => {
  fc.assert(
    fc.property(bases, references, (base, reference) => {
      fc.pre(parse(reference).path !== "");
      const { path, authority } = resolve(base, reference);
      const rest = authority === undefined && path.startsWith("/.//") ? path.slice(2) : path;
      expect(rest.split("/").filter((segment) => segment === "." || segment === "..")).toEqual([]);
    }),
  );
});

it("R-106 R-108 resolve keeps the base's query only for an empty path, and replaces its authority if given", () => {
  fc.assert(
    fc.property(bases, references, (base, reference) => {
      const { scheme, authority, path, query, fragment } = parse(reference);
      const result = resolve(base, reference);
      expect(result.fragment).toBe(fragment);
      if (scheme !== undefined || authority !== undefined || path !== "") expect(result.query).toBe(query);
      expect(result.authority).toBe(scheme === undefined ? (authority ?? parse(base).authority) : authority);
    }),
  );
});
