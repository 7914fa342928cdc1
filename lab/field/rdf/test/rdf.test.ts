// What `run field rdf` compares parsers on. The parsers themselves are installed only by that command.

import { resolve as byTheRfc } from "@std66/oracle";
import { isIriReference } from "@std66/iri";
import * as ours from "@std66/relative-to-absolute-iri";
import * as original from "relative-to-absolute-iri";
import { expect, test } from "vitest";
import { formats } from "../formats.mjs";
import { byResult } from "../page.mjs";
import { hardReferences, referencesOf } from "../references.mjs";

const BASE = "http://example.org/data/日本/index";
const references = referencesOf(1000);

test("the references are valid, many, and mostly beyond ASCII", () => {
  expect(references.filter((text) => !isIriReference(text))).toEqual([]);
  expect(new Set(references).size).toBeGreaterThan(800);
  expect(references.filter((text) => /[^\0-\x7F]/u.test(text)).length).toBeGreaterThan(500);
  expect(referencesOf(1000)).toEqual(references);
});

test("the original resolves them as the RFC does, and each of the hard ones wrongly", () => {
  expect(references.filter((text) => original.resolve(text, BASE) !== byTheRfc(BASE, text))).toEqual([]);
  expect(hardReferences.filter((text) => original.resolve(text, BASE) === byTheRfc(BASE, text))).toEqual([]);
  expect(hardReferences.map((text) => ours.resolve(text, BASE))).toEqual(
    hardReferences.map((text) => byTheRfc(BASE, text)),
  );
});

test.for(formats.map(({ name, write }) => [name, write] as const))(
  "%s has each reference once, with its number",
  ([, write]) => {
    const document = write(BASE, ["a?b&c", "日本"]);
    for (const part of [/a\?b&(?:amp;)?c/u, /日本(?!\/)/u, /\b0\b/u, /\b1\b/u]) expect(document).toMatch(part);
    expect(document).toContain(BASE);
  },
);

test("formats with the same result share a row, others do not", () => {
  expect(
    byResult([
      ["A", "x", "wrong", "right"],
      ["B", "x", "refused", "right"],
      ["C", "x", "wrong", "right"],
      ["C", "y", "wrong", "right"],
    ]),
  ).toEqual([
    ["A, C", "x", "wrong", "right"],
    ["B", "x", "refused", "right"],
    ["C", "y", "wrong", "right"],
  ]);
});
