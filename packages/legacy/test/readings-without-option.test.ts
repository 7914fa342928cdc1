// RFC 1808 §2.4, §4, RFC 2396 §5.2: the readings that no option chooses. Each other result is worked by hand from the
// sections that the reading is about.

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type DialectId, type Outcome, type ReadingCode, dialects, otherReadings, readings } from "../src/index.ts";

const textOf = (outcome: Outcome): string =>
  outcome.kind === "error" ? `error ${outcome.reason}` : outcome.kind === "uri" ? outcome.text : `cd${outcome.text}`;

function others(dialect: DialectId, base: string, reference: string): readonly string[] {
  return otherReadings(base, reference, { dialects: [dialect] }).map(
    ({ reading, outcome }) => `${reading} ${textOf(outcome)}`,
  );
}

const BASE = "http://a/b/c/d;p?q";

describe("RFC 1808", () => {
  it.each([
    // L1: a delimiter with nothing after it is written back.
    [BASE, "g?", ["L1 http://a/b/c/g?"]],
    [BASE, "g#", ["L1 http://a/b/c/g#"]],
    [BASE, "g;", ["L1 http://a/b/c/g;"]],
    [BASE, "g;?#", ["L1 http://a/b/c/g;?#"]],
    [BASE, "?", ["L1 http://a/b/c/d;p?"]],
    ["http://a/b?", "#s", ["L1 http://a/b?#s"]],
    // L2 and L3 have an option, and L1 other results beside them.
    ["http://a", ";x", ["L2 http://a;x"]],
    [`${BASE}#f`, "#", ["L1 http://a/b/c/d;p?q#", "L3 http://a/b/c/d;p?q"]],
    // L4: a reference with a scheme is put together from its components.
    [BASE, "g:h?", ["L4 g:h"]],
    [BASE, "g:h#", ["L4 g:h"]],
    [BASE, "g:h;", ["L4 g:h"]],
    [BASE, "g:h;x?y#s", []],
    [BASE, "g://h?x", []],
    ["", "g:h?", []],
    // L5: a scheme begins with a letter.
    [BASE, "1:b", ["L5 http://a/b/c/1:b"]],
    [BASE, "1:b/../c", ["L5 http://a/b/c/c"]],
    [BASE, "-:?y", ["L5 http://a/b/c/-:?y"]],
    ["1x:/a/b", "c", ["L5 error base-without-scheme"]],
    ["1x:/a/b", "g:h", []],
    ["1x:/a/b", "2:h", ["L5 error base-without-scheme"]],
    ["", "1:b", []],
    // L6: a base that no relative URL is used with, or that fits only the other form of absoluteURL.
    ["mailto:a@b", "c@d", ["L6 error each-scheme-has-its-form"]],
    ["NEWS:a.b", "c.d", ["L6 error each-scheme-has-its-form"]],
    ["telnet://h", "/c", ["L6 error each-scheme-has-its-form"]],
    ["mailto:a@b", "g:h", []],
    ["mailtox:a@b", "c@d", []],
    ["http://a//b", "c", ["L6 error first-segment-is-not-empty"]],
    ["s:///a/b", "c", []],
    ["s:////a", "c", ["L6 error first-segment-is-not-empty"]],
    // L11: a result beginning with "//", without a network location.
    ["f:/a", ".//g", ["L11 f:/.//g"]],
    ["f:/a/b", "..//g", ["L11 f:/.//g"]],
    ["f:/a", "////g", ["L11 f:/.//g"]],
    ["f:/a", "///g", []],
    ["f:/a", "//g", []],
    ["f://h/a", ".//g", []],
    ["f:/a", "f://g", []],
    // L12: an empty segment does not go with a "..".
    ["http://a/b/c", "d//../e", ["L12 http://a/b/d//../e"]],
    ["http://a/b/c", "d//../../e", ["L12 http://a/b/d//../../e"]],
    ["http://a/b/c", "d//e/../f", []],
    ["http://a/b/c", "../../../g", []],
    // Nothing is left open.
    [BASE, "g", []],
    [BASE, "/../g", []],
    [BASE, "", []],
    [BASE, "http:g", []],
    [BASE, "b c", []],
    ["b", "c", []],
  ])("%s + %j: %j", (base, reference, wanted) => {
    expect(others("rfc1808", base, reference)).toEqual(wanted);
  });
});

