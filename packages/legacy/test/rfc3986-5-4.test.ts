// RFC 3986 §5.4, complete and as printed, for the RFC and for the draft before it. Base: http://a/b/c/d;p?q

import { describe, expect, it } from "vitest";
import { compareResolution, rfc2396bis07, rfc3986 } from "../src/index.ts";

const BASE = "http://a/b/c/d;p?q";

const NORMAL = [
  ["g:h", "g:h"],
  ["g", "http://a/b/c/g"],
  ["./g", "http://a/b/c/g"],
  ["g/", "http://a/b/c/g/"],
  ["/g", "http://a/g"],
  ["//g", "http://g"],
  ["?y", "http://a/b/c/d;p?y"],
  ["g?y", "http://a/b/c/g?y"],
  ["#s", "http://a/b/c/d;p?q#s"],
  ["g#s", "http://a/b/c/g#s"],
  ["g?y#s", "http://a/b/c/g?y#s"],
  [";x", "http://a/b/c/;x"],
  ["g;x", "http://a/b/c/g;x"],
  ["g;x?y#s", "http://a/b/c/g;x?y#s"],
  ["", "http://a/b/c/d;p?q"],
  [".", "http://a/b/c/"],
  ["./", "http://a/b/c/"],
  ["..", "http://a/b/"],
  ["../", "http://a/b/"],
  ["../g", "http://a/b/g"],
  ["../..", "http://a/"],
  ["../../", "http://a/"],
  ["../../g", "http://a/g"],
] as const;

const ABNORMAL = [
  ["../../../g", "http://a/g"],
  ["../../../../g", "http://a/g"],
  ["/./g", "http://a/g"],
  ["/../g", "http://a/g"],
  ["g.", "http://a/b/c/g."],
  [".g", "http://a/b/c/.g"],
  ["g..", "http://a/b/c/g.."],
  ["..g", "http://a/b/c/..g"],
  ["./../g", "http://a/b/g"],
  ["./g/.", "http://a/b/c/g/"],
  ["g/./h", "http://a/b/c/g/h"],
  ["g/../h", "http://a/b/c/h"],
  ["g;x=1/./y", "http://a/b/c/g;x=1/y"],
  ["g;x=1/../y", "http://a/b/c/y"],
  ["g?y/./x", "http://a/b/c/g?y/./x"],
  ["g?y/../x", "http://a/b/c/g?y/../x"],
  ["g#s/./x", "http://a/b/c/g#s/./x"],
  ["g#s/../x", "http://a/b/c/g#s/../x"],
] as const;

describe.each([rfc3986, rfc2396bis07])("$id", ({ id, resolve }) => {
  function checkRow(reference: string, text: string, strict: boolean | undefined): void {
    const outcome = { kind: "uri", text };
    expect(resolve(BASE, reference, { strict })).toEqual(outcome);
    expect(compareResolution(BASE, reference, { dialects: [id], strict }).rows).toEqual([{ dialect: id, outcome }]);
    // Unlike RFC 2396, RFC 3986 leaves no choice.
    expect(resolve(BASE, reference, { strict, excessDots: "error" })).toEqual(outcome);
    expect(resolve(`${BASE}#f`, reference, { strict })).toEqual(outcome);
  }

  it.each(NORMAL)("R-117 §5.4.1 within the base of §5.4 %j is %j", (reference, target) => {
    for (const strict of [true, false, undefined]) checkRow(reference, target, strict);
    expect(resolve(BASE, reference)).toEqual({ kind: "uri", text: target });
  });

  it.each(ABNORMAL)("R-118 §5.4.2 within the base of §5.4 %j is %j", (reference, target) => {
    for (const strict of [true, false, undefined]) checkRow(reference, target, strict);
    expect(resolve(BASE, reference)).toEqual({ kind: "uri", text: target });
  });

  it("R-119 §5.4.2 http:g is http:g for strict parsers, http://a/b/c/g for backward compatibility", () => {
    checkRow("http:g", "http:g", true);
    checkRow("http:g", "http:g", undefined);
    checkRow("http:g", "http://a/b/c/g", false);
    checkRow("HTTP:g", "http://a/b/c/g", false);
    checkRow("http:", BASE, false);
    expect(resolve(BASE, "http:g")).toEqual({ kind: "uri", text: "http:g" });
  });
});

it("the tables have 23 rows, and 19 including the one with two readings, like the RFC", () => {
  expect([NORMAL.length, ABNORMAL.length + 1]).toEqual([23, 19]);
});

describe("R-163 the four changes that RFC 3986 Appendix D.2 names", () => {
  it.each([
    ["a base without a path", "http://a", "g", "http://a/g"],
    ["a base without a path, with a query", "http://a?x", "g", "http://a/g"],
    ["a query only", BASE, "?y", "http://a/b/c/d;p?y"],
    ["the same document", BASE, "", BASE],
    ["the same document, with a fragment", `${BASE}#f`, "#s", `${BASE}#s`],
    ["dots apart from merging", BASE, "/../g", "http://a/g"],
    ["dots apart from merging", BASE, "g:h/../i", "g:/i"],
  ])("%s: %s + %j", (_, base, reference, text) => {
    expect(rfc3986.resolve(base, reference)).toEqual({ kind: "uri", text });
    expect(compareResolution(base, reference, { dialects: ["rfc2396bis07", "rfc3986"] }).agree).toBe(true);
    expect(compareResolution(base, reference, { dialects: ["rfc2396", "rfc3986"] }).agree).toBe(false);
  });
});
