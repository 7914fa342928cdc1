// RFC 3987 §5.3: at which rung two IRIs are equivalent, or in which component they differ.

import { compare } from "@std66/normalize";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { compareIri, equivalentIri, isIriReference, normalizeIri, parseIri } from "../src/index.ts";

describe("compareIri", () => {
  it.each([
    ["http://a/\u00E9", "http://a/\u00E9", "identical"],
    ["HTTP://A/\u00E9%c3", "http://a/\u00E9%C3", "case"],
    ["/\u00E9\u00FC", "/%C3%A9%c3%bc", "percent-encoding"],
    ["http://a/%7e", "http://a/~", "percent-encoding"],
    ["http://a/\u00E9/../\u00FC", "http://a/%C3%BC", "dot-segments"],
    ["http://\u00E9:80/\u00E9", "http://\u00E9/%c3%a9", "scheme"],
  ] as const)("R-227 %s and %s are equivalent by the rung %s", (a, b, rung) => {
    expect(compareIri(a, b)).toEqual({ equivalent: true, rung });
    expect(compareIri(b, a)).toEqual({ equivalent: true, rung });
  });

  it.each([
    ["/\u00E9", "/\u00C9", { component: "path", a: "/\u00E9", b: "/\u00C9" }],
    // Composed and decomposed characters are different (RFC 3987 §5.3.2.2).
    ["?\u00E9", "?e\u0301", { component: "query", a: "\u00E9", b: "e\u0301" }],
    ["http://\u00E9/%c3%a9", "http://\u00C9/", { component: "host", a: "\u00E9", b: "\u00C9" }],
    ["//\u00E9@h/", "//h/", { component: "userinfo", a: "\u00E9", b: undefined }],
    ["#%C3%A9", "#", { component: "fragment", a: "\u00E9", b: "" }],
    ["x:/\u00E9", "y:/\u00E9", { component: "scheme", a: "x", b: "y" }],
    ["//\u00E9:1", "//\u00E9:2", { component: "port", a: "1", b: "2" }],
  ] as const)("R-228 %s and %s differ", (a, b, difference) => {
    expect(compareIri(a, b)).toEqual({ equivalent: false, rung: undefined, difference });
  });

  it("R-227 takes the selected rungs only, and a function of the protocol", () => {
    expect(compareIri("/\u00E9", "/%C3%A9", { rungs: ["case", "scheme"] }).difference).toEqual({
      component: "path",
      a: "/\u00E9",
      b: "/%C3%A9",
    });
    expect(compareIri("http://\u00E9/", "http://\u00FC/", { protocol: () => "http://b/" }).rung).toBe("protocol");
  });

  it("R-227 ignores both fragments on request", () => {
    expect(compareIri("/\u00E9#\u00FC", "/\u00E9#\u00E4", { ignoreFragment: true }).rung).toBe("identical");
    expect(compareIri("/%c3%a9#\u00FC", "/\u00E9", { ignoreFragment: true }).rung).toBe("percent-encoding");
    expect(compareIri("/\u00E9?1#\u00FC", "/\u00E9?2#", { ignoreFragment: true }).difference?.component).toBe("query");
  });

  it("R-227 takes instances", () => {
    const iri = parseIri("/\u00E9");
    expect(compareIri(iri, iri)).toEqual({ equivalent: true, rung: "identical" });
    expect(compareIri(iri, "/%C3%A9").rung).toBe("percent-encoding");
  });
});

const unit = fc.constantFrom(
  "/",
  ".",
  ":",
  "#",
  "?",
  "@",
  "a",
  "A",
  "%7e",
  "%c3%a9",
  "%C3%A9",
  "\u00E9",
  "//h",
  "HTTP:",
  "http:",
  ":80",
  "../",
);
const iris = fc.string({ unit, maxLength: 6 }).filter((text) => isIriReference(text));
const uris = iris.map((text) => text.replaceAll("\u00E9", "b"));

it("R-227 agrees with equivalentIri, and its difference with normalizeIri", () => {
  fc.assert(
    fc.property(iris, iris, fc.boolean(), (a, b, ignoreFragment) => {
      const { equivalent, difference } = compareIri(a, b, { ignoreFragment });
      expect(equivalent).toBe(equivalentIri(a, b, { ignoreFragment }));
      if (difference === undefined) return;
      const { component } = difference;
      expect([difference.a, difference.b]).toEqual([normalizeIri(a)[component], normalizeIri(b)[component]]);
    }),
  );
});

it("R-227 is compare for URIs", () => {
  const decodes = /%c3%a9/i;
  fc.assert(
    fc.property(uris, uris, (a, b) => {
      fc.pre(!decodes.test(a) && !decodes.test(b));
      expect(compareIri(a, b)).toEqual(compare(a, b));
    }),
  );
});

it("R-227 IRIs are compared rung by rung, as URIs are", () => {
  for (const rungs of [undefined, ["case"], ["scheme"], ["case", "dot-segments"], ["identical"]] as const) {
    for (const b of [
      "http://a/b",
      "HTTP://a/b",
      "http://a/%62",
      "http://a/c/../b",
      "http://a:80/b",
      "HTTP://a:80/b",
      "http://a/b#c",
    ]) {
      expect(compareIri("http://a/b", b, { rungs })).toEqual(compare("http://a/b", b, { rungs }));
    }
  }
  expect(compareIri("http://a/b", "http://a/b#c", { ignoreFragment: true })).toMatchObject({ rung: "identical" });
});