describe("RFC 2396", () => {
  it.each([
    // L7 and L8 have an option.
    ["foo:a/b", "../c", ["L7 foo:c"]],
    [BASE, "../../../g", ["L8 http://a/g", "L8 error climb-above-root"]],
    // L9: a base without a path has a slash.
    ["http://a", "g", ["L9 http://a/g"]],
    ["http://a?x", "g", ["L9 http://a/g"]],
    ["http://a", "g/../h", ["L9 http://a/h"]],
    ["http://a", ";x", ["L9 http://a/;x"]],
    ["http://a", "/g", []],
    ["http://a", "//g", []],
    ["http://a", "#s", []],
    ["http://a/", "g", []],
    ["f:/a", "g", []],
    // L10: a reference that its grammar does not have.
    [BASE, "?y", ["L10 error empty-reference-by-grammar"]],
    [BASE, "g~[", ["L10 error brackets-only-around-ip-literals"]],
    ["http://a", "?y", ["L9 http://a/?y", "L10 error empty-reference-by-grammar"]],
    ["http://a:x/", "b", []],
    // L11.
    ["f:/a", ".//g", ["L11 f:/.//g"]],
    ["f:/a", "///g", []],
    ["f:/a", "////g", []],
    // L12.
    ["http://a/b/c", "d//../e", ["L12 http://a/b/d//../e"]],
    // L15: a text before a ":" that is no scheme begins a path, which the grammar does not have either.
    [BASE, "a_b:c", ["L10 error colon-in-first-segment", "L15 http://a/b/c/a_b:c"]],
    [BASE, "1:b", ["L10 error scheme-begins-with-a-letter", "L15 http://a/b/c/1:b"]],
    ["foo:a", "a_b:c", ["L10 error colon-in-first-segment", "L15 error opaque-base"]],
    [BASE, "./a_b:c", []],
    [BASE, "g:h", []],
    // L17 has an option.
    [BASE, "http:g", ["L17 http://a/b/c/g"]],
    [BASE, "g?", []],
    [BASE, "", []],
    [BASE, "b c", []],
  ])("%s + %j: %j", (base, reference, wanted) => {
    expect(others("rfc2396", base, reference)).toEqual(wanted);
  });

  it("RFC 2396 without RFC 2732 refuses a bracket by L10", () => {
    expect(otherReadings("http://a/b", "?[", { dialects: ["rfc2396"] }).map(({ outcome }) => textOf(outcome))).toEqual([
      "error empty-reference-by-grammar",
    ]);
    const [other] = otherReadings("http://a/b", "c?[", { dialects: ["rfc2396"], rfc2732: false });
    expect([other?.reading, other?.outcome.kind]).toEqual(["L10", "error"]);
    expect(otherReadings("http://a/b", "c?[", { dialects: ["rfc2396"] })).toEqual([]);
  });
});

it("the other dialects have only L17", () => {
  expect(others("rfc3986", BASE, "http:g")).toEqual(["L17 http://a/b/c/g"]);
  for (const dialect of ["rfc1738", "rfc3986", "rfc2396bis07", "whatwg"] as const) {
    for (const [base, reference] of [
      ["f:/a", ".//g"],
      ["http://a", "?"],
      ["1:b", "c"],
      ["mailto:a", "b"],
    ] as const) {
      expect(others(dialect, base, reference)).toEqual([]);
    }
  }
});

const PIECES = fc.constantFrom(..."a b g / / // . .. ./ ../ : ? # ; ;x @ 1: a_b: http: s: //h ///".split(" "));
const texts = fc.array(PIECES, { maxLength: 6 }).map((pieces) => pieces.join(""));
const bases = fc.oneof(
  fc.constantFrom(
    ..."http://a http://a?x http://a/b;p?q#f s: s:/a s:a/b s:// 1:/a mailto:a http://a//b f:/a".split(" "),
  ),
  texts.map((text) => `http://a/${text}`),
);

it("each has another outcome than the reading that is taken; those of a dialect are in the order of the codes", () => {
  const seen = new Set<ReadingCode>();
  fc.assert(
    fc.property(bases, texts, (base, reference) => {
      for (const dialect of ["rfc1808", "rfc2396", "rfc3986"] as const) {
        const found = otherReadings(base, reference, { dialects: [dialect] });
        const taken = textOf(dialects[dialect].resolve(base, reference));
        for (const { reading, options, outcome } of found) {
          seen.add(reading);
          expect([base, reference, reading, textOf(outcome)]).not.toEqual([base, reference, reading, taken]);
          expect(options === undefined).toBe(readings[reading].option === undefined);
        }
        const numbers = found.map(({ reading }) => Number(reading.slice(1)));
        expect(numbers.filter((number, index) => number < (numbers[index - 1] ?? 0))).toEqual([]);
      }
    }),
    { numRuns: 400 },
  );
  expect(seen.size).toBeGreaterThan(8);
});
