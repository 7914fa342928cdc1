// Checks what the corpora promise.

import { expect, test } from "vitest";
import type { Kind } from "../src/comparisons.ts";
import { makeCorpora } from "../src/corpora.ts";
import { normalize } from "../src/rfc3986.ts";

const corpora = makeCorpora(300);
const ofUris = corpora.filter(({ kind }) => kind === "uri");

test("the corpora are the same in each run", () => {
  expect(makeCorpora(300)).toEqual(corpora);
});

test("texts without a scheme are not respelled", () => {
  for (const { respelled, comparisons } of corpora.filter((corpus) => !ofUris.includes(corpus))) {
    expect([...respelled, ...comparisons]).toEqual([]);
  }
});

test.for(ofUris)(
  "$name: a respelled text is not in normal form, and usually has the normal form of the text",
  (corpus) => {
    const { texts, respelled } = corpus;
    expect(respelled.length).toBe(texts.length);
    expect(respelled.filter((text) => normalize(text) === text)).toEqual([]);
    const normal = texts.map(normalize);
    const others = respelled.filter((text, i) => normalize(text) !== normal[i]);
    expect(others.every(isHomePage)).toBe(true);
    expect(others.length).toBeLessThan(texts.length / 5);
  },
);

test("every way of respelling occurs", () => {
  const texts = ofUris.flatMap(({ respelled }) => respelled);
  const ways = [
    /^[A-Z]/u,
    /^[^:]+:\/\/[A-Z\d.]*[A-Z]/u,
    /^[^:]+:\/\/[a-z\d.]*[A-Z]/u,
    /%(?:\d[a-f]|[a-f])/u,
    /%[4-7]\d/u,
    /\/\.\//u,
    /\/\.\.\//u,
    /^https:\/\/[^/]+:443[/?#]/u,
    /^http:\/\/[^/]+:80[/?#]/u,
    /^[^:]+:\/\/[^/?#]+$/u,
  ];
  expect(ways.filter((way) => !texts.some((text) => way.test(text)))).toEqual([]);
});

test.for(ofUris)("$name: a third each of the pairs are the same, respelled and different", ({ texts, comparisons }) => {
  for (const { a, b, kind } of comparisons) expect(kindOf(a, b)).toBe(kind);
  const same = comparisons.filter(({ a, b }) => a === b);
  const different = comparisons.filter(({ a, b }) => normalize(a) !== normalize(b));
  const respelled = comparisons.filter((pair) => !same.includes(pair) && !different.includes(pair));
  for (const third of [same, different, respelled]) expect(third.length).toBe(texts.length / 3);
  expect(different.filter(({ a, b }) => normalize(a) !== a || normalize(b) !== b)).toEqual([]);
});

test("every dotty reference has a dot-segment, at its start, within it or at its end", () => {
  const dotty = corpora
    .filter(({ kind }) => kind === "dotty")
    .flatMap(({ texts, pairs }) => [...texts, ...pairs.map(({ reference }) => reference)]);
  const places = [/^\.\.?(?:\/|$)/u, /\/\.\.?\//u, /\/\.\.?$/u];
  expect(dotty.filter((text) => !places.some((place) => place.test(text)))).toEqual([]);
  expect(places.every((place) => dotty.some((text) => place.test(text)))).toBe(true);
});

function kindOf(a: string, b: string): Kind {
  if (a === b) return "same";
  return normalize(a) === normalize(b) ? "respelled" : "different";
}

function isHomePage(text: string): boolean {
  return normalize(text).replace(/^[^:]+:\/\/[^/]+\//u, "") === "";
}
