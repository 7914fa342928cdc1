// RFC 3986 §5.4, complete, for the RFC and for the draft before it. Base: http://a/b/c/d;p?q

import { describe, expect, it } from "vitest";
import { resolution } from "@std66/vectors";
import { compareResolution, rfc2396bis07, rfc3986 } from "../src/index.ts";

const BASE = "http://a/b/c/d;p?q";

/** The rows of the vectors that have the examples. In the tests of resolve, the table stands as printed. */
const EXAMPLES = resolution
  .filter(({ source }) => /^RFC 3986 5\.4\b/.test(source))
  .map(({ ref, expect: { rfc3986: target } }) => [ref, target] as const);
const NORMAL = EXAMPLES.slice(0, 23);
/** Without the example that has two readings. */
const ABNORMAL = EXAMPLES.slice(23).filter(([reference]) => reference !== "http:g");

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
  expect([NORMAL[0], NORMAL.at(-1), ABNORMAL[0], ABNORMAL.at(-1)]).toEqual([
    ["g:h", "g:h"],
    ["../../g", "http://a/g"],
    ["../../../g", "http://a/g"],
    ["g#s/../x", "http://a/b/c/g#s/../x"],
  ]);
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
