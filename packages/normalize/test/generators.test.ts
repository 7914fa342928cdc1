// Checks that the generators produce enough of each case that the properties are about.

import { equivalence } from "@std66/vectors";
import { parse } from "@std66/core";
import * as oracle from "@std66/oracle";
import fc from "fast-check";
import { expect, it } from "vitest";
import { compare } from "../src/index.ts";
import { pairs } from "./pairs.ts";
import { references, relativeReferences } from "./references.ts";
import { ladder } from "./rungs-taken.ts";

it("generated pairs: enough are equal at each rung, and enough at none", () => {
  const counts = new Map<string | undefined, number>();
  for (const [a, b] of fc.sample(pairs, { numRuns: 5000, seed: 66 })) {
    const { rung } = compare(a, b);
    counts.set(rung, (counts.get(rung) ?? 0) + 1);
  }
  expect([...counts.keys()]).toHaveLength(6);
  expect([...counts].filter(([, count]) => count < 200)).toEqual([]);
  expect(counts.get(undefined)).toBeLessThan(3000);
});

it("generated references: each rung changes enough, and enough are relative, in normal form, or of each scheme", () => {
  const all = fc.sample(references, { numRuns: 5000, seed: 66 });
  const changed = ladder.map(
    (_rung, index) =>
      all.filter(
        (text) => oracle.normalize(text, ladder.slice(0, index)) !== oracle.normalize(text, ladder.slice(0, index + 1)),
      ).length,
  );
  expect(changed.filter((count) => count < 400)).toEqual([]);
  expect(all.filter((text) => oracle.normalize(text, ladder) === text).length).toBeGreaterThan(400);
  for (const scheme of [
    undefined,
    "http",
    "ftp",
    "file",
    "mailto",
    "urn",
    "tel",
    "foo",
    "constructor",
    "data",
    "ldap",
    "gopher",
  ]) {
    const ofScheme = all.filter((text) => parse(text).scheme?.toLowerCase() === scheme);
    expect([scheme, ofScheme.length > 40]).toEqual([scheme, true]);
  }
});

it("generated relative references: enough have dot-segments that stay, and enough have some that are removed", () => {
  const all = fc.sample(relativeReferences, { numRuns: 5000, seed: 66 });
  const kept = all.filter((text) => /(?:^|\/)(?:\.|%2E){1,2}(?:[/?#]|$)/.test(oracle.normalize(text, ladder)));
  const gone = all.filter((text) => oracle.normalize(text, ["dot-segments"]) !== text);
  expect([kept.length > 500, gone.length > 300]).toEqual([true, true]);
});

it.each(equivalence.filter(({ normal }) => normal !== undefined))(
  "$id: the transcription in @std66/oracle gives the normal form of the vector for $a",
  ({ a, b, rung, normal }) => {
    const rungs = ladder.slice(0, ladder.findIndex((name) => name === rung) + 1);
    expect([oracle.normalize(a, rungs), oracle.normalize(b, rungs)]).toEqual([normal, normal]);
  },
);
