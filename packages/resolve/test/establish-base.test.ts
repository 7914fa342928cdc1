// RFC 3986 §5.1: all sources of a base URI, in all combinations.

import { type Uri, UriReference, UriSyntaxError, parse } from "@std66/core";
import * as oracle from "@std66/oracle";
import { describe, expect, expectTypeOf, it } from "vitest";
import { BaseUriError, type BaseSources, type EstablishedBase, establishBase, resolve } from "../src/index.ts";
import { thrown } from "./thrown.ts";

/** The sources of RFC 3986 §5.1, from the innermost to the outermost. */
const NAMES = ["embedded", "encapsulating", "retrieval", "fallback"] as const;

function checkBase(sources: BaseSources, base: string, source: keyof BaseSources): void {
  const asInstances = Object.fromEntries(
    Object.entries(sources).map(([name, value]) => [name, typeof value === "string" ? parse(value) : value]),
  );
  for (const given of [sources, asInstances, Object.freeze({ ...sources })]) {
    const established = establishBase(given);
    expect(established.base).toBeInstanceOf(UriReference);
    expect([sources, String(established.base), established.source]).toEqual([sources, base, source]);
    // A base is an absolute-URI.
    expect([established.base.isAbsoluteUri(), established.base.path]).toEqual([true, parse(base).path]);
  }
}

describe("R-095 R-097 R-098 R-099 establishBase: the innermost source is the base", () => {
  const all = { embedded: "a:1", encapsulating: "b:2", retrieval: "c:3", fallback: "d:4" };

  it.each([
    ["R-095", all, "a:1", "embedded"],
    ["R-097", { ...all, embedded: undefined }, "b:2", "encapsulating"],
    ["R-098", { retrieval: "c:3", fallback: "d:4" }, "c:3", "retrieval"],
    ["R-099", { fallback: "d:4" }, "d:4", "fallback"],
    ["R-095 in any order of properties", { fallback: "d:4", embedded: "a:1" }, "a:1", "embedded"],
    ["R-097 in any order of properties", { retrieval: "c:3", encapsulating: "b:2" }, "b:2", "encapsulating"],
  ] as const)("%s: establishBase of %j gives %s, from %s", (_, sources, base, source) => {
    checkBase(sources, base, source);
  });
});

describe("R-096 establishBase: a relative source is resolved against the next one out", () => {
  const retrieval = "http://a/b/c/d;p?q#f";

  it.each([
    [{ embedded: "g", retrieval }, "http://a/b/c/g", "embedded"],
    [{ embedded: "../../../g", retrieval }, "http://a/g", "embedded"],
    [{ embedded: "", retrieval }, "http://a/b/c/d;p?q", "embedded"],
    [{ embedded: "#s", retrieval }, "http://a/b/c/d;p?q", "embedded"],
    [{ embedded: "?y", retrieval }, "http://a/b/c/d;p?y", "embedded"],
    [{ embedded: ".", retrieval }, "http://a/b/c/", "embedded"],
    [{ embedded: "//h", retrieval }, "http://h", "embedded"],
    [{ encapsulating: "/g#s", retrieval }, "http://a/g", "encapsulating"],
    [{ retrieval: "g", fallback: retrieval }, "http://a/b/c/g", "retrieval"],
    [{ encapsulating: "g", fallback: retrieval }, "http://a/b/c/g", "encapsulating"],
    [{ embedded: "x/", encapsulating: "y/", retrieval }, "http://a/b/c/y/x/", "embedded"],
    [{ embedded: "../x", encapsulating: "y/z/", retrieval }, "http://a/b/c/y/x", "embedded"],
    [{ embedded: "w", encapsulating: "../x/", retrieval: "y/", fallback: "s://h/z/" }, "s://h/z/x/w", "embedded"],
    [{ embedded: "", encapsulating: "#s", retrieval: "?y", fallback: "s:z?q#f" }, "s:z?y", "embedded"],
    // A relative source is resolved against the innermost URI, not the outermost.
    [{ embedded: "x", encapsulating: "s:/e/", retrieval, fallback: "t:/f/" }, "s:/e/x", "embedded"],
    [{ embedded: "x", encapsulating: undefined, retrieval: "s:/e/", fallback: "t:/f/" }, "s:/e/x", "embedded"],
    //
    [{ embedded: ".//x", retrieval: "s:/a" }, "s:/.//x", "embedded"],
  ] as const)("establishBase: %j gives %s, from %s", (sources, base, source) => {
    checkBase(sources, base, source);
  });
});

