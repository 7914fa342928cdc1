// RFC 2396 Appendix C.1 and C.2, complete and as printed. Base: http://a/b/c/d;p?q

import { describe, expect, it } from "vitest";
import {
  type DialectId,
  type DialectOptions,
  type Outcome,
  compareResolution,
  dialects,
  rfc2396,
} from "../src/index.ts";

const BASE = "http://a/b/c/d;p?q";

const NORMAL = [
  ["g:h", "g:h"],
  ["g", "http://a/b/c/g"],
  ["./g", "http://a/b/c/g"],
  ["g/", "http://a/b/c/g/"],
  ["/g", "http://a/g"],
  ["//g", "http://g"],
  ["?y", "http://a/b/c/?y"],
  ["g?y", "http://a/b/c/g?y"],
  ["#s", "(current document)#s"],
  ["g#s", "http://a/b/c/g#s"],
  ["g?y#s", "http://a/b/c/g?y#s"],
  [";x", "http://a/b/c/;x"],
  ["g;x", "http://a/b/c/g;x"],
  ["g;x?y#s", "http://a/b/c/g;x?y#s"],
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
  ["", "(current document)"],
  ["../../../g", "http://a/../g"],
  ["../../../../g", "http://a/../../g"],
  ["/./g", "http://a/./g"],
  ["/../g", "http://a/../g"],
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

const CURRENT_DOCUMENT = "(current document)";

function outcomeOf(printed: string): Outcome {
  if (!printed.startsWith(CURRENT_DOCUMENT)) return { kind: "uri", text: printed };
  return { kind: "same-document", text: printed.slice(CURRENT_DOCUMENT.length) };
}

function checkRow(pair: readonly [base: string, reference: string], printed: string, options?: DialectOptions): void {
  const outcome = outcomeOf(printed);
  expect(rfc2396.resolve(...pair, options)).toEqual(outcome);
  const { rows } = compareResolution(...pair, { dialects: ["rfc2396"], ...options });
  expect(rows).toEqual([{ dialect: "rfc2396", outcome }]);
}

it.each(NORMAL)("RFC 2396 Appendix C.1 %j is %j", (reference, target) => {
  checkRow([BASE, reference], target);
  checkRow([BASE, reference], target, { strict: false });
  checkRow([BASE, reference], target, { excessDots: "remove" });
  checkRow([BASE, reference], target, { excessDots: "error" });
});

it.each(ABNORMAL)("RFC 2396 Appendix C.2 %j is %j", (reference, target) => {
  checkRow([BASE, reference], target);
  checkRow([BASE, reference], target, { strict: true, excessDots: "keep" });
  checkRow([BASE, reference], target, { strict: false });
});

it("RFC 2396 Appendix C.2 http:g is http:g for validating parsers, http://a/b/c/g for backwards compatibility", () => {
  checkRow([BASE, "http:g"], "http:g");
  checkRow([BASE, "http:g"], "http:g", { strict: true });
  checkRow([BASE, "http:g"], "http://a/b/c/g", { strict: false });
});

it("the tables have 22 rows, and 20 including the one with two readings, like the RFC", () => {
  expect([NORMAL.length, ABNORMAL.length + 1]).toEqual([22, 20]);
});

describe("RFC 2396 §5.2 step 6g", () => {
  it.each([
    ["../../../g", "http://a/../g", "http://a/g"],
    ["../../../../g", "http://a/../../g", "http://a/g"],
    ["../../..", "http://a/..", "http://a/"],
    ["../../../", "http://a/../", "http://a/"],
    ["../../../g/../h", "http://a/../h", "http://a/h"],
    ["../../../..g", "http://a/../..g", "http://a/..g"],
  ])("%s: a surplus .. is kept, removed or an error", (reference, kept, removed) => {
    checkRow([BASE, reference], kept, { excessDots: "keep" });
    checkRow([BASE, reference], removed, { excessDots: "remove" });
    expect(rfc2396.resolve(BASE, reference, { excessDots: "error" })).toEqual({
      kind: "error",
      reason: "climb-above-root",
      message: expect.stringContaining("RFC 2396 §5.2"),
    });
  });

  it("applies only to a merged path", () => {
    for (const excessDots of ["keep", "remove", "error"] as const) {
      checkRow([BASE, "/../g"], "http://a/../g", { excessDots });
      checkRow([BASE, "//h/../g"], "http://h/../g", { excessDots });
      checkRow([BASE, "http://h/../g"], "http://h/../g", { excessDots });
      checkRow([BASE, "../../g"], "http://a/g", { excessDots });
      checkRow([BASE, "..g"], "http://a/b/c/..g", { excessDots });
    }
  });
});

describe("RFC 2396 §5.2, by its steps", () => {
  it.each([
    ["2", "http://a/b?q#f", "", "(current document)"],
    ["2", "http://a/b?q#f", "#", "(current document)#"],
    ["2", "mailto:a@b", "#s", "(current document)#s"],
    ["2", "a/b", "", "(current document)"],
    ["3", "http://a/b", "s:c/../d?#", "s:c/../d?#"],
    ["3", "mailto:a@b", "s:c", "s:c"],
    ["3", "a/b", "s:c", "s:c"],
    ["4", "http://a/b", "//h/../c", "http://h/../c"],
    ["4", "http://a/b", "//", "http://"],
    ["4", "http://a/b", "///c", "http:///c"],
    ["4", "http://a/b", "//h?x", "http://h?x"],
    ["5", "http://a/b;p?q", "/", "http://a/"],
    ["5", "s:/b", "/c", "s:/c"],
    ["6a", "http://a/b/c", "?", "http://a/b/?"],
    ["6a", "http://a/b;p/c", "d", "http://a/b;p/d"],
    ["6a", "http://a", "g", "http://ag"],
    ["6a", "http://a?x", "g", "http://ag"],
    ["6c", "http://a/b/./c", "./d", "http://a/b/d"],
    ["6d", "http://a/b/c", "d/.", "http://a/b/d/"],
    ["6e", "http://a/b//c", "../d", "http://a/b/d"],
    ["6e", "http://a/b/c", "../;x", "http://a/;x"],
    ["6e", "http://a/b/c", "..;x", "http://a/b/..;x"],
    ["6f", "http://a/b/c/d", "e/..", "http://a/b/c/"],
    ["7", "s:/a", ".//b", "s://b"],
    ["7", "http://a/b", "c?#", "http://a/c?#"],
  ])("step %s: %j + %j is %s", (_, base, reference, target) => {
    checkRow([base, reference], target);
  });

  it.each(["g", "/g", "//g", "?y", "../g", ";x"])("§5: %s is refused against an opaque base", (reference) => {
    expect(rfc2396.resolve("mailto:a@b", reference)).toMatchObject({ kind: "error", reason: "opaque-base" });
  });

  it.each(["mailto:a@b", "s:?x", "s:a/b", "urn:a:b?c"])("§3: %s is opaque", (base) => {
    expect(rfc2396.resolve(base, "g")).toMatchObject({ kind: "error", reason: "opaque-base" });
  });

  it.each([
    ["http:", "http://a/b/c/", false],
    ["HTTP:g", "http://a/b/c/g", false],
    ["http:?y", "http://a/b/c/?y", false],
    ["http:/g", "http://a/g", false],
    ["http://g", "http://g", false],
    ["https:g", "https:g", false],
    ["HTTP:g", "HTTP:g", true],
  ])("step 3 %s is %s (strict: %s)", (reference, target, strict) => {
    checkRow([BASE, reference], target, { strict });
  });

  it("step 3: a scheme that is not known to be hierarchical is never ignored", () => {
    checkRow(["foo:/a/b", "foo:c"], "foo:c", { strict: false });
    checkRow(["x-http://a/b", "x-http:c"], "x-http:c", { strict: false });
    checkRow(["http2://a/b", "http2:c"], "http2:c", { strict: false });
    checkRow(["urn:a:b", "urn:c"], "urn:c", { strict: false });
  });
});

describe("the reasons why another standard gives a different result", () => {
  const WITHOUT_QUERY = "http://a/b/";
  const WITH_QUERY = "http://a/b/?q";

  it.each<[string, string, DialectId, strict: boolean, string, string, readonly string[]]>([
    // Both ignore the scheme, so that is not the difference.
    [BASE, "http:?y", "rfc3986", false, "http://a/b/c/?y", "http://a/b/c/d;p?y", ["query-only-keeps-path"]],
    // The path of the base has no last segment to lose; its query is lost if the reference has none.
    [WITH_QUERY, "http:", "rfc3986", false, "http://a/b/", "http://a/b/?q", ["query-only-keeps-path"]],
    [WITHOUT_QUERY, "http:", "rfc1808", false, "http://a/b/", "http:", ["same-scheme-loophole"]],
    [WITH_QUERY, "?y#", "rfc1808", true, "http://a/b/?y#", "http://a/b/?y", ["empty-component-is-absent"]],
  ])("%s + %s, and %s (strict: %s): %s and %s", (base, reference, other, ...[strict, text, others, reasons]) => {
    checkRow([base, reference], text, { strict });
    expect(dialects[other].resolve(base, reference, { strict })).toEqual({ kind: "uri", text: others });
    const { differences } = compareResolution(base, reference, { dialects: ["rfc2396", other], strict });
    expect(differences.flatMap((difference) => difference.reasons)).toEqual(reasons);
  });
});

it.each([
  ["a b", "g", "excluded-characters", "in the base: a space is not allowed in a URI (RFC 2396 §2.4.3)"],
  ["http://a/", "|", "excluded-characters", "`|` is not allowed in a URI (RFC 2396 §2.4.3)"],
  ["a/b", "g", "base-without-scheme", "the base has no scheme, so it is not an absolute URI (RFC 2396 §5.1)"],
  ["1:/a", "g", "scheme-begins-with-a-letter", "in the base: a scheme must begin with a letter (RFC 2396 §3.1)"],
  ["s:a", "g", "opaque-base", "the base is opaque: it has no hierarchy to resolve in (RFC 2396 §5)"],
])("%j + %j: refused with %s, %s", (base, reference, reason, message) => {
  expect(rfc2396.resolve(base, reference)).toEqual({ kind: "error", reason, message });
});

it.each(["keeper", "to keep", "remove\n", "", "errors"])("%j is not a value of excessDots: RangeError", (value) => {
  const options = { excessDots: value } as unknown as DialectOptions;
  expect(() => rfc2396.resolve(BASE, "g", options)).toThrow(RangeError);
  expect(() => rfc2396.resolve(BASE, "g", options)).toThrow("options.excessDots must be keep, remove or error, not ");
});
