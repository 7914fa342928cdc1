// RFC 3986 §5.1 and §4.4 on IRIs, as Atom (RFC 4287 §2) uses them, and so do XML Base and RDF 1.2 Turtle.

import { parse } from "@std66/core";
import { BaseUriError, establishBase, isSameDocument } from "@std66/resolve";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { establishIriBase, isSameIriDocument, parseIri, toUri } from "../src/index.ts";

describe("establishIriBase", () => {
  it.each([
    [{ embedded: "http://例え.テスト/日本#東京", retrieval: "b:2" }, "http://例え.テスト/日本", "embedded"],
    [{ embedded: "../é/", encapsulating: "ü/", retrieval: "http://h/a/b/c#ö" }, "http://h/a/b/é/", "embedded"],
    [{ encapsulating: "?é", retrieval: "http://h/日本" }, "http://h/日本?é", "encapsulating"],
    [{ embedded: undefined, retrieval: "urn:example:é" }, "urn:example:é", "retrieval"],
    [{ embedded: "#é", fallback: "tag:é" }, "tag:é", "embedded"],
    [{ embedded: "a:é", retrieval: "not read: a b" }, "a:é", "embedded"],
  ] as const)("of %j is %s, from %s", (sources, base, source) => {
    const established = establishIriBase(sources);
    expect([String(established.base), established.source, established.base.isAbsoluteIri()]).toEqual([
      base,
      source,
      true,
    ]);
  });

  it("takes references of both packages", () => {
    const { base } = establishIriBase({ embedded: parseIri("é"), retrieval: parse("http://h/a") });
    expect(String(base)).toBe("http://h/é");
  });

  it("names itself, the source and the function for relative bases in its errors", () => {
    expect(() => establishIriBase({ embedded: "é", retrieval: "/日本" })).toThrow(BaseUriError);
    expect(() => establishIriBase({ retrieval: "/日本" })).toThrow(
      /^establishIriBase: sources\.retrieval `\/日本` has no scheme.*`joinIriReferences`/,
    );
    expect(() => establishIriBase({ embedded: "a b" })).toThrow(/^establishIriBase: sources\.embedded: a space/);
    expect(() => establishIriBase({})).toThrow(/^establishIriBase: sources must have one of embedded/);
    expect(() => establishIriBase({ embed: "a:b" } as never)).toThrow(TypeError);
    expect(() => establishIriBase({ embedded: 1 as never })).toThrow(/^establishIriBase: sources\.embedded must be/);
  });
});

describe("isSameIriDocument", () => {
  it.each([
    ["http://h/日本?é#ü", "#ö", true],
    ["http://h/日本?é", "日本?é#ö", true],
    ["http://h/日本?é", "", true],
    ["http://h/日本?é", "日本", false],
    ["http://h/日本", "%E6%97%A5%E6%9C%AC", false],
    ["http://h/é", "e\u0301", false],
    ["urn:é:é", "urn:é:é#x", true],
  ])("base %s, reference %j: %s", (base, reference, isSame) => {
    expect(isSameIriDocument(base, reference)).toBe(isSame);
    expect(isSameIriDocument(parseIri(base), parseIri(reference))).toBe(isSame);
  });

  it("throws for a base without a scheme, and for what is no IRI-reference", () => {
    expect(() => isSameIriDocument("日本", "#a")).toThrow(/^isSameIriDocument: base `日本`/);
    expect(() => isSameIriDocument("a:b", "é ü")).toThrow(/^isSameIriDocument: reference: a space/);
  });
});

const letter = fc.constantFrom("a", "é", "日", "\u{20000}", "/", ".", "?", "#", "..", "%41");
const reference = fc.array(letter, { maxLength: 6 }).map((letters) => letters.join("").replace(/#(?=.*#)/g, ""));

it("both agree with the functions for URIs on the URIs of their arguments", () => {
  fc.assert(
    fc.property(reference, reference, (one, other) => {
      const retrieval = `http://h/é/${one.replace(/^\/+/, "")}`;
      const [a, b] = [retrieval, other].map((text) => toUri(text)) as [
        ReturnType<typeof toUri>,
        ReturnType<typeof toUri>,
      ];
      expect(isSameIriDocument(retrieval, other)).toBe(isSameDocument(a, b));
      const { base, source } = establishIriBase({ embedded: other, retrieval });
      const ofUris = establishBase({ embedded: b, retrieval: a });
      expect([String(toUri(base)), source]).toEqual([String(ofUris.base), ofUris.source]);
    }),
  );
});