it.each([
  ["R-086 R-094 the fragment is removed", "http://a/b?q#f", "http://a/b?q"],
  ["R-086 R-094 an empty fragment is removed", "http://a/b#", "http://a/b"],
  ["R-086 R-094 a fragment that looks like a path and a query is removed", "s:#/a?b", "s:"],
  ["an empty query is a query", "http://a/b?#f", "http://a/b?"],
  ["R-102 a scheme is enough for a base", "s:", "s:"],
  ["R-102 an empty authority of a base stays empty", "s://", "s://"],
  ["R-103 a base is not normalized", "HTTP://A:80/%7e/b/../c/.", "HTTP://A:80/%7e/b/../c/."],
  ["R-040 the guard stays", "s:/.//a#f", "s:/.//a"],
])("%s: establishBase of %s gives the absolute-URI %s, from any source", (_, given, base) => {
  for (const name of NAMES) checkBase({ [name]: given }, base, name);
});

describe("R-095 R-096 R-097 R-098 R-099 establishBase: every combination of sources", () => {
  const KINDS = ["absent", "undefined", "a URI", "relative", "empty"] as const;
  type Kind = (typeof KINDS)[number];
  const URIS = ["a://a/1/2?3#4", "b:/b/1/../2#3", "c:c/1", "d://d#1"] as const;
  const RELATIVES = ["../e?1#2", "f/./g", "/h/../i", "//j/k/"] as const;

  const combinations = NAMES.reduce<readonly (readonly Kind[])[]>(
    (rows) => rows.flatMap((row) => KINDS.map((kind) => [...row, kind])),
    [[]],
  );

  it("establishBase: there are 5⁴ combinations of sources", () => {
    expect(combinations.length).toBe(625);
  });

  it.each(combinations)("establishBase: embedded %s, encapsulating %s, retrieval %s, fallback %s", (...kinds) => {
    const sources: Record<string, string | undefined> = {};
    const given: { name: keyof BaseSources; kind: Kind; text: string }[] = [];
    for (const [i, kind] of kinds.entries()) {
      const name = NAMES[i] as (typeof NAMES)[number];
      const text = kind === "a URI" ? (URIS[i] ?? "") : kind === "relative" ? (RELATIVES[i] ?? "") : "";
      if (kind === "undefined") sources[name] = undefined;
      else if (kind !== "absent") {
        sources[name] = text;
        given.push({ name, kind, text });
      }
    }

    const [innermost] = given;
    if (innermost === undefined) {
      expect(thrown(() => establishBase(sources))).toBeInstanceOf(TypeError);
      return;
    }
    const found = given.findIndex(({ kind }) => kind === "a URI");
    const uri = given[found];
    if (uri === undefined) {
      expect(thrown(() => establishBase(sources))).toBeInstanceOf(BaseUriError);
      return;
    }
    // From the innermost URI inwards.
    const base = given.slice(0, found).reduceRight((outer, { text }) => oracle.resolve(outer, text), uri.text);
    checkBase(sources, base.replace(/#.*/, ""), innermost.name);
  });
});

describe("ignored sources", () => {
  const WORTHLESS: readonly unknown[] = ["a b", "//[", "%", "/relative", null, 1, {}, new URL("http://a/")];

  it.each(WORTHLESS)("establishBase: sources further out than the first URI are ignored: %j", (value) => {
    const worthless = value as string;
    const rest = { encapsulating: worthless, retrieval: worthless, fallback: worthless };
    expect(establishBase({ embedded: "s:/a#f", ...rest })).toEqual({ base: parse("s:/a"), source: "embedded" });
    expect(establishBase({ embedded: "b", ...rest, encapsulating: "s:/a" })).toEqual({
      base: parse("s:/b"),
      source: "embedded",
    });
    expect(establishBase({ retrieval: "s:/a", fallback: worthless })).toEqual({
      base: parse("s:/a"),
      source: "retrieval",
    });
  });
});

describe("errors", () => {
  it("R-093 establishBase: without any source, throws a TypeError that names the sources", () => {
    for (const sources of [{}, { embedded: undefined }, Object.fromEntries(NAMES.map((name) => [name, undefined]))]) {
      const error = thrown(() => establishBase(sources)) as Error;
      expect(error).toBeInstanceOf(TypeError);
      expect(error).not.toBeInstanceOf(BaseUriError);
      expect(error.message).toContain(`one of ${NAMES.join(", ")}`);
    }
  });

  it.each(["base", "Embedded", "embeded", "source", "toString", "__proto__", ""])(
    "establishBase: an unknown name throws a TypeError that names it: %j",
    (name) => {
      for (const value of ["http://a/", undefined]) {
        const sources = { embedded: "s:a", ...Object.fromEntries([[name, value]]) } as BaseSources;
        const error = thrown(() => establishBase(sources)) as Error;
        expect(error).toBeInstanceOf(TypeError);
        expect(error).not.toBeInstanceOf(BaseUriError);
        expect(error.message).toContain(`\`${name}\``);
      }
    },
  );

  it.each([
    [{ embedded: "" }, ""],
    [{ embedded: "a/b" }, "a/b"],
    [{ fallback: "//h/p" }, "//h/p"],
    [{ retrieval: "#f" }, "#f"],
    [{ embedded: "a", fallback: "/b" }, "/b"],
    [{ embedded: "a", encapsulating: "b", retrieval: "c", fallback: "d" }, "d"],
    [{ embedded: "a", encapsulating: "b", retrieval: "c", fallback: undefined }, "c"],
  ])(
    "R-086 R-094 establishBase: relative sources alone throw a BaseUriError with the outermost one: %j",
    (sources, base) => {
      const error = thrown(() => establishBase(sources));
      expect(error).toBeInstanceOf(BaseUriError);
      expect(error).toMatchObject({ base });
    },
  );

  it("R-053 establishBase: a password in a relative source is masked in the message", () => {
    const { message } = thrown(() => establishBase({ embedded: "//user:hunter2@h/" })) as BaseUriError;
    expect(message).toContain("//user:***@h/");
    expect(message).not.toContain("hunter2");
  });

  it.each([
    [{ embedded: "a b", retrieval: "s:a" }, "a b", 1],
    [{ embedded: "s:[" }, "s:[", 2],
    [{ embedded: "a", encapsulating: "1:b", retrieval: "s:a" }, "1:b", 1],
    [{ embedded: "a", fallback: "s:%" }, "s:%", 2],
    // The inner source is read first.
    [{ embedded: "a b", encapsulating: "%" }, "a b", 1],
    [{ embedded: "s:a#%" }, "s:a#%", 4],
  ])("establishBase: a source that is not a URI-reference throws UriSyntaxError: %j", (sources, input, offset) => {
    const error = thrown(() => establishBase(sources));
    expect(error).toBeInstanceOf(UriSyntaxError);
    expect(error).toMatchObject({ input, offset });
  });

  it("establishBase: a source that is neither a string nor a UriReference throws TypeError", () => {
    for (const value of [null, 0, false, {}, ["s:a"], new URL("http://a/"), { toString: () => "s:a" }, () => "s:a"]) {
      for (const sources of [
        { embedded: value, retrieval: "s:a" },
        { embedded: "a", encapsulating: value, retrieval: "s:a" },
        { fallback: value },
      ]) {
        const error = thrown(() => establishBase(sources as unknown as BaseSources));
        expect(error).toBeInstanceOf(TypeError);
        expect(error).not.toBeInstanceOf(BaseUriError);
        expect((error as Error).message).toMatch(/string/);
      }
    }
  });

  it("establishBase: undefined and null throw TypeError", () => {
    for (const value of [undefined, null]) {
      expect(thrown(() => establishBase(value as unknown as BaseSources))).toBeInstanceOf(TypeError);
    }
  });
});

it("establishBase: returns a base that `resolve` accepts, and the name of a source", () => {
  expectTypeOf(establishBase).parameters.toEqualTypeOf<[BaseSources]>();
  expectTypeOf(establishBase).returns.toEqualTypeOf<EstablishedBase>();
  expectTypeOf<EstablishedBase["source"]>().toEqualTypeOf<"embedded" | "encapsulating" | "retrieval" | "fallback">();
  const established = establishBase({ embedded: "assets/", retrieval: "http://a/b/page#top" });
  expect(Object.keys(established)).toEqual(["base", "source"]);
  expect(String(resolve(established.base, "c.css"))).toBe("http://a/b/assets/c.css");
});

it.each([
  [null, "null"],
  [undefined, "undefined"],
  ["http://a/", "a string"],
  [7, "7"],
  [[], "an instance of Array"],
])("establishBase: sources that are not a plain object throw TypeError: %j", (sources, given) => {
  expect(() => establishBase(sources as never)).toThrow(
    new TypeError(`establishBase: sources must be a plain object, not ${given}`),
  );
});

it("establishBase: the type of the base is a URI", () => {
  expectTypeOf<EstablishedBase["base"]>().toEqualTypeOf<Uri>();
});
