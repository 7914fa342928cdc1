// Two references are deep-equal, in every common library that compares values, exactly if their texts are equal.

import assert from "node:assert";
import { isDeepStrictEqual } from "node:util";
import { expect as chaiExpect, util } from "chai";
import { dequal } from "dequal";
import { dequal as dequalLite } from "dequal/lite";
import { expect as jestExpect } from "expect";
import fastDeepEqual from "fast-deep-equal";
import fastDeepEqualEs6 from "fast-deep-equal/es6/index.js";
import lodash from "lodash";
import fc from "fast-check";
import { expect, it } from "vitest";
import { change, parse, tryParse } from "../src/index.ts";
import { unscanned } from "../src/scan/scanned-text.ts";
import { fromScan } from "../src/reference/uri-reference.ts";
import { references } from "./arbitrary-reference.ts";

type Equal = (a: unknown, b: unknown) => boolean;

function holds(run: () => unknown): boolean {
  try {
    run();
    return true;
  } catch {
    return false;
  }
}

const LIBRARIES: Readonly<Record<string, Equal>> = {
  "assert.deepStrictEqual": (a, b) => holds(() => assert.deepStrictEqual(a, b)),
  "assert.deepEqual": (a, b) => holds(() => assert.deepEqual(a, b)),
  "util.isDeepStrictEqual": isDeepStrictEqual,
  "vitest toEqual": (a, b) => holds(() => expect(a).toEqual(b)),
  "vitest toStrictEqual": (a, b) => holds(() => expect(a).toStrictEqual(b)),
  "vitest toMatchObject": (a, b) => holds(() => expect({ a }).toMatchObject({ a: b })),
  "vitest toContainEqual": (a, b) => holds(() => expect([a]).toContainEqual(b)),
  "Jest toEqual": (a, b) => holds(() => jestExpect(a).toEqual(b)),
  "Jest toStrictEqual": (a, b) => holds(() => jestExpect(a).toStrictEqual(b)),
  "Jest toMatchObject": (a, b) => holds(() => jestExpect({ a }).toMatchObject({ a: b })),
  "chai deep.equal": (a, b) => holds(() => chaiExpect(a).to.deep.equal(b)),
  "chai eql": (a, b) => util.eql(a, b),
  "lodash isEqual": (a, b) => lodash.isEqual(a, b),
  "fast-deep-equal": fastDeepEqual,
  "fast-deep-equal/es6": fastDeepEqualEs6,
  dequal,
  "dequal/lite": dequalLite,
};
const names = Object.keys(LIBRARIES);

const PAIRS = [
  ["http://a/x", "http://b/y"],
  ["http://a/x", "http://a/y"],
  ["http://a", "http://a/"],
  ["http://a?", "http://a"],
  ["", "#"],
  ["a", "A"],
  // All components end at the same offsets.
  ["http://a/b?c#d", "http://b/a?d#c"],
] as const;

it.each(names)("%s: two references with equal texts are equal, at any depth", (name) => {
  const equal = LIBRARIES[name] as Equal;
  for (const text of PAIRS.flat()) {
    expect([text, equal(parse(text), parse(text))]).toEqual([text, true]);
    expect(equal({ a: [parse(text)] }, { a: [parse(text)] })).toBe(true);
  }
});

it.each(names)("%s: two references with different texts are not equal, at any depth", (name) => {
  const equal = LIBRARIES[name] as Equal;
  for (const [a, b] of PAIRS) {
    expect([a, b, equal(parse(a), parse(b))]).toEqual([a, b, false]);
    expect([a, b, equal(parse(b), parse(a))]).toEqual([a, b, false]);
    expect(equal({ a: [parse(a)] }, { a: [parse(b)] })).toBe(false);
  }
});

it.each(names)("%s: generated references are equal exactly if their texts are equal", (name) => {
  const equal = LIBRARIES[name] as Equal;
  fc.assert(
    fc.property(references, references, ({ text: a }, { text: b }) => {
      expect([a, b, equal(parse(a), parse(b))]).toEqual([a, b, a === b]);
      expect([a, equal(parse(a), parse(a))]).toEqual([a, true]);
    }),
  );
});

it("a reference that was built or changed equals one that was parsed", () => {
  const text = "http://h/b";
  const computed = fromScan({ ...unscanned(text), schemeEnd: 4, hostEnd: 8, authorityEnd: 8, pathEnd: 10 });
  for (const made of [change(parse("http://h/a"), { path: "/b" }), computed, tryParse(text)]) {
    expect(made).toEqual(parse(text));
    expect(made).toStrictEqual(parse(text));
  }
});

it("structuredClone, spreading, JSON and Object.assign keep the text", () => {
  const reference = parse("http://u:p@a/x?y#z");
  const text = String(reference);
  expect(structuredClone(reference)).toEqual({ text });
  expect({ ...reference }).toEqual({ text });
  expect(Object.assign({}, reference)).toEqual({ text });
  expect(JSON.parse(JSON.stringify({ reference }))).toEqual({ reference: text });
  expect(parse(structuredClone(reference).text)).toEqual(reference);
});
