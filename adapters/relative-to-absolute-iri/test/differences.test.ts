// Beside the original, over generated calls: which results differ, and why.

import { readFileSync } from "node:fs";
import { isUri, isUriReference } from "@std66/core";
import { resolve as byTheRfc } from "@std66/oracle";
import fc from "fast-check";
import * as original from "relative-to-absolute-iri";
import { describe, expect, test } from "vitest";
// @boundaries-ignore Shared by the tests of many packages.
import { codePoint } from "../../../test-arbitraries.ts";
import { removeDotSegments, removeDotSegmentsOfPath, resolve } from "../src/index.ts";
import { differences } from "./differences.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
/** Of the table "What differs": title, base, reference, the two results. */
const rows = [...readme.matchAll(/^\| ([^|]+?) +\| `([^`]+)` +\| `([^`]+)` +\| `([^`]+)` +\| `([^`]+)` +\|/gmu)].map(
  (row) => row.slice(1) as [title: string, base: string, reference: string, theirs: string, ours: string],
);

const PIECES = ["a", "b", "é", "/", "//", ".", "..", "/./", "/../", ":", "?", "#", "%41", ";", "@", ".a", "a.", "1"];
const BASES = [
  "http://h",
  "http://h/",
  "http://h/a/b",
  "http://h/a/b?c/d",
  "foo:",
  "foo:a/b",
  "foo:/a",
  "file:///a",
  "urn:x:y",
];
const pieces = fc.array(fc.constantFrom(...PIECES), { maxLength: 7 }).map((list) => list.join(""));
const bases = fc.tuple(fc.constantFrom(...BASES), pieces).map((list) => list.join(""));
/** With another unreserved character for the letter that only IRIs have, which no scheme has either. */
const ascii = (text: string): string => text.replaceAll("é", "~");
const pairs = fc
  .tuple(pieces, bases)
  .filter(([reference, base]) => isUriReference(ascii(reference)) && isUri(ascii(base)));

function outcome(run: () => unknown): string {
  try {
    return String(run());
  } catch (error) {
    return `throws ${(error as Error).message}`;
  }
}

test("a target that differs from the original's has a listed reason", () => {
  fc.assert(
    fc.property(pairs, ([reference, base]) => {
      const target = resolve(reference, base);
      expect(target).toBe(byTheRfc(base, reference));
      const isSame = target === outcome(() => original.resolve(reference, base));
      expect(isSame || differences.some(({ applies }) => applies(reference, base))).toBe(true);
    }),
  );
});

test.for(rows)("README: %s, %s + %s", ([title, base, reference, theirs, ours]) => {
  expect(original.resolve(reference, base)).toBe(theirs);
  expect(resolve(reference, base)).toBe(ours);
  expect(theirs).not.toBe(ours);
  expect(differences.find((difference) => difference.title === title)?.applies(reference, base)).toBe(true);
});

test("the README has each difference", () => {
  expect(rows.map(([title]) => title)).toEqual(differences.map(({ title }) => title));
});

test("a text throws where it does in the original, and with its message", () => {
  const texts = fc.oneof(pieces, fc.string(), fc.string({ unit: codePoint }));
  fc.assert(
    fc.property(texts, fc.oneof(texts, bases, fc.constant(undefined)), (reference, base) => {
      const ours = outcome(() => resolve(reference, base));
      const theirs = outcome(() => original.resolve(reference, base));
      // In place of a password, a message shows `***`.
      const hasPassword = reference.includes("@");
      const thrown = [ours, theirs].map((result) => (result.startsWith("throws") ? hasPassword || result : "nothing"));
      expect(thrown[0]).toBe(thrown[1]);
    }),
  );
});

describe("arguments of other types", () => {
  const values: unknown[] = [
    undefined,
    null,
    0,
    5,
    Number.NaN,
    true,
    false,
    {},
    [],
    ["a"],
    () => "a",
    Object.create(null),
  ];
  type Call = (first: never, second: never) => string;
  const calls: [name: string, ours: Call, theirs: Call][] = [
    ["resolve", resolve, original.resolve],
    ["removeDotSegments", removeDotSegments, original.removeDotSegments],
    ["removeDotSegmentsOfPath", removeDotSegmentsOfPath, original.removeDotSegmentsOfPath],
  ];

  test.for(calls)("%s throws only where the original does", ([, ours, theirs]) => {
    const crashes: unknown[] = [];
    for (const value of values) {
      for (const [first, second] of [
        [value, "http://a/"],
        [value, 4],
        ["a", value],
      ]) {
        const [mine, other] = [ours, theirs].map((call) => outcome(() => call(first as never, second as never)));
        if (mine?.startsWith("throws") === true && !other?.startsWith("throws")) crashes.push([first, second]);
      }
    }
    expect(crashes).toEqual([]);
  });
});
